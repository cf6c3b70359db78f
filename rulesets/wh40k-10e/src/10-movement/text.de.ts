import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  normal: 'Normale Bewegung',
  advance: 'Vorrücken',
  fallBack: 'Zurückziehen',
  stationary: 'Stationär bleiben',
} as const;

const MOVED = { normal: 'bewegt sich', advance: 'rückt vor', fallBack: 'zieht sich zurück' } as const;

export const text: Text = {
  activities: { move: '', desperateEscape: 'Fluchttest' },
  events: {
    unitMoved: (e, t) => `${t.name(e.unit)}: ${MOVED[e.how]}`,
    stoodStill: (e, t) => `${t.name(e.unit)}: bleibt stationär`,
  },
  requests: {
    moveBegins: (r, t) =>
      `${t.name(r.args.unit)}: ${r.args.charges ? 'greift an' : 'setzt sich in Bewegung'}. Reagierst du?`,
    moveEnds: (r, t) =>
      `${t.name(r.args.unit)}: ${r.args.charges ? 'hat angegriffen' : 'hat sich bewegt'}. Reagierst du?`,
    movementEnds: () => 'Die gegnerische Bewegungsphase endet: Tust du noch etwas?',
    moveNext: () => 'Welche Einheit bewegst du als nächste?',
    moveHow: (r, t) => `${t.name(r.args.unit)}: Wie bewegt sich die Einheit?`,
    move: (r, t) => {
      const plus = r.args.distance > 0 ? ` (B + ${t.length(r.args.distance)})` : '';
      return `${t.name(r.args.unit)}: ${HOW[r.args.how]}${plus}, wohin?`;
    },
    passOver: (r, t) =>
      `${t.name(r.args.unit)}: Welche Modelle bewegen sich über Feinde hinweg? Für jedes wird ein Fluchttest fällig.`,
    escapeLoss: (r, t) => `${t.name(r.args.unit)}: Ein Fluchttest ist misslungen. Welches Modell wird zerstört?`,
  },
  options: { moveHow: (o) => HOW[o.id as keyof typeof HOW] },
  none: {
    moveNext: 'Alle anderen bleiben stationär',
    move: 'Niemand bewegt sich',
    passOver: 'Kein Modell',
  },
  purposes: { randomMove: 'Bewegungswert', advance: 'Vorrücken-Wurf', desperateEscape: 'Fluchttest' },
  effects: { moved: '', noCharge: 'kann keinen Angriff ansagen', declined: 'verzichtet auf die Aufstellung' },
  refusals: {
    tooFar: (r, t) => `${modelIn(r, t)}: ${t.length(Number(r.measured))}, erlaubt sind ${t.length(Number(r.limit))}.`,
    tooFarInWoods: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))}; weil ein Modell der Einheit durch Wald geht, sind nur ${t.length(Number(r.limit))} erlaubt.`,
    cannotMove: (r, t) => `${modelIn(r, t)}: kann sich nicht bewegen.`,
    offTable: (r, t) => `${modelIn(r, t)}: käme über die Kante des Schlachtfelds.`,
    throughTerrain: (r, t) => `${modelIn(r, t)}: Gelände ist im Weg.`,
    throughEnemy: (r, t) => `${modelIn(r, t)}: ${unitIn(r, t)} ist im Weg.`,
    throughLarge: (r, t) => `${modelIn(r, t)}: muss um ${unitIn(r, t)} herum.`,
    untested: (r, t) => `${modelIn(r, t)}: bewegt sich ohne Fluchttest nicht über ${unitIn(r, t)}.`,
    engagedOnTheWay: (r, t) => `${modelIn(r, t)}: der Weg führt in Nahkampfreichweite von ${unitIn(r, t)}.`,
    endsEngaged: (r, t) => `${modelIn(r, t)}: stünde in Nahkampfreichweite von ${unitIn(r, t)}.`,
    onModel: (r, t) => `${modelIn(r, t)}: dort steht schon ein Modell (${unitIn(r, t)}).`,
    onObstacle: (r, t) => `${modelIn(r, t)}: auf diesem Hindernis kann niemand stehen.`,
    inTerrain: (r, t) => `${modelIn(r, t)}: stünde im Gelände.`,
    groundOnly: (r, t) => `${modelIn(r, t)}: kann in einer Ruine nur auf dem Boden stehen.`,
    overhang: (r, t) => `${modelIn(r, t)}: ragt über den Rand hinaus.`,
    midClimb: (r, t) => `${modelIn(r, t)}: dort ist nichts, worauf es stehen kann.`,
    outOfCoherency: (r, t) =>
      `${modelIn(r, t)}: steht weiter als ${t.length(Number(r.limit))} von der Einheit entfernt.`,
    inGroups: (r) => `Die Einheit stünde in ${r.measured} Gruppen.`,
  },
};
