import { type Explained, hasEffect } from '@walstatt/engine';
import type { AttacksContext, State, Weapon } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import type { Attack } from '../attack.ts';
import { explainNeed } from '../explain-need.ts';
import { toughnessAgainst, woundNeed } from '../needs.ts';

/** What the gun of an attack needs to hit and to wound, for the dice and for players who want to know it beforehand. */

export const weaponOf = (s: State, c: AttacksContext): Weapon => s.weapons[c.gun!.weapon]!;

const attackOf = ({ unit, target, gun }: AttacksContext): Attack => ({ ...gun!, unit, target });

/** WH-STRAT-29: overwatch hits on a 6 only, whatever the skill and all modifiers. */
const isOverwatch = ({ state }: L, { unit }: AttacksContext, range: number | null): boolean =>
  range !== null && hasEffect(state, unit, 'overwatching');

export function hitNeed(look: L, c: AttacksContext): number {
  const { skill, range } = weaponOf(look.state, c);
  return isOverwatch(look, c, range) ? 6 : skill - look.modify('hitModifier', 0, attackOf(c));
}

export function explainHit(look: L, c: AttacksContext): Explained {
  const { skill, range } = weaponOf(look.state, c);
  return isOverwatch(look, c, range)
    ? { value: 6, base: skill, reasons: [{ rule: 'WH-STRAT-29', op: 'set', by: 6, value: 6 }] }
    : explainNeed(skill, look.explain('hitModifier', 0, attackOf(c)));
}

const baseOf = ({ state }: L, c: AttacksContext): number =>
  woundNeed(weaponOf(state, c).strength, toughnessAgainst(state, c));

export const woundingNeed = (look: L, c: AttacksContext): number =>
  baseOf(look, c) - look.modify('woundModifier', 0, attackOf(c));

export const explainWound = (look: L, c: AttacksContext): Explained =>
  explainNeed(baseOf(look, c), look.explain('woundModifier', 0, attackOf(c)));
