import type { ChapterPart } from '../kit.ts';
import { twinLinked } from './twin-linked.ts';

/** Weapon abilities (Fähigkeiten von Waffen). */
export const weaponAbilities: ChapterPart = { triggers: [twinLinked] };
