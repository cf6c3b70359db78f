import { event } from '../../kit.ts';

export const events = {
  deployOrderFound: event(
    'deployOrderFound',
    (s, e) => {
      s.firstToDeploy = e.seat;
    },
    { about: { by: 'seat' } },
  ),
  edgeChosen: event(
    'edgeChosen',
    (s, e) => {
      s.players[e.seat]!.edge = e.edge;
    },
    { about: { by: 'seat' } },
  ),
};
