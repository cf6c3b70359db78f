import type { ChapterPart } from '../kit.ts';
import { timedGamesEvents } from './events.ts';
import { lapse } from './lapse/activity.ts';
import { lapseEvents } from './lapse/events.ts';
import { questions } from './questions.ts';
import { signals } from './signals.ts';

/** Timed games (Spiele mit Zeitlimit). */
export const timedGames: ChapterPart = {
  activities: [lapse],
  events: { ...timedGamesEvents, ...lapseEvents },
  questions,
  signals,
};
