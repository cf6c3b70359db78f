import { CONTACT_GAP, inContact } from '@walstatt/geometry';
import { groupsTouch, inContactWith, type Touch } from '@walstatt/tabletop';
import type { L } from '../kit.ts';
import { bodiesOf, field, inch, isWithin, standOfUnit } from './field.ts';
import { sees } from './sight.ts';
import { areEnemyUnits, unitOf } from './units.ts';

const BASES: Touch = { reach: CONTACT_GAP, touches: inContact };

/** SK-CHARGE-08: enemy units that the unit is in contact with. */
export function opponentsOf(look: L, unit: string): readonly string[] {
  return look.memo('opponents', unit, () => {
    const own = standOfUnit(look, unit);
    if (own === null) return [];
    return field(look)
      .units.filter((other) => other.side !== own.side && groupsTouch(own, other, BASES))
      .map((other) => other.id);
  });
}

export const isEngaged = (look: L, unit: string): boolean => opponentsOf(look, unit).length > 0;

/** How many models of a unit are in contact with another unit. */
export const contactsOf = (look: L, unit: string, other: string): number =>
  inContactWith(bodiesOf(look, unit), bodiesOf(look, other), inContact);

/** How much farther than its move a unit may declare a charge. */
const REACH = inch(4);

/** SK-CHARGE-01. */
export const canCharge = (look: L, unit: string, target: string): boolean =>
  areEnemyUnits(look.state, unit, target) &&
  isWithin(look, unit, target, unitOf(look.state, unit).move + REACH) &&
  sees(look, unit, target);

export const chargeTargets = (look: L, unit: string): string[] =>
  Object.keys(look.state.units).filter((target) => canCharge(look, unit, target));
