import type { ChapterPart } from '../kit.ts';
import { specialWeaponsEvents } from './events.ts';
import { bearersRequest } from './request.ts';

/** Special weapons (BFG). */
export const specialWeapons: ChapterPart = {
  events: specialWeaponsEvents,
  requests: { bearers: bearersRequest },
};
