import type { ChapterPart } from '../kit.ts';
import { attack } from './attack/activity.ts';
import { events as attackEvents } from './attack/events.ts';
import { hitModifiers } from './attack/hit-modifiers.ts';
import { saveModifiers } from './attack/save-modifiers.ts';
import { questions } from './questions.ts';
import { shoot } from './shoot/activity.ts';
import { events as shootEvents } from './shoot/events.ts';
import { targetRequest } from './shoot/request.ts';

/** Shooting (Fernkampf), with the hits, saves and losses that melee uses too. */
export const shooting: ChapterPart = {
  activities: [shoot, attack],
  events: { ...shootEvents, ...attackEvents },
  modifiers: { hit: hitModifiers, save: saveModifiers },
  requests: { target: targetRequest },
  questions,
};
