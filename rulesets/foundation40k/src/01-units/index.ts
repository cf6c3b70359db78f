import type { ChapterPart } from '../kit.ts';
import { events } from './losses/events.ts';
import { measures } from './losses/measures.ts';

/** Models and units (Modelle und Einheiten). */
export const units: ChapterPart = {
  events,
  measures,
};
