import type { ChapterPart } from '../kit.ts';
import { strategyPhase as activity } from './activity.ts';
import { events } from './events.ts';

/** The strategy phase (Strategiephase). */
export const strategyPhase: ChapterPart = { activities: [activity], events };
