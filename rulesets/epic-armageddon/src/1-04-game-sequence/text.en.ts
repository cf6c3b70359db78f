import type { Text } from '../kit.ts';

const PHASES = { strategy: 'Strategy phase', action: 'Action phase', end: 'End phase' } as const;

export const text: Text = {
  activities: { battle: 'Battle', round: '' },
  events: {
    roundBegan: (e) => `Turn ${e.round}`,
    phaseBegan: (e) => PHASES[e.phase],
    battleEnded: () => 'The battle is over',
  },
  requests: { roundStarts: () => 'Before the strategy roll: what first?' },
  purposes: { whoBegins: 'who begins' },
};
