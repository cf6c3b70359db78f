import type { Faults, Plan, Refusal } from '@walstatt/engine';
import { standing } from '../../04-measuring/table-top.ts';
import { judgePlan } from '../../10-movement/judge.ts';
import { planOf, standingAfter, type Way, waysOf } from '../../10-movement/ways.ts';
import type { L } from '../../kit.ts';
import { type Approach, goalsOf, isCloser, startOf, touchesAny } from './approach.ts';
import { wayCloser, wayIntoContact } from './improve.ts';

/** Judges the ways of an approach: as a move, by what it must achieve, and last by what its models could do better. */
export function judgeApproach(look: L, approach: Approach, plan: Plan, faults: Faults): void {
  judgePlan(look, approach.move, plan, faults);
  if (faults.list.length > 0) return;
  const ways = waysOf(look, approach.move.unit, plan)!;
  for (const way of ways) if (faults.add(refuseFarther(look, approach, ways, way))) return;
  const ends = standingAfter(look.state, standing(look, approach.move.unit), ways);
  for (const { refusal } of approach.missing(ends)) if (faults.add(refusal)) return;
  if (faults.list.length === 0) faults.add(couldDoBetter(look, approach, ways));
}

function refuseFarther(look: L, approach: Approach, ways: readonly Way[], { model }: Way): Refusal | null {
  const ends = standingAfter(look.state, standing(look, approach.move.unit), ways);
  const end = ends.measured[ends.models.indexOf(model)]!;
  return isCloser(goalsOf(look, approach, model), startOf(look, approach, model), end)
    ? null
    : { code: 'notCloser', rule: approach.closer, args: { model } };
}

/**
 * WH-CHARGE-17, WH-PILE-05, WH-CONS-04, WH-G-27: a model that moves and does not touch an enemy is refused only with a
 * way by which it would, the others going as they do. The same holds for one that stays behind where all must come
 * closer (WH-CHARGE-16).
 */
function couldDoBetter(look: L, approach: Approach, ways: readonly Way[]): Refusal | null {
  const { move, movers, everybody, foes, contact, closer } = approach;
  const now = standing(look, move.unit);
  const ends = standingAfter(look.state, now, ways);
  for (const model of movers) {
    const moves = ways.some((way) => way.model === model);
    if (touchesAny(ends.measured[ends.models.indexOf(model)]!, foes) || !(moves || everybody)) continue;
    const into = wayIntoContact(look, approach, ways, model);
    if (into !== null) return refusal('couldTouch', contact, model, into);
    const nearer = moves ? null : wayCloser(look, approach, ways, model);
    if (nearer !== null) return refusal('couldCloseIn', closer, model, nearer);
  }
  return null;
}

const refusal = (code: string, rule: Refusal['rule'], model: string, better: readonly Way[]): Refusal => ({
  code,
  rule,
  args: { model },
  better: planOf(better),
});
