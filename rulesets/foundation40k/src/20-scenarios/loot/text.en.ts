import type { Text } from '../../kit.ts';

export const text: Text = {
  events: { lootRevealed: (e, t) => `${t.name(e.objective)}: worth ${e.value}` },
  purposes: { loot: 'value of the loot' },
};
