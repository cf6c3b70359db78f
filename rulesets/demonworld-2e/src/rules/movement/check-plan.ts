import type { Plan, Refusal } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Look } from '../../kit.ts';
import type { Body } from '../board/pieces.ts';
import { runLeg } from './run-leg.ts';
import { isSmallBody, type Standing } from './standing.ts';

/** Checks a whole plan, leg by leg. Null if it may be carried out, otherwise why not. */
export function planRefusal(look: Look, start: Standing, plan: Plan): Refusal | null {
  let s = start;
  let contact = false;
  for (const { mover, legs } of plan) {
    for (const leg of legs) {
      if (contact) return { code: 'contactEnds', rule: 'DW-V-78' };
      const ran = runLeg(look, s, mover, leg);
      if ('refusal' in ran) return ran.refusal;
      s = ran.standing;
      contact = !s.completing && ran.touched.length > 0;
    }
  }
  return contact || s.completing || !isSmallBody(s.body) ? null : scattered(start.body, s.body);
}

/** DW-V-59: a small unit keeps together, so a move never leaves it in more parts than before. */
function scattered(before: Body, after: Body): Refusal | null {
  if (after.length < 2) return null;
  const parts = (body: Body): number => hex.components(hex.hexSet(body)).length;
  const limit = parts(before);
  const measured = parts(after);
  return measured > limit ? { code: 'scattered', rule: 'DW-V-59', measured, limit, unit: 'count' } : null;
}
