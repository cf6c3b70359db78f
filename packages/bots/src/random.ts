import { sampleAnswer } from '@walstatt/engine/host';
import type { Bot } from './bot.ts';

/** Answers with any legal answer. */
export const randomBot: Bot = {
  name: 'random',
  answer: (s) => sampleAnswer(s.look as never, s.request, s.rng),
};
