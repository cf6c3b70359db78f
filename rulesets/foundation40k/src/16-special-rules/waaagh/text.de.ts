import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { waaagh: 'Waaaaagh!' },
  events: { waaaghDeclared: (e, t) => `${t.name(e.seat)}: Waaaaagh!` },
  requests: {
    waaaghMove: () => 'Waaaaagh! Wer bewegt sich frei?',
    waaaghFight: () => 'Waaaaagh! Wer kämpft frei?',
  },
  none: { waaaghMove: 'Niemand bewegt sich frei' },
};
