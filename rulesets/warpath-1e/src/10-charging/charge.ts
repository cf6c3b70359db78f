import type { RuleId } from '@walstatt/engine';
import { stretchesInside } from '@walstatt/geometry';
import type { ChargePlan } from '@walstatt/tabletop';
import { areFoes, followOn, has, numberOfRule } from '../01-units/units.ts';
import { leaderSees } from '../05-line-of-sight/sight.ts';
import { unitsWithin } from '../07-measuring/distance.ts';
import { chargeReach, TOLERANCE } from '../07-measuring/lengths.ts';
import { bodiesAt, standingOf, tableTop } from '../07-measuring/table-top.ts';
import { addRough } from '../08-movement/way.ts';
import { extraDice, strikeDice } from '../12-shooting/hit-dice.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { chargePlan } from './charge-plan.ts';
import { isAlreadyCharged } from './charge-ways.ts';
import { inTouch } from './contact.ts';

/**
 * The rule by which nobody can charge a unit: flyers (WP-FLYER-15), antigrav before it is crippled (WP-SPECIAL-42);
 * null otherwise.
 */
function outOfReach(t: Unit): RuleId | null {
  if (t.where.at !== 'table') return 'WP-CHARGE-02';
  if (t.type === 'flyer') return 'WP-FLYER-15';
  return has(t, 'antigrav') && !t.crippled ? 'WP-SPECIAL-42' : null;
}

/**
 * WP-CHARGE-03, WP-CHARGE-04, WP-CHARGE-05, WP-CHARGE-06, WP-CHARGE-11: a computed charge at this target, or the rule
 * that forbids it. WP-REGROUP-06: a unit that must follow on charges only the units that charged it. WP-CHARGE-23,
 * WP-CHARGE-25: a target that was already charged can be charged again if there is room left.
 */
export function judgeCharge(look: Look, id: string, target: string, jump: boolean): ChargePlan | RuleId {
  const u = look.state.units[id]!;
  const t = look.state.units[target]!;
  if (!areFoes(look.state, u, t)) return 'WP-CHARGE-02';
  const out = outOfReach(t);
  if (out !== null) return out;
  const bound = followOn(look, id);
  if (bound !== null && !bound.includes(target)) return 'WP-REGROUP-06';
  const reach = chargeReach(u, jump);
  if (!unitsWithin(look, id, target, reach + TOLERANCE)) return has(u, 'unwieldy') ? 'WP-SPECIAL-22' : 'WP-CHARGE-04';
  if (!leaderSees(look, id, target).visible) return 'WP-CHARGE-03';
  const plan = chargePlan(look, id, target, reach, jump);
  if (plan === null) return isAlreadyCharged(look, target) ? 'WP-CHARGE-25' : 'WP-CHARGE-05';
  const rough = !jump && isDisrupted(look, id, target, plan.ways);
  return ableToWound(look, id, target, rough) ? plan : 'WP-CHARGE-06';
}

/** The rule that forbids a charge, or null. */
export function chargeBarredBy(look: Look, id: string, target: string, jump: boolean): RuleId | null {
  const judged = judgeCharge(look, id, target, jump);
  return typeof judged === 'string' ? judged : null;
}

/** WP-CHARGE-06, WP-G-33: at least one die that can wound is left after all modifiers. */
function ableToWound(look: Look, id: string, target: string, rough: boolean): boolean {
  const u = look.state.units[id]!;
  const { defence } = look.state.units[target]!;
  // The penalty of a rough way is not in the state yet.
  const worse = rough ? 1 : 0;
  const strike = { unit: id, target };
  if (u.attacks < 1) return false;
  if (6 + numberOfRule(u, 'crushingStrength') >= defence && strikeDice(look, strike, worse).dice > 0) return true;
  return u.extras.some((x) => 6 + x.crushing >= defence && extraDice(look, strike, x.dice, worse).dice > 0);
}

/** All targets of a legal charge. */
export const chargeTargets = (look: Look, id: string, jump: boolean): string[] => [...legalTargets(look, id, jump)];

/** Whether there is any target: computing a whole charge takes time. */
export const mayCharge = (look: Look, id: string, jump: boolean): boolean => !legalTargets(look, id, jump).next().done;

/** WP-CHARGE-12: a target that cannot be charged is not offered, so trying costs nothing. */
function* legalTargets(look: Look, id: string, jump: boolean): Generator<string> {
  for (const s of tableTop(look).units) if (chargeBarredBy(look, id, s.id, jump) === null) yield s.id;
}

/**
 * WP-CHARGE-10, WP-MELEE-06, WP-G-07: the way leads through or over rough ground (several pieces of it, if the option
 * says so), or the target is touched across an obstacle. Rough ground costs no distance (WP-CHARGE-09).
 */
export function isDisrupted(
  look: Look,
  id: string,
  target: string,
  ways: readonly (readonly { x: number; y: number }[])[],
): boolean {
  const top = tableTop(look);
  const me = standingOf(look, id)!;
  const rough = new Set<string>();
  const enough = look.state.options.disruptedBy === 'several' ? 2 : 1;
  for (let i = 0; i < ways.length && rough.size < enough; i++) addRough(top, me.bodies[i]!, ways[i]!, rough);
  if (rough.size >= enough) return true;
  const u = look.state.units[id]!;
  const ends: Spot[] = ways.map((way) => ({ ...way[way.length - 1]!, facing: 0 }));
  const to = standingOf(look, target)!;
  return bodiesAt(u, ends).some((b) =>
    to.bodies.some(
      (t) =>
        inTouch(top, b, t) && top.obstacles.some((w) => stretchesInside(b.centre, t.centre, w.shape, false).length > 0),
    ),
  );
}
