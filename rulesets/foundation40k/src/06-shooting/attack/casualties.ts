import { ask, type Rule } from '@walstatt/engine';
import { isVehicle, livingModels, modelHas, profileOf } from '../../01-units/units.ts';
import type { State, Wound } from '../../generated/state.ts';
import type { G } from '../../kit.ts';
import { isDoomed } from './wound.ts';

/** What a hit can fall on: exposed models first, and whether it removes a whole model. */
export type Hit = { readonly exposed: readonly string[]; readonly whole: boolean };

/**
 * FD-GAP-11, FD-GAP-16, FD-GAP-19, FD-LOS-05: which of these models may suffer the next hit. Exposed models come first.
 * If the hit removes a whole model, those without eternal warrior come next. Then damaged models come before undamaged
 * ones.
 */
export function nextToSuffer(
  s: State,
  models: readonly string[],
  { exposed, whole }: Hit,
  isDamaged: (model: string) => boolean,
): readonly string[] {
  let open = models;
  const narrow = (keep: (m: string) => boolean): void => {
    const kept = open.filter(keep);
    if (kept.length > 0) open = kept;
  };
  narrow((m) => exposed.includes(m));
  if (whole) narrow((m) => !modelHas(s, m, 'eternalWarrior'));
  narrow(isDamaged);
  return open;
}

/** Does this hit take the model off the table? */
const kills = (s: State, model: string, w: Wound): boolean =>
  !isVehicle(s, model) &&
  ((w.whole && !modelHas(s, model, 'eternalWarrior')) || s.models[model]!.lost + 1 >= profileOf(s, model).lives);

/**
 * The owner picks the models that suffer the next hits, and picks several at once if each hit is sure to take one
 * model. Null if nobody is left. Models with the better weapons come last, so that the default keeps them.
 */
export function* casualties(
  g: G,
  unit: string,
  exposed: readonly string[],
  wounds: readonly Wound[],
): Rule<readonly string[] | null> {
  const s = g.state;
  const first = wounds[0]!;
  const standing = livingModels(s, unit).filter((m) => !isDoomed(g, m));
  const open = nextToSuffer(s, standing, { exposed, whole: first.whole }, (m) => s.models[m]!.lost > 0);
  if (open.length === 0) return null;
  let n = 0;
  while (n < wounds.length && n < open.length && wounds[n]!.whole === first.whole) n++;
  if (!open.every((m) => kills(s, m, first))) n = 1;
  const sorted = [...open].sort((a, b) => worth(s, a) - worth(s, b));
  return yield* ask(g, {
    kind: 'chooseMany',
    name: 'casualties',
    by: s.units[unit]!.owner,
    rule: 'FD-GAP-11',
    args: { unit, hits: n },
    options: sorted.map((id) => ({ id, args: { weapons: [...s.models[id]!.weapons] } })),
    min: n,
    max: n,
  });
}

const worth = (s: State, model: string): number => {
  let best = 0;
  for (const w of s.models[model]!.weapons) best = Math.max(best, s.weapons[w]!.rof * (1 + s.weapons[w]!.fp));
  return best;
};
