import { areEnemies, type Explained } from '@walstatt/engine';
import { gapAtMost } from '@walstatt/geometry';
import type { ShootContext } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { isEngaged } from './contact.ts';
import { bodiesOf, isWithin } from './field.ts';
import { sees } from './sight.ts';
import { unitOf } from './units.ts';

/** What modifiers of a shot look at. */
export type Shot = Pick<ShootContext, 'unit' | 'target' | 'reaction'>;

/** SK-SHOOT-01: may the unit shoot at the other one? */
export function canShoot(look: L, unit: string, target: string): boolean {
  const s = look.state;
  if (!areEnemies(s, unitOf(s, unit).owner, unitOf(s, target).owner)) return false;
  if (!isWithin(look, unit, target, unitOf(s, unit).weapon.range) || !sees(look, unit, target)) return false;
  return !isEngaged(look, unit) && !isEngaged(look, target);
}

/** The units that it may shoot at, the most promising first: this is the target if the player says nothing. */
export function targetsOf(look: L, unit: string): string[] {
  const targets: { id: string; promise: number }[] = [];
  for (const id in look.state.units)
    if (canShoot(look, unit, id))
      targets.push({ id, promise: promiseOf(look, { unit, target: id, reaction: 'none' }) });
  return targets.sort((a, b) => b.promise - a.promise).map((t) => t.id);
}

/** The worth of what one die of a shot destroys on average, in parts of 216. */
function promiseOf(look: L, shot: Shot): number {
  const { worth, wounds } = unitOf(look.state, shot.target);
  return ((7 - hitOn(look, shot)) * (7 - woundOn(look, shot)) * (saveOn(look, shot) - 1) * worth) / wounds;
}

export const hasTarget = (look: L, unit: string): boolean => {
  for (const u in look.state.units) if (canShoot(look, unit, u)) return true;
  return false;
};

/** SK-SHOOT-02: how many dice are rolled. */
export function diceOf(look: L, unit: string, target: string): number {
  const { weapon } = unitOf(look.state, unit);
  const to = bodiesOf(look, target);
  return weapon.attacks * bodiesOf(look, unit).filter((b) => to.some((t) => gapAtMost(b, t, weapon.range))).length;
}

/** What a die of a shot needs begins with a value of one of the two units. */
const BASES = {
  hitOn: (look: L, { unit }: Shot): number => unitOf(look.state, unit).skill,
  woundOn: (look: L, { unit }: Shot): number => unitOf(look.state, unit).weapon.wounds,
  saveOn: (look: L, { target }: Shot): number => unitOf(look.state, target).save,
} as const;

export type ShotDie = keyof typeof BASES;

export const hitOn = (look: L, shot: Shot): number => look.modify('hitOn', BASES.hitOn(look, shot), shot);

export const woundOn = (look: L, shot: Shot): number => look.modify('woundOn', BASES.woundOn(look, shot), shot);

export const saveOn = (look: L, shot: Shot): number => look.modify('saveOn', BASES.saveOn(look, shot), shot);

/** Why a die of a shot needs what it needs. */
export const shotNeeds = (look: L, die: ShotDie, shot: Shot): Explained =>
  look.explain(die, BASES[die](look, shot), shot);
