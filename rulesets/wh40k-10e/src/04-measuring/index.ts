import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Measuring distances (Entfernungen messen). */
export const measuring: ChapterPart = { questions };
