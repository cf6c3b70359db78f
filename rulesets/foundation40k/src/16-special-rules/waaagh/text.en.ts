import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { waaagh: 'Waaaaagh!' },
  events: { waaaghDeclared: (e, t) => `${t.name(e.seat)}: Waaaaagh!` },
  requests: {
    waaaghMove: () => 'Waaaaagh! Who makes a free move?',
    waaaghFight: () => 'Waaaaagh! Who fights for free?',
  },
  none: { waaaghMove: 'Nobody makes a free move' },
};
