import type { ChapterPart } from '../kit.ts';
import { events as ofCloseUp } from './close-up/events.ts';
import { closeUp } from './close-up/request.ts';
import { missilePhase } from './phase/activity.ts';
import { questions } from './questions.ts';
import { volley as oneUnit } from './volley/activity.ts';
import { events as ofVolley } from './volley/events.ts';
import { missileBase } from './volley/modifiers.ts';
import { volley } from './volley/request.ts';

/** IV. Fernkampf: missile combat. */
export const missiles: ChapterPart = {
  activities: [missilePhase, oneUnit],
  events: { ...ofVolley, ...ofCloseUp },
  requests: { volley, closeUp },
  modifiers: { missileBase },
  questions,
};
