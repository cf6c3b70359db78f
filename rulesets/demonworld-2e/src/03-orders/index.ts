import type { ChapterPart } from '../kit.ts';
import { commandPhase } from './command-phase/activity.ts';
import { events as ofCommandPhase } from './command-phase/events.ts';
import { orders as laid } from './command-phase/request.ts';
import { round } from './round/activity.ts';
import { events as ofRound } from './round/events.ts';

/** III. Handlungen und Befehle: rounds and orders. */
export const orders: ChapterPart = {
  activities: [round, commandPhase],
  events: { ...ofRound, ...ofCommandPhase },
  requests: { orders: laid },
};
