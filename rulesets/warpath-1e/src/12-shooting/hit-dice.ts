import type { Explained, Reason, RuleId } from '@walstatt/engine';
import type { Strike } from '../16-melee/fight/modifiers.ts';
import type { Look } from '../kit.ts';
import { diceOf, isFixed, type Shot } from './shots.ts';

/** How many dice are rolled and what each needs. */
export type HitDice = { readonly dice: number; readonly need: number };

/**
 * WP-SHOOT-17, WP-MELEE-04: a natural 1 always misses. WP-SHOOT-18, WP-MELEE-05, WP-G-06: if more than a 6 is needed,
 * half of the dice are rolled and hit on a 6. WP-SHOOT-19: a single die is not rolled then.
 */
export function settleDice(look: Look, dice: number, need: number): HitDice {
  if (need <= 6) return { dice, need: Math.max(2, need) };
  const half = look.state.options.halving === 'up' ? Math.ceil(dice / 2) : Math.floor(dice / 2);
  return { dice: dice === 1 ? 0 : half, need: 6 };
}

const SHOOTING = { one: 'WP-SHOOT-17', half: 'WP-SHOOT-18' } as const;
const MELEE = { one: 'WP-MELEE-04', half: 'WP-MELEE-05' } as const;

/** WP-SPECIAL-16, WP-SPECIAL-35: what flame cloud and zap always hit on, whatever else applies. */
const ALWAYS = 4;
const always = (name: string): RuleId => (name === 'flame' ? 'WP-SPECIAL-16' : 'WP-SPECIAL-35');

/** Why a shooting attack needs what it needs. */
export const hitReasons = (look: Look, shot: Shot): readonly Reason[] => {
  if (isFixed(shot.with)) return [{ rule: always(shot.with), op: 'set', by: ALWAYS, value: ALWAYS }];
  const { value, reasons } = look.explain('toHitShooting', look.state.units[shot.unit]!.toHit, shot);
  return settled(value, reasons, SHOOTING);
};

/**
 * Why a charger needs what it needs. `rough`: a way that disrupts its charge but is not in the state yet (WP-MELEE-06).
 */
export function strikeReasons(look: Look, strike: Strike, rough = false): readonly Reason[] {
  const { value, reasons } = look.explain('toHitMelee', look.state.units[strike.unit]!.toHit, strike);
  if (!rough) return settled(value, reasons, MELEE);
  return settled(value + 1, [...reasons, { rule: 'WP-MELEE-06', op: 'add', by: 1, value: value + 1 }], MELEE);
}

/** What `settleDice` turns a need into: never less than 2, and never more than 6, with half of the dice. */
function settled(need: number, reasons: readonly Reason[], rules: { one: RuleId; half: RuleId }): readonly Reason[] {
  if (need < 2) return [...reasons, { rule: rules.one, op: 'atLeast', by: 2, value: 2 }];
  return need > 6 ? [...reasons, { rule: rules.half, op: 'atMost', by: 6, value: 6 }] : reasons;
}

/**
 * WP-SHOOT-09, WP-SHOOT-10: the dice of a shooting attack. They need the unit's value (WP-PROFILE-03) with all
 * modifiers (WP-SHOOT-16).
 */
export function shotDice(look: Look, shot: Shot): HitDice {
  const u = look.state.units[shot.unit]!;
  const dice = diceOf(u, shot.with);
  if (isFixed(shot.with)) return { dice, need: ALWAYS };
  return settleDice(look, dice, look.modify('toHitShooting', u.toHit, shot));
}

/**
 * WP-MELEE-02, WP-MELEE-03, WP-ARTY-08: the dice of a charger's own attacks, trebled against artillery before any
 * halving. `worse` is a penalty that is not in the state yet.
 */
export function strikeDice(look: Look, strike: Strike, worse = 0): HitDice {
  const u = look.state.units[strike.unit]!;
  const artillery = look.state.units[strike.target]!.type === 'artillery';
  return settleDice(look, u.attacks * (artillery ? 3 : 1), meleeNeed(look, strike) + worse);
}

/** WP-G-06: extra dice of equipment are counted and halved separately and never trebled. */
export const extraDice = (look: Look, strike: Strike, dice: number, worse = 0): HitDice =>
  settleDice(look, dice, meleeNeed(look, strike) + worse);

/** What the dice of a shooting attack need, with the reasons. */
export function shotNeeds(look: Look, shot: Shot): Explained {
  const { need } = shotDice(look, shot);
  const base = isFixed(shot.with) ? need : look.state.units[shot.unit]!.toHit;
  return { value: need, base, reasons: [...hitReasons(look, shot)] };
}

/** The same for the strikes of a charger, whichever of its dice they are. */
export function strikeNeeds(look: Look, strike: Strike): Explained {
  const base = look.state.units[strike.unit]!.toHit;
  return { value: strikeDice(look, strike).need, base, reasons: [...strikeReasons(look, strike)] };
}

/** WP-PROFILE-03: begins with the same value as in shooting. */
const meleeNeed = (look: Look, s: Strike): number => look.modify('toHitMelee', look.state.units[s.unit]!.toHit, s);
