import type { ChapterPart } from '../kit.ts';
import { woundingEvents } from './events.ts';
import { toWound } from './modifiers.ts';
import { questions } from './questions.ts';

/** Wounding and damage (Das Ziel verwunden, Schadenspunkte). */
export const wounding: ChapterPart = {
  events: woundingEvents,
  modifiers: { toWound },
  questions,
};
