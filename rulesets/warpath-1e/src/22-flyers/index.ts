import { type ChapterPart, request } from '../kit.ts';
import { flyersEvents } from './events.ts';
import { flyInRequest } from './request.ts';

/** Flyers (Flieger). */
export const flyers: ChapterPart = {
  events: flyersEvents,
  requests: { flyIn: request('flyIn', flyInRequest) },
};
