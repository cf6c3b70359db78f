import type { ChapterPart } from '../kit.ts';
import { assault } from './activity.ts';
import { events } from './events.ts';
import { measures } from './measures.ts';
import { assaultResult } from './result/modifiers.ts';

/** Assaults: the engage action, charges, close combat and firefights (Angriffe). */
export const assaults: ChapterPart = { activities: [assault], events, modifiers: { assaultResult }, measures };
