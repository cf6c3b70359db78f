import type { ChapterPart } from '../kit.ts';
import { battle } from './battle/activity.ts';
import { battleEvents } from './battle/events.ts';
import { firstTurn } from './first-turn/activity.ts';
import { firstTurnEvents } from './first-turn/events.ts';
import { startOfTurn } from './start-of-turn/activity.ts';
import { turn } from './turn/activity.ts';
import { turnEvents } from './turn/events.ts';

/** The turn (Der Spielzug). */
export const turns: ChapterPart = {
  activities: [battle, firstTurn, turn, startOfTurn],
  events: { ...battleEvents, ...firstTurnEvents, ...turnEvents },
};
