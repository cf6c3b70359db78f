import type { Refusal } from '../machine/types.ts';
import type { Leg, Plan } from '../requests/request.ts';

/** Where a mover is after a leg, or why it may not take the leg. */
export type Stepped<S> = { readonly to: S } | { readonly refusal: Refusal };

/**
 * Goes through a plan leg by leg, in its order. `start` says where a mover is before its first leg, and `step` takes it
 * one leg further. The refusal names the first leg that is not allowed; otherwise the result is where each mover ends.
 */
export function followLegs<S>(
  plan: Plan,
  start: (mover: string) => S,
  step: (at: S, leg: Leg, mover: string) => Stepped<S>,
): { readonly ends: ReadonlyMap<string, S> } | { readonly refusal: Refusal } {
  const ends = new Map<string, S>();
  const taken = new Map<string, number>();
  for (const { mover, legs } of plan) {
    let at = ends.get(mover) ?? start(mover);
    for (const leg of legs) {
      const n = (taken.get(mover) ?? 0) + 1;
      taken.set(mover, n);
      const stepped = step(at, leg, mover);
      if ('refusal' in stepped) return { refusal: { ...stepped.refusal, at: { mover, leg: n } } };
      at = stepped.to;
    }
    ends.set(mover, at);
  }
  return { ends };
}

/** All movers take their first leg, then all their second, and so on. The order of the movers stays. */
export function stepByStep(plan: Plan): Plan {
  const longest = plan.reduce((most, p) => Math.max(most, p.legs.length), 0);
  return Array.from({ length: longest }, (_, i) =>
    plan.flatMap(({ mover, legs }) => (i < legs.length ? [{ mover, legs: [legs[i]!] }] : [])),
  ).flat();
}

/** All legs of one mover, in a plan in which it may come several times. */
export const legsOf = (plan: Plan, mover: string): readonly Leg[] =>
  plan.flatMap((p) => (p.mover === mover ? p.legs : []));
