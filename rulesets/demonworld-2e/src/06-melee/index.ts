import type { ChapterPart } from '../kit.ts';
import { followUp as goingOn } from './follow-up/activity.ts';
import { events as ofFollowUp } from './follow-up/events.ts';
import { followUp } from './follow-up/request.ts';
import { melee as oneMelee } from './melee/activity.ts';
import { events as ofMelee } from './melee/events.ts';
import { requests } from './melee/request.ts';
import { initiative, meleeBase } from './modifiers.ts';
import { meleePhase } from './phase/activity.ts';
import { events as ofPhase } from './phase/events.ts';
import { questions } from './questions.ts';

/** VI. Nahkampf: melee. */
export const melee: ChapterPart = {
  activities: [meleePhase, oneMelee, goingOn],
  events: { ...ofPhase, ...ofMelee, ...ofFollowUp },
  requests: { ...requests, followUp },
  modifiers: { meleeBase, initiative },
  questions,
};
