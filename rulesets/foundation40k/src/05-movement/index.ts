import type { ChapterPart } from '../kit.ts';
import { move } from './move/activity.ts';
import { events } from './move/events.ts';
import { moveRequest } from './move/request.ts';

/** Movement (Bewegung). */
export const movement: ChapterPart = {
  activities: [move],
  events,
  requests: { move: moveRequest },
};
