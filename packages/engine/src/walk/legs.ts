import type { Refusal } from '../machine/types.ts';
import { Faults } from '../requests/faults.ts';
import type { Leg, Plan } from '../requests/request.ts';

/** Where a mover is after a leg, or why it may not take the leg. */
export type Stepped<S> = { readonly to: S } | { readonly refusal: Refusal };

/**
 * Goes through a plan leg by leg, in its order. `start` says where a mover is before its first leg, and `step` takes it
 * one leg further. The refusal names the first leg that is not allowed; otherwise the result is where each mover ends.
 * If `faults` wants to know all, it is told the first such leg of each mover, and the others go on as if it stood there.
 */
export function followLegs<S>(
  plan: Plan,
  start: (mover: string) => S,
  step: (at: S, leg: Leg, mover: string) => Stepped<S>,
  faults = new Faults(false),
): { readonly ends: ReadonlyMap<string, S> } | { readonly refusal: Refusal } {
  const ends = new Map<string, S>();
  const taken = new Map<string, number>();
  const stopped = new Set<string>();
  for (const { mover, legs } of plan) {
    if (stopped.has(mover)) continue;
    let at = ends.get(mover) ?? start(mover);
    for (const leg of legs) {
      const n = (taken.get(mover) ?? 0) + 1;
      taken.set(mover, n);
      const stepped = step(at, leg, mover);
      if ('refusal' in stepped) {
        const refusal = { ...stepped.refusal, at: { mover, leg: n } };
        if (faults.add(refusal)) return { refusal };
        stopped.add(mover);
        break;
      }
      at = stepped.to;
    }
    ends.set(mover, at);
  }
  const [refusal] = faults.list;
  return refusal === undefined ? { ends } : { refusal };
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
