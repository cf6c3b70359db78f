import type { ChapterPart } from '../kit.ts';
import { attack } from './attack/activity.ts';
import { attackEvents } from './attack/events.ts';
import { toHitShooting } from './attack/modifiers.ts';
import { shooting as shootingPhase } from './phase/activity.ts';
import { shootingPhaseEvents } from './phase/events.ts';
import { questions } from './questions.ts';
import { shootUnit } from './shoot-unit/activity.ts';
import { shootUnitEvents } from './shoot-unit/events.ts';
import { targetRequest } from './shoot-unit/request.ts';

/** Shooting phase (Schießen). */
export const shooting: ChapterPart = {
  activities: [shootingPhase, shootUnit, attack],
  events: { ...shootingPhaseEvents, ...shootUnitEvents, ...attackEvents },
  modifiers: { toHitShooting },
  requests: { target: targetRequest },
  questions,
};
