import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { arrive: 'Verstärkungen' },
  requests: {
    arriveNext: () => 'Welche Reserve-Einheit trifft ein?',
    afterSetUp: () => 'Der Gegner hat eine Einheit aufgestellt: Reagierst du?',
  },
  none: { arriveNext: 'Keine weitere', setUp: 'Nicht aufstellen' },
};
