import type { ChapterPart } from '../kit.ts';
import { battle } from './battle/activity.ts';
import { events as battleEvents } from './battle/events.ts';
import { signals } from './battle/signals.ts';
import { endOfRound } from './end-of-round/activity.ts';
import { events as endEvents } from './end-of-round/events.ts';
import { round as oneRound } from './round/activity.ts';
import { events as roundEvents } from './round/events.ts';
import { activateRequest } from './round/request.ts';
import { war } from './war/activity.ts';

/** The round (Der Ablauf einer Spielrunde). */
export const round: ChapterPart = {
  activities: [battle, war, oneRound, endOfRound],
  events: { ...battleEvents, ...roundEvents, ...endEvents },
  requests: { activate: activateRequest },
  signals,
};
