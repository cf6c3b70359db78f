import { type ChapterPart, request } from '../kit.ts';
import { arrive } from './activity.ts';
import { reinforcementsEvents } from './events.ts';
import { arriveRequest } from './request.ts';

/** Reinforcements (Verstärkungen). */
export const reinforcements: ChapterPart = {
  activities: [arrive],
  events: reinforcementsEvents,
  requests: { arrive: request('arrive', arriveRequest) },
};
