import { type Rule, type RuleId, window } from '@walstatt/engine';
import type { Events } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { livingModels, passengersOf, unitOf } from './units.ts';

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

/** What stands instead of losses: triggers may take models out of `result`. */
export type Fallen = { readonly unit: string; readonly why: Why; result: string[] };

/** Removes the models of a unit that have no wounds left, unless something happens instead; says how many are lost. */
export function* removeFallen(g: G, unit: string, why: 'shot' | 'fight', rule: RuleId): Rule<number> {
  const fallen = livingModels(g.state, unit).filter((m) => g.state.models[m]!.wounds === 0);
  if (fallen.length === 0) return 0;
  const { result } = yield* window(g, 'insteadOfLosses', { unit, why, result: fallen } as Fallen);
  for (const model of result) loseModel(g, model, why, rule);
  return result.length;
}

/** SK-TRANS-03: when a carrier is destroyed, its passengers bail out. */
export function bailOutOf(g: G, transport: string): void {
  if (unitOf(g.state, transport).living > 0 || passengersOf(g.state, transport).length === 0) return;
  g.then('bailOut', { transport, unit: null, left: [] }, 'SK-TRANS-03');
}
