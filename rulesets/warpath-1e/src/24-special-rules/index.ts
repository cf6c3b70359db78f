import type { ChapterPart } from '../kit.ts';
import { elite } from './elite/triggers.ts';
import { headstrongEvents } from './headstrong/events.ts';
import { scouts } from './scouts/activity.ts';
import { scoutsEvents } from './scouts/events.ts';

/** Special rules (Sonderregeln). */
export const specialRules: ChapterPart = {
  activities: [scouts],
  events: { ...scoutsEvents, ...headstrongEvents },
  triggers: elite,
};
