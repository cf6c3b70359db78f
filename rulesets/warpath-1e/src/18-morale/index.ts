import type { ChapterPart } from '../kit.ts';
import { test, tests } from './activity.ts';
import { moraleEvents } from './events.ts';

/** Morale tests (Moraltests). */
export const morale: ChapterPart = {
  activities: [test, tests],
  events: moraleEvents,
};
