import type { Text } from '../../kit.ts';
import { modelArg } from '../../texts/args.ts';

const HOW = {
  move: 'moves',
  sprint: 'sprints',
  vanguard: 'moves ahead',
  flight: 'runs',
  pursuit: 'pursues',
  closeUp: 'closes up',
} as const;

export const text: Text = {
  activities: { move: 'Movement' },
  events: { unitMoved: (e, t) => `${t.name(e.unit)}: ${HOW[e.how]}` },
  requests: { move: (r, t) => `${t.name(r.args.unit)}: where to? (up to ${t.length(r.args.most)})` },
  none: { move: 'Stay' },
  refusals: {
    tooFar: (r, t) => `${modelArg(r, t)}: ${t.length(Number(r.measured))}, allowed: ${t.length(Number(r.limit))}.`,
    tooFarInTerrain: (r, t) =>
      `${modelArg(r, t)}: the way leads through terrain: ${t.length(Number(r.measured))}, allowed: ${t.length(Number(r.limit))}.`,
    offTable: (r, t) => (modelArg(r, t) === '' ? 'Not on the table.' : `${modelArg(r, t)}: not on the table.`),
    overlap: (r, t) => `${modelArg(r, t)}: somebody stands there.`,
    tooNear: (r, t) => `${modelArg(r, t)}: within 1" of an enemy.`,
    closed: (r, t) => `${modelArg(r, t)}: may not enter this terrain.`,
    throughEnemy: (r, t) => `${modelArg(r, t)}: an enemy is in the way.`,
    outOfCoherency: (r) => `The unit would fall into ${r.measured} groups; allowed: ${r.limit}.`,
  },
  purposes: { terrainTest: 'terrain test' },
};
