import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Building an army (Eine Armee zusammenstellen). */
export const army: ChapterPart = {
  questions,
};
