import { profileOf } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import { modifier } from '../kit.ts';
import { specialsOf } from './special.ts';

/** WH-DATA-04: rules that apply once a large model has taken a stated amount of damage. */

type Damaged = { readonly model: string };

/** What being damaged does to a model now: nothing, as long as it has more wounds left. */
function damageOf(s: State, model: string): { hit: number; halvesControl: boolean } {
  const { unit, lost } = s.models[model]!;
  const left = profileOf(s, model).wounds - lost;
  const found = specialsOf(s, unit, 'damaged').find((a) => a.model === model && left <= a.deed.left);
  return found === undefined ? { hit: 0, halvesControl: false } : found.deed;
}

export const damagedHits = modifier({
  rule: 'WH-DATA-04',
  op: 'add',
  when: ({ state }, { model }: Damaged) => damageOf(state, model).hit !== 0,
  by: ({ state }, { model }: Damaged) => damageOf(state, model).hit,
});

/** Half of its OC, rounding up. */
export const damagedControl = modifier({
  rule: 'WH-DATA-04',
  op: 'set',
  when: ({ state }, { model }: Damaged) => damageOf(state, model).halvesControl,
  by: ({ state }, { model }: Damaged) => Math.ceil(profileOf(state, model).objectiveControl / 2),
});
