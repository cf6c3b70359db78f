import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** I. Einführung: the board, elements, order. */
export const introduction: ChapterPart = { questions };
