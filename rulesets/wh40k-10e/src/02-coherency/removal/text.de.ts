import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { coherencyRemoval: 'Einheitenformation' },
  requests: { straggler: (r, t) => `${t.name(r.args.unit)} ist nicht in Formation: Welches Modell entfernst du?` },
};
