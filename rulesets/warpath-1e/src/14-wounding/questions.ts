import { isJudgeable, ofShot, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { woundNeed, woundReasons } from './resolve.ts';

/** What players ask while they think. */
export const questions = {
  toWound: question({
    rule: 'WP-WOUND-01',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      const base = look.state.units[shot.target]!.defence;
      return { value: woundNeed(look, shot), base, reasons: woundReasons(look, shot).map((r) => ({ ...r })) };
    },
  }),
};
