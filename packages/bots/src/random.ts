import { sampleAnswer } from '@walstatt/engine/host';
import type { Bot } from './bot.ts';

/** Gives a random legal answer. */
export const randomBot: Bot = {
  name: 'random',
  answer: (s) => sampleAnswer(s.look as never, s.request, s.rng),
};
