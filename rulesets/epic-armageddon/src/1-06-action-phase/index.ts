import type { ChapterPart } from '../kit.ts';
import { action } from './action/activity.ts';
import { events as actionEvents } from './action/events.ts';
import { requests as actionRequests } from './action/request.ts';
import { activation } from './activation/activity.ts';
import { events as activationEvents } from './activation/events.ts';
import { actionTest } from './activation/modifiers.ts';
import { requests as activationRequests } from './activation/request.ts';
import { actionPhase as phase } from './phase/activity.ts';
import { events as phaseEvents } from './phase/events.ts';

/** The action phase: activation, action test, actions, retaining the initiative (Aktionsphase). */
export const actionPhase: ChapterPart = {
  activities: [phase, activation, action],
  events: { ...phaseEvents, ...activationEvents, ...actionEvents },
  requests: { ...activationRequests, ...actionRequests },
  modifiers: { actionTest },
};
