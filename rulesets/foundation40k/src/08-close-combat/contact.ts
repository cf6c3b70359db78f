import { CONTACT_GAP, inContact } from '@walstatt/geometry';
import { groupsTouch, type Pair, nearestPair as pairOf, type Touch } from '@walstatt/tabletop';
import { standing } from '../01-units/space.ts';
import { enemyUnits } from '../01-units/units.ts';
import type { L } from '../kit.ts';

/** FD-GAP-58: a unit is in melee if it is in base contact with an enemy. */

const BASES: Touch = { reach: CONTACT_GAP, touches: inContact };

export const unitsTouch = (look: L, a: string, b: string): boolean =>
  groupsTouch(standing(look, a), standing(look, b), BASES);

/** The enemy units in base contact (FD-MELEE-01), in the order of the table of units. */
export const foesInContact = (look: L, unit: string): readonly string[] =>
  look.memo('foes', unit, () => enemyUnits(look.state, unit).filter((e) => unitsTouch(look, unit, e)));

export const inMelee = (look: L, unit: string): boolean => foesInContact(look, unit).length > 0;

/** The nearest pair of models of two units, as places in `standing`, and the gap between them. */
export const nearestPair = (look: L, a: string, b: string): Pair =>
  look.memo('nearest', `${a} ${b}`, () => pairOf(standing(look, a).bodies, standing(look, b).bodies));
