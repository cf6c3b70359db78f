import { measured, ofPair, textOf } from '../asking.ts';
import { question } from '../kit.ts';
import { unitGap } from './distance.ts';

/** What players ask while they think. */
export const questions = {
  /** WP-MEASURE-01: the gap between two units, at any time. */
  distance: question({
    rule: 'WP-MEASURE-01',
    takes: ofPair,
    lengths: [''],
    ask: (look, a) => measured(unitGap(look, textOf(a, 'unit'), textOf(a, 'target'))),
  }),
};
