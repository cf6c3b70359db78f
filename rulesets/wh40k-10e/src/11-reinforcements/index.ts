import type { ChapterPart } from '../kit.ts';
import { arrive } from './arrive/activity.ts';

/** Reinforcements (Verstärkungen). */
export const reinforcements: ChapterPart = { activities: [arrive] };
