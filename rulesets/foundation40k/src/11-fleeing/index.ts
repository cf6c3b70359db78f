import type { ChapterPart } from '../kit.ts';
import { breakOff } from './break-off/activity.ts';
import { flee } from './flee/activity.ts';
import { events } from './flee/events.ts';

/** Fleeing and pursuit (Fliehen). */
export const fleeing: ChapterPart = {
  activities: [flee, breakOff],
  events,
};
