import type { ChapterPart } from '../kit.ts';
import { flyAhead } from './fly-ahead/activity.ts';
import { events } from './fly-ahead/events.ts';
import { requests } from './fly-ahead/request.ts';

/** Aircraft (Flugzeuge): how they move. Their set-up belongs to the missions, their fights to the fight phase. */
export const aircraft: ChapterPart = { activities: [flyAhead], events, requests };
