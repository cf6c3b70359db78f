import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { melee: 'Melee' },
  events: {
    meleeDecided: (e, t) => `${t.name(e.winner)}: wins the melee, ${e.won} to ${e.lost} unsaved hits`,
  },
  requests: { opponent: (r, t) => `${t.name(r.args.unit)}: which unit does it fight?` },
};
