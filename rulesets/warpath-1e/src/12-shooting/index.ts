import type { ChapterPart } from '../kit.ts';
import { attack } from './attack/activity.ts';
import { attackEvents } from './attack/events.ts';
import { toHitShooting } from './attack/modifiers.ts';
import { shooting as shootingPhase } from './phase/activity.ts';
import { shootingPhaseEvents } from './phase/events.ts';
import { shootUnitRequest } from './phase/request.ts';
import { questions } from './questions.ts';
import { shootUnit } from './shoot-unit/activity.ts';
import { shootUnitEvents } from './shoot-unit/events.ts';
import { attackRequest, targetRequest } from './shoot-unit/request.ts';

/** Shooting phase (Schießen). */
export const shooting: ChapterPart = {
  activities: [shootingPhase, shootUnit, attack],
  events: { ...shootingPhaseEvents, ...shootUnitEvents, ...attackEvents },
  modifiers: { toHitShooting },
  requests: { shootUnit: shootUnitRequest, attack: attackRequest, target: targetRequest },
  questions,
};
