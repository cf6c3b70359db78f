import type { ChapterPart } from '../kit.ts';
import { events } from './events.ts';
import { overwatchFire } from './trigger.ts';

/** Overwatch fire (Feuerbereitschaft). */
export const overwatch: ChapterPart = { events, triggers: [overwatchFire] };
