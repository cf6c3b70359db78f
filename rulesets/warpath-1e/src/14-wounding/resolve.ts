import {
  atLeast,
  type ChainStage,
  type Explained,
  type Reason,
  type Rule,
  type RuleId,
  rollPool,
  rollThrough,
} from '@walstatt/engine';
import { has } from '../01-units/units.ts';
import type { HitDice } from '../12-shooting/hit-dice.ts';
import type { Weapon } from '../generated/state.ts';
import type { G, Look } from '../kit.ts';
import type { Hit } from './modifiers.ts';

/**
 * WP-WOUND-01, WP-PROFILE-04: what a hit needs to wound is the target's defence, which special rules may modify
 * (WP-WOUND-02). 7 means never (WP-WOUND-03), and a natural 1 never wounds (WP-WOUND-04).
 */
export const woundNeed = (g: Pick<G, 'state' | 'modify'>, hit: Hit): number => {
  const need = g.modify('toWound', g.state.units[hit.target]!.defence, hit);
  return Math.max(2, Math.min(7, need));
};

/** Why a hit needs what it needs to wound. */
export function woundReasons(look: Look, hit: Hit): readonly Reason[] {
  const { value, reasons } = look.explain('toWound', look.state.units[hit.target]!.defence, hit);
  return value < 2 ? [...reasons, { rule: 'WP-WOUND-04', op: 'atLeast', by: 2, value: 2 }] : reasons;
}

/** What a hit needs to wound, with the reasons. */
export const woundNeeds = (look: Look, hit: Hit): Explained => ({
  value: woundNeed(look, hit),
  base: look.state.units[hit.target]!.defence,
  reasons: [...woundReasons(look, hit)],
});

/** Dice to hit: how many, what each needs, and why. */
export type HitRoll = HitDice & { readonly needs: () => Explained };

/**
 * Hits, then wounds (WP-G-32), with six-sided dice (WP-DICE-01). One failed die of each roll of an elite unit may be
 * re-rolled: the purpose says so.
 */
export function* hitAndWound(
  g: G,
  hit: Hit,
  { dice, need, needs }: HitRoll,
  rules: { hit: 'WP-SHOOT-10' | 'WP-MELEE-03'; wound: 'WP-WOUND-01' | 'WP-MELEE-10' },
): Rule<number> {
  const u = g.state.units[hit.unit]!;
  const elite = has(u, 'elite');
  const stage = (rule: ChainStage['rule'], n: number): Omit<ChainStage, 'purpose'> => ({
    by: u.owner,
    rule,
    sides: 6,
    classes: atLeast(n),
    feed: 1,
  });
  return yield* rollThrough(g, dice, [
    { ...stage(rules.hit, need), purpose: elite ? 'toHitElite' : 'toHit', needs },
    {
      ...stage(rules.wound, woundNeed(g, hit)),
      purpose: elite ? 'toWoundElite' : 'toWound',
      needs: () => woundNeeds(g, hit),
    },
  ]);
}

/** WP-DICE-02: half of a die, rounded up. */
const THIRDS = { names: ['1', '2', '3'], lowest: 1, of: [0, 0, 1, 1, 2, 2] } as const;
const SIXTHS = { names: ['1', '2', '3', '4', '5', '6'], lowest: 1, of: [0, 1, 2, 3, 4, 5] } as const;

/**
 * WP-SPECIAL-10, WP-SPECIAL-11: each point of damage is multiplied separately, each with its own die if the factor is a
 * die.
 */
export function* explode(g: G, explosive: Weapon['explosive'], wounds: number, by: string): Rule<number> {
  if (explosive !== 'D3' && explosive !== 'D6') return wounds * Number(explosive);
  const classes = explosive === 'D3' ? THIRDS : SIXTHS;
  const counts = yield* rollPool(g, { by, rule: 'WP-SPECIAL-11', purpose: 'explosive', n: wounds, classes });
  return counts.reduce((sum, n, i) => sum + n * (i + 1), 0);
}

/** WP-WOUND-05, -06: damage is added to what the unit already has, permanently. */
export function inflict(g: G, unit: string, points: number, ...rules: readonly RuleId[]): void {
  if (points === 0) return;
  const { damage } = g.state.units[unit]!;
  const all: RuleId[] = damage > 0 ? [...rules, 'WP-WOUND-06'] : [...rules];
  g.apply({ type: 'damaged', rules: all, unit, points, total: damage + points });
}

/** Automatic hits: only the wound dice are rolled. Returns the wounds. */
export function* woundDice(g: G, hit: Hit, hits: number, by: string): Rule<number> {
  const counts = yield* rollPool(g, {
    by,
    rule: 'WP-WOUND-01',
    purpose: 'toWound',
    n: hits,
    classes: atLeast(woundNeed(g, hit)),
    needs: () => woundNeeds(g, hit),
  });
  return counts[1]!;
}
