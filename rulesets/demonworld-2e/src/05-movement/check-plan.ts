import { type Faults, firstFault, type Plan, type Refusal } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body } from '../01-introduction/board/pieces.ts';
import type { Look } from '../kit.ts';
import { termsOf } from './account.ts';
import { judgeLeg } from './run-leg.ts';
import { isSmallBody, type Standing } from './standing.ts';

/** Checks a whole plan, leg by leg. Null if it may be carried out, otherwise why not. */
export const planRefusal = (look: Look, start: Standing, plan: Plan): Refusal | null =>
  firstFault((faults) => judgePlan(look, start, plan, faults));

/** The same, with everything that is wrong, as if nothing that is wrong with a leg stopped it. */
export function judgePlan(look: Look, start: Standing, plan: Plan, faults: Faults): void {
  const terms = termsOf(look, start.unit);
  let s = start;
  let contact = false;
  for (const { mover, legs } of plan) {
    for (const leg of legs) {
      if (contact) {
        faults.add({ code: 'contactEnds', rule: 'DW-V-78' });
        return;
      }
      const before = faults.times;
      const ran = judgeLeg({ look, s, terms, faults }, mover, leg);
      if ('refusal' in ran) {
        if (faults.add(ran.refusal)) return;
        break;
      }
      s = ran.standing;
      // A leg that may not be made does not end the move by its contact.
      contact = !s.completing && ran.touched.length > 0 && faults.times === before;
    }
  }
  if (!contact && !s.completing && isSmallBody(s.body)) faults.add(scattered(start.body, s.body));
}

/** DW-V-59: a small unit keeps together, so a move never leaves it in more parts than before. */
function scattered(before: Body, after: Body): Refusal | null {
  if (after.length < 2) return null;
  const parts = (body: Body): number => hex.components(hex.hexSet(body)).length;
  const limit = parts(before);
  const measured = parts(after);
  return measured > limit ? { code: 'scattered', rule: 'DW-V-59', measured, limit, unit: 'count' } : null;
}
