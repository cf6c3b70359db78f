import { has, isObvious, isVehicle, numberOfRule } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { extraDice, shotDice, strikeDice } from '../12-shooting/hit-dice.ts';
import { isShattered } from '../12-shooting/shattered.ts';
import { attacksOf, diceOf, isFixed, needsHalt, rangeOf, type Shot, weaponOf } from '../12-shooting/shots.ts';
import { woundNeed } from '../14-wounding/resolve.ts';
import { explosiveFactor } from '../24-special-rules/explosive.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** Average damage. No rule uses these numbers. */
export const chance = (need: number): number => Math.max(0, Math.min(5, 7 - need)) / 6;

const FACTOR: Readonly<Record<string, number>> = { D3: 2, D6: 3.5 };
const factorOf = (u: Unit, name: string): number => {
  const explosive = explosiveFactor(u, name);
  return FACTOR[explosive] ?? Number(explosive);
};

/** What a shot does on average, according to the rules themselves. */
export function expectedShot(look: Look, shot: Shot): number {
  const { dice, need } = shotDice(look, shot);
  return dice * chance(need) * chance(woundNeed(look, shot)) * factorOf(look.state.units[shot.unit]!, shot.with);
}

/** What a charge does on average. */
export function expectedStrike(look: Look, unit: string, target: string): number {
  const u = look.state.units[unit]!;
  if (u.attacks === 0) return 0;
  const { defence } = look.state.units[target]!;
  const own = strikeDice(look, { unit, target });
  let sum = own.dice * chance(own.need) * chance(Math.max(2, defence - numberOfRule(u, 'crushingStrength')));
  for (const x of u.extras) {
    const e = extraDice(look, { unit, target }, x.dice);
    sum += e.dice * chance(e.need) * chance(Math.max(2, defence - x.crushing));
  }
  return sum;
}

/**
 * WP-VEHICLE-24, WP-ARTY-10: what being run over does on average; a vehicle that floats runs over nobody
 * (WP-SPECIAL-40).
 */
export const expectedOverrun = (u: Unit, target: Unit): number =>
  has(u, 'antigrav')
    ? 0
    : (target.type === 'artillery' ? 10.5 : 3.5) *
      chance(Math.max(2, target.defence - numberOfRule(u, 'crushingStrength')));

const HEIGHT = inches(18);

/** How a unit would shoot: from what distance, at what cover, and after a halt or on the move. */
export type Aim = { readonly far: number; readonly cover: number; readonly halted: boolean };

/** What all attacks of a unit would do together from a place where it does not stand: computed from profiles alone. */
export function expectedFire(look: Look, u: Unit, t: Unit, aim: Aim): number {
  const still = aim.halted || has(u, 'stabilisers');
  const common =
    u.toHit +
    aim.cover +
    (still ? 0 : 1) +
    (isShattered(look, u) ? 1 : 0) -
    (isObvious(t) ? 1 : 0) +
    (look.state.options.stealthy && has(t, 'stealthy') ? 1 : 0);
  let own = 0;
  let sum = 0;
  for (const name of attacksOf(u)) {
    if (!still && needsHalt(u, name)) continue;
    const weapon = weaponOf(u, name);
    const high = t.type === 'flyer' && !((weapon?.dakka ?? has(u, 'dakkaDakka')) && still) ? HEIGHT : 0;
    const far = aim.far + high;
    const range = rangeOf(u, name);
    if (far > range) continue;
    const need = isFixed(name) ? 4 : common + (2 * far > range ? 1 : 0);
    const dice = need > 6 ? Math.floor(diceOf(u, name) / 2) : diceOf(u, name);
    const piercing = weapon?.piercing ?? (name === 'zap' ? 1 : numberOfRule(u, 'piercing'));
    const zone = piercing > 0 && isVehicle(t) ? 0.4 : 0;
    const wound = Math.max(2, t.defence - piercing - zone);
    const damage = dice * chance(Math.max(2, Math.min(6, need))) * chance(wound) * factorOf(u, name);
    if (weapon === null) own = Math.max(own, damage);
    else sum += damage;
  }
  return own + sum;
}
