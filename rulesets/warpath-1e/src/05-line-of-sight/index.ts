import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Line of sight (Sichtlinie). */
export const lineOfSight: ChapterPart = {
  questions,
};
