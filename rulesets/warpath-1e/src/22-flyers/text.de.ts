import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    flewOff: (e, t) => `${t.name(e.unit)} steigt davon.`,
    flewIn: (e, t) => `${t.name(e.unit)} stößt herab.`,
  },
  requests: {
    flyIn: (r, t) => `${unitOf(r, t)}: wo herabstoßen?`,
  },
  none: {
    flyIn: 'Noch fernbleiben',
  },
  names: {
    flyersLeave: 'Flieger verschwinden zu Beginn welches Spielzugs',
    ownTurn: 'des eigenen nächsten',
    nextTurn: 'des gegnerischen',
    flyersHigh: 'die 18 Zoll Zuschlag auf Flieger gelten',
    forAll: 'für alle',
    forGround: 'nur vom Boden aus',
  },
};
