import type { ChapterPart } from '../kit.ts';
import { melee } from './melee/activity.ts';
import { events as meleeEvents } from './melee/events.ts';
import { opponentRequest } from './melee/request.ts';
import { questions } from './questions.ts';
import { strike } from './strike/activity.ts';
import { events as strikeEvents } from './strike/events.ts';

/** Close combat (Nahkampf). */
export const closeCombat: ChapterPart = {
  activities: [melee, strike],
  events: { ...meleeEvents, ...strikeEvents },
  requests: { opponent: opponentRequest },
  questions,
};
