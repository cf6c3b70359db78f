import { atLeast, type Rule, type RuleId, rollPool, unmodified } from '@walstatt/engine';
import { ownerOf, profileOf, wholeOf } from '../01-units/units.ts';
import { destroyModel } from '../09-strength/destroy.ts';
import { passengersOf } from '../12-transports/capacity.ts';
import { aurasOfPain } from '../18-datasheets/auras.ts';
import type { CoreAbility, State } from '../generated/state.ts';
import type { G, L } from '../kit.ts';

const abilitiesOf = (s: State, model: string): readonly CoreAbility[] =>
  s.datasheets[s.units[s.models[model]!.unit]!.datasheet]!.abilities;

/**
 * The rolls by which a model may ignore the loss of a wound: its own and those of auras (WH-DATA-12). Some work only
 * against psychic attacks (WH-DATA-17).
 */
function feelNoPain(look: L, model: string, psychic: boolean): number[] {
  const { state } = look;
  const own = abilitiesOf(state, model).flatMap((a) =>
    a.ability === 'feelNoPain' && (psychic || !a.psychic) ? [a.on] : [],
  );
  const auras = aurasOfPain(look, wholeOf(state, state.models[model]!.unit));
  return [...own, ...auras.map(({ deed }) => deed.on)];
}

/**
 * A model would lose a wound. WH-ABIL-03, WH-ABIL-04, WH-ABIL-05: with Feel No Pain one die for each, mortal or not.
 * WH-ABIL-06: only one such ability works, the best. Says whether the model has no wounds left.
 */
export function* loseWound(g: G, model: string, rule: RuleId, psychic = false): Rule<boolean> {
  const { unit } = g.state.models[model]!;
  const needs = feelNoPain(g, model, psychic);
  if (needs.length > 0) {
    const need = Math.min(...needs);
    const counts = yield* rollPool(g, {
      by: ownerOf(g.state, unit),
      rule: 'WH-ABIL-03',
      purpose: 'feelNoPain',
      about: unit,
      n: 1,
      classes: atLeast(need),
      needs: () => unmodified(need),
    });
    if (counts[1]! > 0) return false;
  }
  g.apply({ type: 'woundLost', rules: [rule], unit, model });
  return g.state.models[model]!.lost >= profileOf(g.state, model).wounds;
}

/** WH-DMG-02: a model without wounds is destroyed. WH-ABIL-07, WH-G-61: first it may blow up, at once. */
export function die(g: G, model: string, rule: RuleId = 'WH-DMG-02'): void {
  const blowsUp = abilitiesOf(g.state, model).some((a) => a.ability === 'deadlyDemise');
  if (blowsUp) g.then('deadlyDemise', { model, units: [] }, 'WH-ABIL-07');
  else remove(g, model, rule);
}

/** WH-DMG-02, WH-TRANS-18, WH-G-38: passengers get out before a destroyed TRANSPORT is removed. */
export function remove(g: G, model: string, rule: RuleId): void {
  if (passengersOf(g.state, model).length > 0)
    g.then('wreck', { model, unit: null, emergency: false, out: 0 }, 'WH-TRANS-18');
  else destroyModel(g, { model, silent: false, rules: [rule] });
}

/** The mortal wounds that a model deals when it blows up. */
export const demiseOf = (s: State, model: string) =>
  abilitiesOf(s, model).flatMap((a) => (a.ability === 'deadlyDemise' ? [a.wounds] : []))[0] ?? null;
