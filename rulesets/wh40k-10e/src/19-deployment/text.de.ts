import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  deploy: 'Wo steht die Einheit?',
  infiltrate: 'Wo steht die Einheit? Sie darf infiltrieren.',
  deepStrike: 'Wo landen die Schocktruppen?',
  strategic: 'Wo trifft die Strategische Reserve ein?',
} as const;

export const text: Text = {
  activities: { scouts: 'Kundschafter' },
  events: {
    scouted: (e, t) => `${t.name(e.unit)}: geht auf Kundschaft`,
    unitSetUp: (e, t) => `${t.name(e.unit)}: aufgestellt`,
  },
  requests: {
    scoutNext: () => 'Kundschafter: Welche Einheit bewegst du vor dem ersten Zug?',
    scoutMove: (r, t) => `${t.name(r.args.unit)}: Kundschafter, bis zu ${t.length(r.args.distance)}`,
    setUp: (r, t) => `${t.name(r.args.unit)}: ${HOW[r.args.how]}`,
  },
  none: { scoutNext: 'Keine weitere', scoutMove: 'Niemand bewegt sich' },
  refusals: {
    outsideZone: (r, t) => `${modelIn(r, t)}: steht nicht ganz in deiner Aufstellungszone.`,
    farFromEdge: (r, t) => `${modelIn(r, t)}: steht nicht ganz innerhalb von 6 Zoll einer Schlachtfeldkante.`,
    enemyZone: (r, t) => `${modelIn(r, t)}: steht in der feindlichen Aufstellungszone.`,
    tooNear: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))} von ${unitIn(r, t) || 'der feindlichen Zone'}, es müssen mehr als ${t.length(Number(r.limit))} sein.`,
  },
};
