import type { ChapterPart } from '../kit.ts';
import { requests as disembarkRequests } from './disembark/request.ts';
import { move } from './move/activity.ts';
import { events } from './move/events.ts';
import { requests as moveRequests } from './move/request.ts';
import { wreck } from './wreck/activity.ts';
import { requests as wreckRequests } from './wreck/request.ts';

/** Movement, zones of control, coherency after moves, transports (Bewegung). `markersForLoss` is what a lost unit costs. */
export const movement: ChapterPart = {
  activities: [move, wreck],
  events,
  requests: { ...moveRequests, ...disembarkRequests, ...wreckRequests },
  modifiers: { markersForLoss: [] },
};
