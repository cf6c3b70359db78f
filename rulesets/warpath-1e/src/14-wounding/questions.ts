import { isJudgeable, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { woundNeed } from './resolve.ts';

/** What players ask while they think. */
export const questions = {
  toWound: question({
    rule: 'WP-WOUND-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      return isJudgeable(look, shot) ? woundNeed(look, shot) : null;
    },
  }),
};
