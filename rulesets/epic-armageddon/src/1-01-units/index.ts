import type { ChapterPart } from '../kit.ts';
import { questions } from './questions.ts';

/** Units, their types and profiles (Einheiten, Einheitentypen, Profilwerte). */
export const units: ChapterPart = { questions };
