import type { Text } from '../../kit.ts';
import { modelArg } from '../../texts/args.ts';

const HOW = {
  move: 'bewegt sich',
  sprint: 'sprintet',
  vanguard: 'rückt vor',
  flight: 'rennt',
  pursuit: 'jagt nach',
  closeUp: 'rückt auf',
} as const;

export const text: Text = {
  activities: { move: 'Bewegung' },
  events: { unitMoved: (e, t) => `${t.name(e.unit)}: ${HOW[e.how]}` },
  requests: { move: (r, t) => `${t.name(r.args.unit)}: wohin? (bis ${t.length(r.args.most)})` },
  none: { move: 'Stehen bleiben' },
  refusals: {
    tooFar: (r, t) => `${modelArg(r, t)}: ${t.length(Number(r.measured))}, erlaubt: ${t.length(Number(r.limit))}.`,
    tooFarInTerrain: (r, t) =>
      `${modelArg(r, t)}: der Weg führt durch Gelände: ${t.length(Number(r.measured))}, erlaubt: ${t.length(Number(r.limit))}.`,
    offTable: (r, t) =>
      modelArg(r, t) === '' ? 'Nicht auf dem Spielfeld.' : `${modelArg(r, t)}: nicht auf dem Spielfeld.`,
    overlap: (r, t) => `${modelArg(r, t)}: dort steht schon jemand.`,
    tooNear: (r, t) => `${modelArg(r, t)}: höchstens 1" von einem Gegner entfernt.`,
    closed: (r, t) => `${modelArg(r, t)}: darf dieses Gelände nicht betreten.`,
    throughEnemy: (r, t) => `${modelArg(r, t)}: ein Gegner ist im Weg.`,
    outOfCoherency: (r) => `Die Einheit zerfiele in ${r.measured} Gruppen; erlaubt: ${r.limit}.`,
  },
  purposes: { terrainTest: 'Geländetest' },
};
