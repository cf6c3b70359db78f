import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  deploy: 'where does the unit stand?',
  infiltrate: 'where does the unit stand? It may infiltrate.',
  deepStrike: 'where does the unit deep strike?',
  strategic: 'where do the Strategic Reserves arrive?',
} as const;

export const text: Text = {
  activities: { scouts: 'Scouts' },
  events: { scouted: (e, t) => `${t.name(e.unit)}: scouts ahead`, unitSetUp: (e, t) => `${t.name(e.unit)}: set up` },
  requests: {
    scoutNext: () => 'Scouts: which unit do you move before the first turn?',
    scoutMove: (r, t) => `${t.name(r.args.unit)}: scouts, up to ${t.length(r.args.distance)}`,
    setUp: (r, t) => `${t.name(r.args.unit)}: ${HOW[r.args.how]}`,
  },
  none: { scoutNext: 'No more', scoutMove: 'Nobody moves' },
  refusals: {
    outsideZone: (r, t) => `${modelIn(r, t)}: is not wholly in your deployment zone.`,
    farFromEdge: (r, t) => `${modelIn(r, t)}: is not wholly within 6 inches of a battlefield edge.`,
    enemyZone: (r, t) => `${modelIn(r, t)}: is in the enemy deployment zone.`,
    tooNear: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))} from ${unitIn(r, t) || 'the enemy zone'}, more than ${t.length(Number(r.limit))} are needed.`,
  },
};
