import { type Fragment, s } from '../../fields.ts';

export const loot: Fragment = {
  events: { lootRevealed: { objective: s.id('objectives'), value: s.int(1, 3) } },
};
