import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Armies, units, datasheets, keywords (Armeen, Einheiten, Datenblätter, Schlüsselwörter). */
export const units: ChapterPart = { questions };
