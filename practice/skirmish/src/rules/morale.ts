import { type Rule, rollSum } from '@walstatt/engine';
import type { G, L } from '../kit.ts';
import { loseModel } from './losses.ts';
import { livingModels, unitOf } from './units.ts';

/** What modifiers of nerve look at. */
export type Nerve = { readonly unit: string; readonly bonus: number };

/** SK-MORALE-01: do 2D6 stay within the unit's nerve? */
export function* holds(g: G, unit: string, bonus: number, rule: 'SK-MORALE-01' | 'SK-MORALE-07'): Rule<boolean> {
  const u = unitOf(g.state, unit);
  const subject: Nerve = { unit, bonus };
  const nerve = g.modify('nerve', u.nerve, subject);
  const needs = () => g.explain('nerve', u.nerve, subject);
  const roll = yield* rollSum(g, { by: u.owner, rule, purpose: 'morale', dice: 2, needs });
  return roll <= nerve;
}

/** SK-MORALE-01: must a unit that has just lost models test? */
export function mustTest(look: L, unit: string): boolean {
  const u = unitOf(look.state, unit);
  return u.living > 0 && 2 * u.living <= u.models.length;
}

/**
 * SK-MORALE-01, SK-MORALE-02, SK-MORALE-05: a unit that fails its test breaks and withdraws, or is lost if it was
 * already broken.
 */
export function* testMorale(g: G, unit: string): Rule<void> {
  const held = yield* holds(g, unit, 0, 'SK-MORALE-01');
  if (held) return;
  if (unitOf(g.state, unit).broken) {
    for (const model of livingModels(g.state, unit)) loseModel(g, model, 'routed', 'SK-MORALE-05');
    return;
  }
  g.apply({ type: 'unitBroke', rules: ['SK-MORALE-02'], unit });
  g.then('withdraw', { unit }, 'SK-MORALE-02');
}
