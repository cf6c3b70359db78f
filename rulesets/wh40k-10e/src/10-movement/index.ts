import type { ChapterPart } from '../kit.ts';
import { desperateEscape } from './desperate-escape/activity.ts';
import { move } from './move/activity.ts';
import { events } from './move/events.ts';
import { requests } from './move/request.ts';

/** The movement phase: moving units (Bewegungsphase: Einheiten bewegen). */
export const movement: ChapterPart = { activities: [move, desperateEscape], events, requests };
