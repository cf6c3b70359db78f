import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Cover (Deckung). */
export const cover: ChapterPart = {
  questions,
};
