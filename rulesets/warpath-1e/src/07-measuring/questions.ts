import { measured, ofPair, textOf } from '../asking.ts';
import { question } from '../kit.ts';
import { unitGap } from './distance.ts';

/** What players ask while they think. */
export const questions = {
  /** The gap between two units. */
  distance: question({
    rule: 'WP-MEASURE-01',
    takes: ofPair,
    lengths: [''],
    ask: (look, a) => {
      look.note('WP-MEASURE-01');
      return measured(unitGap(look, textOf(a, 'unit'), textOf(a, 'target')));
    },
  }),
};
