import { ask, hasEffect, type Rule } from '@walstatt/engine';
import { modelHas, modelsOf, ownerOf, partsLeft, profileOf } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** The models of a unit that have wounds left. A model that blows up has none, though it is still there. */
export const living = (s: State, unit: string): string[] =>
  modelsOf(s, unit).filter((m) => s.models[m]!.lost < profileOf(s, m).wounds);

/** WH-LEAD-04: does a Leader's unit fight as one with a bodyguard unit here? */
export const isAttached = (s: State, unit: string): boolean => partsLeft(s, unit).length > 1;

/**
 * WH-LEAD-07, WH-G-50: in an attached unit the CHARACTER models are protected, from mortal wounds, too. WH-LEAD-08: until
 * nobody else is left.
 */
function exposed(s: State, unit: string): string[] {
  const models = living(s, unit);
  const others = isAttached(s, unit) ? models.filter((m) => !modelHas(s, m, 'CHARACTER')) : models;
  return others.length > 0 ? others : models;
}

/**
 * WH-ATT-17, WH-ATT-20, WH-ATT-21: the unit's player chooses any of its models. WH-ATT-18, WH-ATT-19, WH-FAST-04,
 * WH-G-49: but one that has lost wounds or had attacks allocated in this phase must take it, if there is one.
 */
export function* allocate(g: G, unit: string): Rule<string> {
  const models = exposed(g.state, unit);
  const marked = models.filter((m) => g.state.models[m]!.lost > 0 || hasEffect(g.state, m, 'allocated'));
  const open = marked.length > 0 ? marked : models;
  const model = (yield* ask(g, {
    kind: 'choose',
    name: 'allocate',
    by: ownerOf(g.state, unit),
    rule: 'WH-ATT-17',
    args: { unit },
    options: open.map((id) => ({ id })),
    preset: plainest(g.state, open),
  }))!;
  mark(g, model);
  return model;
}

/** The last of those of whom the unit had most: special weapons and sergeants fall after the others. */
function plainest(s: State, models: readonly string[]): string {
  const kindOf = (m: string): string => `${profileOf(s, m).name} ${s.models[m]!.weapons.join()}`;
  let best = models[0]!;
  let most = 0;
  for (const model of models) {
    const kind = kindOf(model);
    const alike = s.units[s.models[model]!.unit]!.models.filter((m) => kindOf(m) === kind).length;
    if (alike < most) continue;
    most = alike;
    best = model;
  }
  return best;
}

/** WH-ATT-19: this model has had an attack allocated to it in this phase. */
export function mark(g: G, model: string): void {
  g.beginEffect({
    name: 'allocated',
    rule: 'WH-ATT-19',
    on: model,
    data: {},
    until: { until: 'end', frame: phaseOf(g.state), of: null, complete: false },
    stack: 'once',
  });
}

/** The phase under way. In free play without one, the attacks themselves. */
const phaseOf = (s: State): string => s.agenda.find((f) => f.do.endsWith('Phase'))?.do ?? 'attacks';
