import type { ChapterText } from '../../kit.ts';

/** Which rolls elite units may improve. */
const ROLLS: Readonly<Record<string, string>> = { toHitElite: 'to hit', toWoundElite: 'to wound' };

/** English. */
export const en: ChapterText = {
  requests: {
    afterRoll: (r, t) =>
      `${t.name(r.args.unit ?? '')}, ${ROLLS[r.args.purpose]}, failed ${r.args.failed} of ${r.args.dice}. Roll one failed die again?`,
  },
  options: {
    afterRoll: () => 'roll it again',
  },
  none: {
    afterRoll: 'Let the roll stand',
  },
  purposes: {
    toHitElite: 'to hit',
    toWoundElite: 'to wound',
  },
};
