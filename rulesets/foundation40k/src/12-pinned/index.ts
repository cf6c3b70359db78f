import type { ChapterPart } from '../kit.ts';
import { rally } from './activity.ts';

/** Pinned units and how they rally (Niedergehalten). */
export const pinned: ChapterPart = {
  activities: [rally],
};
