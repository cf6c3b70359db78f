import type { ChapterPart } from '../kit.ts';
import { vanguard } from './vanguard/activity.ts';
import { waaagh } from './waaagh/activity.ts';
import { events } from './waaagh/events.ts';

/** Special rules (Sonderregeln) that are activities of their own. */
export const specialRules: ChapterPart = {
  activities: [vanguard, waaagh],
  events,
};
