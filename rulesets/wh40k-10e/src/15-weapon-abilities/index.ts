import type { ChapterPart } from '../kit.ts';
import { hazardous } from './hazardous/activity.ts';
import { twinLinked } from './twin-linked.ts';

/** Weapon abilities (Fähigkeiten von Waffen). */
export const weaponAbilities: ChapterPart = { activities: [hazardous], triggers: [twinLinked] };
