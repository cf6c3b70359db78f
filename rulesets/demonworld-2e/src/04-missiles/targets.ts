import type { Refusal } from '@walstatt/engine';
import { contactsOf, isInContact } from '../01-introduction/board/contact.ts';
import { sideOfElement, unitOf } from '../01-introduction/board/occupancy.ts';
import { bodyOf, pieceOf } from '../01-introduction/board/pieces.ts';
import { isUnitOrdered } from '../01-introduction/formation/state.ts';
import { cardOfUnit } from '../02-characteristics/card-of.ts';
import { orderOf } from '../05-movement/account.ts';
import type { ElementsId, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { hasClearSight, isInFieldOfFire } from './field-of-fire.ts';
import { strengthAgainst } from './strength.ts';

export type MissilePhase = 'first' | 'second';

/**
 * DW-IV-02, DW-IV-03, DW-IV-04, DW-IV-05, DW-IV-17, DW-III-04, DW-III-08, DW-III-12, DW-III-16, DW-III-26, DW-III-28,
 * DW-II-11, DW-II-13: why a unit may not shoot in a phase.
 */
export function shootingRefusal(look: Look, unit: UnitsId, phase: MissilePhase): Refusal | null {
  const weapon = cardOfUnit(look.state, unit).missile;
  const no = (code: string, rule: NonNullable<Refusal['rule']>): Refusal => ({
    code,
    rule,
    measured: unit,
    unit: 'name',
  });
  if (weapon === null || bodyOf(look.state, unit).length === 0) return no('noMissiles', 'DW-IV-01');
  if (look.state.units[unit]!.engaged) return no('inMelee', 'DW-IV-05');
  const order = orderOf(look, unit);
  if (order === 'move') return no('mayNotShoot', 'DW-III-04');
  if (order === 'attack') return no('mayNotShoot', 'DW-III-12');
  if (order === null) return no('mayNotShoot', 'DW-IV-05');
  if (phase === 'second') return order === 'hold' ? null : no('otherPhase', 'DW-IV-03');
  if (order !== 'skirmish') return no('otherPhase', 'DW-IV-02');
  if (weapon.holdOnly) return no('holdOnly', weapon.kind === 'crossbow' ? 'DW-II-11' : 'DW-II-13');
  return isUnitOrdered(look, unit) ? null : no('unordered', 'DW-IV-04');
}

/**
 * DW-IV-10, DW-IV-14, DW-IV-15, DW-IV-16, DW-IV-46: why an element may not be aimed at. Range is checked only after the
 * announcement.
 */
export function aimRefusal(look: Look, shooter: ElementsId, target: ElementsId): Refusal | null {
  const { state } = look;
  const from = pieceOf(state, shooter);
  const to = pieceOf(state, target);
  const no = (code: string, rule: NonNullable<Refusal['rule']>): Refusal => ({
    code,
    rule,
    measured: target,
    unit: 'name',
  });
  if (from === null || to === null) return no('gone', 'DW-IV-14');
  const friend = sideOfElement(state, target) === sideOfElement(state, shooter);
  if (friend && !isInContact(look, target)) return no('friend', 'DW-IV-10');
  if (!isInFieldOfFire(look, shooter, target)) return no('outsideField', 'DW-IV-14');
  const unit = unitOf(state, shooter);
  const hasWaited = orderOf(look, unit) === 'hold' && !state.units[unit]!.engaged;
  if (!friend && !hasWaited && contactsOf(look, shooter).some((p) => p.id === target))
    return no('touchesTarget', 'DW-IV-15');
  return hasClearSight(look, from, to) ? null : no('noSight', 'DW-IV-14');
}

/** Every element that the shooter may aim at, near or far: enemies, and friends in melee (DW-IV-46). */
export function targetsOf(look: Look, shooter: ElementsId): ElementsId[] {
  return look.memo('targets', shooter, () => {
    const found: ElementsId[] = [];
    const unit = unitOf(look.state, shooter);
    for (const id in look.state.elements) {
      if (look.state.elements[id]!.where.at !== 'table' || unitOf(look.state, id) === unit) continue;
      if (aimRefusal(look, shooter, id) === null) found.push(id);
    }
    return found;
  });
}

/**
 * DW-IV-39, DW-IV-44, DW-IV-45: is the shot one into a melee? Only the target's own contacts count. DW-G-60: a unit
 * that has itself just been contacted shoots normally at enemies that touch nobody else.
 */
export function isIntoMelee(look: Look, shooter: ElementsId, target: ElementsId): boolean {
  const contacts = contactsOf(look, target);
  if (contacts.length === 0) return false;
  if (look.state.options.holdFire === 'melee') return true;
  const unit = unitOf(look.state, shooter);
  return !contacts.every((p) => unitOf(look.state, p.id) === unit);
}

/** Could any element of the unit make a shot that is not wasted because of its range? */
export const canReach = (look: Look, unit: UnitsId): boolean =>
  bodyOf(look.state, unit).some((p) => targetsOf(look, p.id).some((t) => strengthAgainst(look, p.id, t) !== null));
