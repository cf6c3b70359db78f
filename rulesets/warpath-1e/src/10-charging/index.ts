import type { ChapterPart } from '../kit.ts';
import { charge } from './activity.ts';
import { chargingEvents } from './events.ts';
import { questions } from './questions.ts';
import { chargeMoveRequest } from './request.ts';
import { chargeTargetRequest } from './target.ts';

/** Charging (Angreifen). */
export const charging: ChapterPart = {
  activities: [charge],
  events: chargingEvents,
  requests: { chargeTarget: chargeTargetRequest, chargeMove: chargeMoveRequest },
  questions,
};
