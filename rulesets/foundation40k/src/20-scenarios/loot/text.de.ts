import type { Text } from '../../kit.ts';

export const text: Text = {
  events: { lootRevealed: (e, t) => `${t.name(e.objective)}: Wert ${e.value}` },
  purposes: { loot: 'Wert der Beute' },
};
