import { question } from '../kit.ts';
import { clockOf } from './clock.ts';

/** What players ask while they think. */
export const questions = {
  /** Whose clock runs, and how many minutes there are. */
  clock: question({
    rule: 'WP-TIME-01',
    takes: {},
    ask: (look) => ({ ...clockOf(look.state) }),
  }),
};
