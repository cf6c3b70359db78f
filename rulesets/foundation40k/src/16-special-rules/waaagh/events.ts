import { event } from '../../kit.ts';

export const events = {
  waaaghDeclared: event(
    'waaaghDeclared',
    (s, e) => {
      s.players[e.seat]!.waaagh = 'used';
    },
    { about: { by: 'seat' } },
  ),
};
