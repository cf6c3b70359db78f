import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** XI. Gelände: what fields and their sides are like. At the introductory level nothing of it has an effect. */
export const terrain: ChapterPart = { questions };
