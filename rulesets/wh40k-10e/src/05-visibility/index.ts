import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Determining visibility (Sichtbarkeit bestimmen). */
export const visibility: ChapterPart = { questions };
