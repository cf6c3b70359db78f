import type { Chapter } from '../kit.ts';
import { strike } from './strike/activity.ts';
import { events } from './strike/events.ts';
import { hitOn } from './strike/modifiers.ts';
import { blow } from './strike/request.ts';

/** Blows (Schläge). */
export const blows: Chapter = { activities: [strike], events, requests: { blow }, modifiers: { hitOn } };
