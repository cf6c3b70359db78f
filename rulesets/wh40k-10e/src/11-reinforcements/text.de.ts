import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { arrive: 'Verstärkungen' },
  requests: {
    arriveNext: () => 'Welche Reserve-Einheit trifft ein?',
    afterSetUp: (r, t) => `${t.name(r.args.unit)}: wurde aufgestellt. Reagierst du?`,
  },
  none: { arriveNext: 'Keine weitere', setUp: 'Nicht aufstellen' },
};
