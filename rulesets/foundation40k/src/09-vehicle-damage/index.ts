import type { ChapterPart } from '../kit.ts';
import { vehicleDamage as damage } from './damage/activity.ts';
import { events } from './damage/events.ts';
import { explosion } from './explosion/activity.ts';

/** Vehicle damage (Fahrzeugschaden). */
export const vehicleDamage: ChapterPart = {
  activities: [damage, explosion],
  events,
};
