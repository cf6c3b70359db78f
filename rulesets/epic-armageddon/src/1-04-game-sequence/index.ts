import type { ChapterPart } from '../kit.ts';
import { battle } from './battle/activity.ts';
import { round } from './round/activity.ts';
import { events } from './round/events.ts';

/** The battle and its rounds, which the book calls turns (Spielablauf). */
export const gameSequence: ChapterPart = { activities: [battle, round], events };
