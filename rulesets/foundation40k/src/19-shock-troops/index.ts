import type { ChapterPart } from '../kit.ts';
import { shockArrival } from './activity.ts';
import { events } from './events.ts';
import { shockRequest } from './request.ts';

/** Shock troops (Schocktruppen). */
export const shockTroops: ChapterPart = {
  activities: [shockArrival],
  events,
  requests: { shockPoint: shockRequest },
};
