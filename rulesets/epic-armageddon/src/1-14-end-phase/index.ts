import type { ChapterPart } from '../kit.ts';
import { endPhase as phase } from './phase/activity.ts';
import { rally } from './rally/activity.ts';
import { events } from './rally/events.ts';
import { rallyTest } from './rally/modifiers.ts';

/** The end phase and rallying (Endphase, Verbände sammeln). */
export const endPhase: ChapterPart = { activities: [phase, rally], events, modifiers: { rallyTest } };
