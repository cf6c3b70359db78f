import type { ChapterPart } from '../kit.ts';
import { fight } from './fight/activity.ts';
import { fightEvents } from './fight/events.ts';
import { toHitMelee } from './fight/modifiers.ts';
import { melee as meleePhase } from './phase/activity.ts';

/** Melee phase (Nahkampf). */
export const melee: ChapterPart = {
  activities: [meleePhase, fight],
  events: fightEvents,
  modifiers: { toHitMelee },
};
