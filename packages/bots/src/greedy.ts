import type { Bot } from './bot.ts';
import { type Effort, search } from './search.ts';

/** Takes the answer whose outcome the ruleset's evaluation likes best. */
export const greedyBot = (effort: Effort = { answers: 12, samples: 3 }): Bot => ({
  name: 'greedy',
  answer: (s) => search(s, effort).best,
});
