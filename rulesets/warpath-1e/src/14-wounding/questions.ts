import { isJudgeable, ofShot, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { woundNeeds } from './resolve.ts';

/** What players ask while they think. */
export const questions = {
  toWound: question({
    rule: 'WP-WOUND-01',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      const { value, base, reasons } = woundNeeds(look, shot);
      return { value, base, reasons: reasons.map((r) => ({ ...r })) };
    },
  }),
};
