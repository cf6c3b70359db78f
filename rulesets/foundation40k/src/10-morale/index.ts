import type { ChapterPart } from '../kit.ts';
import { moraleTest } from './activity.ts';
import { events } from './events.ts';
import { measures } from './measures.ts';

/** Morale tests (Moraltest). */
export const morale: ChapterPart = {
  activities: [moraleTest],
  events,
  measures,
};
