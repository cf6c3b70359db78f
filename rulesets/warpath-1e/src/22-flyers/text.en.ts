import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    flewOff: (e, t) => `${t.name(e.unit)} climbs away.`,
    flewIn: (e, t) => `${t.name(e.unit)} swoops down.`,
  },
  requests: {
    flyIn: (r, t) => `${unitOf(r, t)}: where to swoop down?`,
  },
  none: {
    flyIn: 'Stay away for now',
  },
  names: {
    flyersLeave: 'flyers leave at the start of which turn',
    ownTurn: 'the own next one',
    nextTurn: 'the opponent’s',
    flyersHigh: 'the extra 18 inches to flyers count',
    forAll: 'for all',
    forGround: 'from the ground only',
  },
};
