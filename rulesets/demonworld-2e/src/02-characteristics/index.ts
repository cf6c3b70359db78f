import type { ChapterPart } from '../kit.ts';
import { events } from './losses/events.ts';
import { questions } from './questions.ts';

/** II. Eigenschaften von Modellen: what a recruit card says, and what hits do. */
export const characteristics: ChapterPart = { events, questions };
