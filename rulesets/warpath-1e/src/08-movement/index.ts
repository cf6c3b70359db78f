import type { ChapterPart } from '../kit.ts';
import { order } from './order/activity.ts';
import { orderEvents } from './order/events.ts';
import { questions } from './order/questions.ts';
import { orderRequest } from './order/request.ts';
import { movement as movementPhase } from './phase/activity.ts';
import { moveUnitRequest } from './phase/request.ts';
import { walk } from './walk/activity.ts';
import { walkEvents } from './walk/events.ts';
import { walkRequest } from './walk/request.ts';

/** Movement phase (Bewegung). */
export const movement: ChapterPart = {
  activities: [movementPhase, order, walk],
  events: { ...orderEvents, ...walkEvents },
  requests: { moveUnit: moveUnitRequest, order: orderRequest, walk: walkRequest },
  questions,
};
