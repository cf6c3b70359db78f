import { event } from '../../kit.ts';

export const events = {
  lootRevealed: event(
    'lootRevealed',
    (s, e) => {
      s.objectives[e.objective]!.value = e.value;
      s.loot.splice(s.loot.indexOf(e.value), 1);
    },
    { about: { at: 'objective' } },
  ),
};
