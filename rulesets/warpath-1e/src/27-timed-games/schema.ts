import { type Fragment, s, seat } from '../fields.ts';

export const timedGames: Fragment = {
  events: {
    turnCut: { soft: s.bool },
    timeRanOut: { seat: seat },
    timeUp: {},
    pauseWanted: { seat: seat },
    clockGoesOn: { seat: seat },
  },
};
