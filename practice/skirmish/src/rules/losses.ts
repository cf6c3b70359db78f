import { type Rule, type RuleId, window } from '@walstatt/engine';
import type { Events } from '../generated/state.ts';
import type { Asked, G, L } from '../kit.ts';
import { livingModels, standingModels, unitOf } from './units.ts';

export type Why = Events['modelLost']['why'];

/** SK-END-01: a model is lost and scores for its enemies. */
export function loseModel(g: G, model: string, why: Why, ...rules: RuleId[]): void {
  g.apply({
    type: 'modelLost',
    rules: [...rules, 'SK-END-01'],
    unit: g.state.models[model]!.unit,
    model,
    why,
  });
}

/** What takes the place of losses: triggers may take models out of `result`. */
export type Fallen = { readonly unit: string; readonly why: Why; result: string[] };

/**
 * Removes the models of a unit that have no wounds left, unless something else happens instead. Returns how many are
 * lost.
 */
export function* removeFallen(g: G, unit: string, why: 'shot' | 'fight', rule: RuleId): Rule<number> {
  const fallen = livingModels(g.state, unit).filter((m) => g.state.models[m]!.wounds === 0);
  if (fallen.length === 0) return 0;
  const { result } = yield* window(g, 'insteadOfLosses', { unit, why, result: fallen } as Fallen);
  for (const model of result) loseModel(g, model, why, rule);
  return result.length;
}

/** The request to allocate wounds over the models of a unit. Wounds that they cannot take are lost. */
export function woundsRequest(look: L, unit: string, wounds: number, rule: RuleId): Asked<'allocateWounds'> {
  const s = look.state;
  const options = standingModels(s, unit).map((id) => ({ id, most: s.models[id]!.wounds }));
  const total = Math.min(
    wounds,
    options.reduce((sum, o) => sum + o.most, 0),
  );
  return { kind: 'allocate', name: 'allocateWounds', by: unitOf(s, unit).owner, rule, args: { unit }, options, total };
}

export function applyWounds(g: G, unit: string, shares: Readonly<Record<string, number>>, rule: RuleId): void {
  for (const [model, wounds] of Object.entries(shares))
    if (wounds > 0) g.apply({ type: 'wounded', rules: [rule], unit, model, wounds });
}
