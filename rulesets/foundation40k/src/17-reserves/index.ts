import type { ChapterPart } from '../kit.ts';
import { arrival } from './arrival/activity.ts';
import { events as arrivalEvents } from './arrival/events.ts';
import { holding } from './holding/activity.ts';
import { events as holdingEvents } from './holding/events.ts';

/** Reserves (Reservetruppen), and how flank attacks (Flankenangriff) arrive. */
export const reserves: ChapterPart = {
  activities: [holding, arrival],
  events: { ...holdingEvents, ...arrivalEvents },
};
