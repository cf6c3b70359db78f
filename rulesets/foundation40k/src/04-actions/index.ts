import type { ChapterPart } from '../kit.ts';
import { act } from './act/activity.ts';
import { activation } from './activation/activity.ts';
import { events as activationEvents } from './activation/events.ts';
import { actionRequest } from './activation/request.ts';
import { reaction } from './reaction/activity.ts';
import { events as reactionEvents } from './reaction/events.ts';
import { react } from './reaction/triggers.ts';
import { secure } from './secure-area/activity.ts';
import { events as secureEvents } from './secure-area/events.ts';
import { cover } from './take-cover/activity.ts';
import { events as coverEvents } from './take-cover/events.ts';

/** Actions and reactions (Aktionen). */
export const actions: ChapterPart = {
  activities: [activation, act, reaction, secure, cover],
  triggers: [react],
  requests: { action: actionRequest },
  events: { ...activationEvents, ...reactionEvents, ...secureEvents, ...coverEvents },
};
