import type { Leg, Refusal } from '@walstatt/engine';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { sideOfUnit } from '../01-introduction/board/occupancy.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { zoneOfDirection } from '../01-introduction/board/sides-of-element.ts';
import { formationOf } from '../01-introduction/formation/formation.ts';
import type { Look } from '../kit.ts';
import { afford, refuseCost, stepCost, stepsLeft, type Terms } from './account.ts';
import { judgeAttack, touchedBy } from './attack.ts';
import { judgeGround } from './ground.ts';
import { type LegEffect, noLeg, refused } from './leg-effect.ts';
import { type Judging, type LegRun, stopped } from './leg-run.ts';
import { face, go } from './legs/go.ts';
import { isSmallBody, ownAccount, type Standing, withOwnAccount } from './standing.ts';

/** A leg of one element, in a small unit or in a unit that completes its attack. */
export function runSingleLeg(judging: Judging, mover: string, leg: Leg): LegRun {
  const { s } = judging;
  if (leg.leg === 'wheel' && !s.completing) return smallDoNotWheel();
  if (leg.leg === 'face') return s.completing ? refused('mayNotTurn', 'DW-V-86') : turnOnTheSpot(s, mover, leg);
  if (leg.leg !== 'go') return noLeg(leg);
  const judged = go(s.body, mover, leg['direction']);
  if ('refusal' in judged) return judged;
  return s.completing
    ? complete(judging, mover, judged.effect)
    : walkAlone(judging, mover, leg['pay'] === 'manoeuvre', judged.effect);
}

/** DW-V-36, DW-V-60. */
export const smallDoNotWheel = (): LegRun => refused('smallDoNotWheel', 'DW-V-60');

/** DW-V-57: a small unit's element turns at no cost. */
function turnOnTheSpot(s: Standing, mover: string, leg: Leg): LegRun {
  const judged = face(s.body, mover, leg['facing']);
  if ('refusal' in judged) return judged;
  const { effect } = judged;
  return { standing: { ...s, body: effect.body }, effect, touched: [] };
}

/**
 * DW-V-55, DW-V-56, DW-G-67: each element of a small unit keeps its own account. Any direction may be paid for with
 * points.
 */
function walkAlone(judging: Judging, mover: string, payAsManoeuvre: boolean, effect: LegEffect): LegRun {
  const { look, s, terms, faults } = judging;
  const own = ownAccount(s, mover);
  const asManoeuvre = terms.order === 'hold' || payAsManoeuvre;
  const spent = own.spent + (asManoeuvre ? 0 : stepCost(look));
  const after = { element: mover, spent, used: own.used + (asManoeuvre ? 1 : 0), steps: own.steps + 1 };
  if (
    faults.add(refuseCost(terms, own, after)) ||
    judgeGround(judging, effect) ||
    faults.add(heldByOwn(s, effect)) ||
    judgeAttack(judging, formationOf(effect.body), effect)
  )
    return stopped(judging);
  const touched = touchedBy(look, s.unit, effect.body);
  const single = withOwnAccount(s.single, after);
  return { standing: { ...s, body: effect.body, single }, effect, touched };
}

/**
 * DW-V-85, DW-V-86, DW-V-87, DW-V-88: elements go forwards, one by one, until they are in contact or the allowance is
 * used up.
 */
function complete(judging: Judging, mover: string, effect: LegEffect): LegRun {
  const { look, s, terms, faults } = judging;
  const own = ownAccount(s, mover);
  const way = effect.ways[0]!;
  const side = sideOfUnit(look.state, s.unit);
  const no = (code: string): Refusal => ({ code, rule: 'DW-V-85', measured: mover, unit: 'name' });
  if (enemiesTouching(look, side, way.from.q, way.from.r).length > 0 && faults.add(no('inContact')))
    return stopped(judging);
  if (zoneOfDirection(way.from.facing, way.directions[0]!) !== 'front' && faults.add(no('notForward')))
    return stopped(judging);
  const limit = completionSteps(look, s, terms, mover);
  const steps = isSmallBody(s.body) ? 1 : own.steps + 1;
  if (steps > limit && faults.add({ code: 'points', rule: 'DW-V-85', measured: steps, limit, unit: 'count' }))
    return stopped(judging);
  if (judgeGround(judging, effect)) return stopped(judging);
  const paid = isSmallBody(s.body) ? payStep(look, terms, own.spent, own.used) : { spent: own.spent, used: own.used };
  const single = withOwnAccount(s.single, { element: mover, ...paid, steps: own.steps + 1 });
  return { standing: { ...s, body: effect.body, single }, effect, touched: touchedBy(look, s.unit, effect.body) };
}

/** Fields that an element may still go forward, from the unit's account, or from its own in a small unit. */
export function completionSteps(look: Look, s: Standing, terms: Terms, mover: string): number {
  if (!isSmallBody(s.body)) return stepsLeft(look, terms, s.account.spent, s.account.used);
  const own = ownAccount(s, mover);
  return stepsLeft(look, terms, own.spent, own.used);
}

/** With points while they last, then as a manoeuvre. */
function payStep(look: Look, terms: Terms, spent: number, used: number): { spent: number; used: number } {
  const cost = stepCost(look);
  return afford(terms, spent + cost, used) === null ? { spent: spent + cost, used } : { spent, used: used + 1 };
}

/** Even one by one, no element passes through another of its own unit. */
function heldByOwn(s: Standing, effect: LegEffect): Refusal | null {
  const to: Piece = effect.ways[0]!.to;
  const held = s.body.some((p) => p.id !== to.id && p.q === to.q && p.r === to.r);
  return held ? { code: 'occupied', rule: 'DW-V-69', args: { q: to.q, r: to.r } } : null;
}
