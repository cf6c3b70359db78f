import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Measuring and dice (Spielmaterialien). */
export const materials: ChapterPart = { questions };
