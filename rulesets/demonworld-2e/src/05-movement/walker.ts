import type { Leg, Plan } from '@walstatt/engine';
import type { Look } from '../kit.ts';
import { runLeg } from './run-leg.ts';
import type { Standing } from './standing.ts';

/** A plan being made. Legs are tried one by one and kept if they are legal. */
export type Walker = {
  readonly look: Look;
  standing: Standing;
  /** Contact was made, so nothing more can be planned. */
  contact: boolean;
  readonly legs: { mover: string; leg: Leg }[];
};

export const startWalker = (look: Look, standing: Standing): Walker => ({ look, standing, contact: false, legs: [] });

/** Tries a leg. Says whether it was taken. */
export function take(w: Walker, mover: string, leg: Leg): boolean {
  if (w.contact) return false;
  const ran = runLeg(w.look, w.standing, mover, leg);
  if ('refusal' in ran) return false;
  w.standing = ran.standing;
  w.contact = !ran.standing.completing && ran.touched.length > 0;
  w.legs.push({ mover, leg });
  return true;
}

/** The plan as an answer, with movers in the order in which they first move. */
export function planOf(w: Walker): Plan {
  const plan: { mover: string; legs: Leg[] }[] = [];
  for (const { mover, leg } of w.legs) {
    const last = plan.find((p) => p.mover === mover);
    if (last === undefined) plan.push({ mover, legs: [leg] });
    else last.legs.push(leg);
  }
  return plan;
}
