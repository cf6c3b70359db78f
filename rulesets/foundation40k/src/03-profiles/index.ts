import type { ChapterPart } from '../kit.ts';
import { characteristics } from './characteristics.ts';

/** Unit profiles (Einheitenprofile). */
export const profiles: ChapterPart = {
  questions: { characteristics },
};
