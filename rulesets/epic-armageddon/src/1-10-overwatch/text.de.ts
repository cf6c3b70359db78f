import type { Text } from '../kit.ts';

export const text: Text = {
  events: { overwatchEnded: (e, t) => `${t.name(e.formation)}: Feuerbereitschaft ist beendet` },
};
