import type { ChapterPart } from '../kit.ts';
import { battle } from './battle/activity.ts';
import { chargePhase, fightPhase, movementPhase, events as phaseEvents, shootingPhase } from './phases/activities.ts';
import { round } from './round/activity.ts';
import { events as roundEvents } from './round/events.ts';
import { turn } from './turn/activity.ts';
import { events as turnEvents } from './turn/events.ts';

/** The battle round (Die Schlachtrunde). */
export const battleRound: ChapterPart = {
  activities: [battle, round, turn, movementPhase, shootingPhase, chargePhase, fightPhase],
  events: { ...roundEvents, ...turnEvents, ...phaseEvents },
};
