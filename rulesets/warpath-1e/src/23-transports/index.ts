import { type ChapterPart, request } from '../kit.ts';
import { boardEvents } from './board/events.ts';
import { boardRequest } from './board/request.ts';
import { disembark } from './disembark/activity.ts';
import { disembarkEvents } from './disembark/events.ts';
import { disembarkRequest } from './disembark/request.ts';
import { wreck } from './wreck/activity.ts';
import { wreckEvents } from './wreck/events.ts';
import { wreckRequest } from './wreck/request.ts';

/** Transports (Transporter). */
export const transports: ChapterPart = {
  activities: [disembark, wreck],
  events: { ...boardEvents, ...disembarkEvents, ...wreckEvents },
  requests: {
    board: boardRequest,
    disembark: request('disembark', disembarkRequest),
    wreck: request('wreck', wreckRequest),
  },
};
