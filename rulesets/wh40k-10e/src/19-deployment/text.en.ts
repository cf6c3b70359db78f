import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

const HOW = {
  deploy: 'where does the unit stand?',
  infiltrate: 'where does the unit stand? It may infiltrate.',
  deepStrike: 'where does the unit deep strike?',
  strategic: 'where do the Strategic Reserves arrive?',
} as const;

export const text: Text = {
  events: { unitSetUp: (e, t) => `${t.name(e.unit)}: set up` },
  requests: { setUp: (r, t) => `${t.name(r.args.unit)}: ${HOW[r.args.how]}` },
  refusals: {
    outsideZone: (r, t) => `${modelIn(r, t)}: is not wholly in your deployment zone.`,
    farFromEdge: (r, t) => `${modelIn(r, t)}: is not wholly within 6 inches of a battlefield edge.`,
    enemyZone: (r, t) => `${modelIn(r, t)}: is in the enemy deployment zone.`,
    tooNear: (r, t) =>
      `${modelIn(r, t)}: ${t.length(Number(r.measured))} from ${unitIn(r, t) || 'the enemy zone'}, more than ${t.length(Number(r.limit))} are needed.`,
  },
};
