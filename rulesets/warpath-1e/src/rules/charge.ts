import { stretchesInside } from '@walstatt/geometry';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { type ChargePlan, chargePlan } from './charge-plan.ts';
import { inTouch } from './contact.ts';
import { unitsWithin } from './distance.ts';
import { extraDice, strikeDice } from './hit-dice.ts';
import { chargeReach, TOLERANCE } from './lengths.ts';
import { leaderSees } from './sight.ts';
import { bodiesAt, standingOf, tableTop } from './table-top.ts';
import { areFoes, followOn, has, numberOfRule } from './units.ts';
import { isRough } from './way.ts';

/** Units that may be charged at all: no flyers (WP-FLYER-15), no antigrav before it is crippled (WP-SPECIAL-42). */
export function isChargeable(look: Look, target: string): boolean {
  const t = look.state.units[target]!;
  if (t.where.at !== 'table') return false;
  if (t.type === 'flyer') {
    look.note('WP-FLYER-15');
    return false;
  }
  if (has(t, 'antigrav') && !t.crippled) {
    look.note('WP-SPECIAL-42');
    return false;
  }
  return true;
}

/** WP-CHARGE-03 to -06: a legal charge at this target, worked out; null if there is none. */
export function legalCharge(look: Look, id: string, target: string, jump: boolean): ChargePlan | null {
  const u = look.state.units[id]!;
  if (!areFoes(look.state, u, look.state.units[target]!) || !isChargeable(look, target)) return null;
  const bound = followOn(look, id);
  if (bound !== null) look.note('WP-REGROUP-06');
  if (bound !== null && !bound.includes(target)) return null;
  const reach = chargeReach(u, jump);
  if (!unitsWithin(look, id, target, reach + TOLERANCE) || !leaderSees(look, id, target).visible) return null;
  const plan = chargePlan(look, id, target, reach, jump);
  if (plan === null) return null;
  const rough = !jump && isDisrupted(look, id, target, plan.ways, jump);
  return ableToWound(look, id, target, rough) ? plan : null;
}

/** WP-CHARGE-06, WP-G-33: at least one die that can wound is left after all modifiers. */
function ableToWound(look: Look, id: string, target: string, rough: boolean): boolean {
  const u = look.state.units[id]!;
  const { defence } = look.state.units[target]!;
  // The penalty of a rough way is not yet in the state: it makes the need one higher.
  const left = (dice: number, need: number, all: number): number =>
    need + (rough ? 1 : 0) > 6 && need <= 6 ? Math.floor(all / 2) : dice;
  if (u.attacks > 0 && 6 + numberOfRule(u, 'crushingStrength') >= defence) {
    const d = strikeDice(look, { unit: id, target });
    if (left(d.dice, d.need, d.dice) > 0) return true;
  }
  return u.extras.some((x) => {
    if (u.attacks < 1 || 6 + x.crushing < defence) return false;
    const d = extraDice(look, { unit: id, target }, x.dice);
    return left(d.dice, d.need, d.dice) > 0;
  });
}

/** All targets of a legal charge. */
export function chargeTargets(look: Look, id: string, jump: boolean): string[] {
  const reach = chargeReach(look.state.units[id]!, jump);
  const result: string[] = [];
  if (has(look.state.units[id]!, 'unwieldy')) look.note('WP-SPECIAL-22');
  for (const s of tableTop(look).units) {
    if (!unitsWithin(look, id, s.id, reach + TOLERANCE) || !areFoes(look.state, look.state.units[id]!, s.unit))
      continue;
    if (legalCharge(look, id, s.id, jump) !== null) result.push(s.id);
    else look.note('WP-CHARGE-12');
  }
  return result;
}

/** WP-CHARGE-10, WP-MELEE-06, WP-G-07: a way through or over rough ground, or the target touched across an obstacle. */
export function isDisrupted(
  look: Look,
  id: string,
  target: string,
  ways: readonly (readonly { x: number; y: number }[])[],
  jump: boolean,
): boolean {
  const top = tableTop(look);
  const me = standingOf(look, id)!;
  if (!jump && ways.some((way, i) => isRough(top, me.bodies[i]!, way))) return true;
  const u = look.state.units[id]!;
  const ends: Spot[] = ways.map((way) => ({ ...way[way.length - 1]!, facing: 0 }));
  const to = standingOf(look, target)!;
  const walls = top.pieces.filter((p) => p.terrain.kind === 'obstacle');
  if (walls.length === 0) return false;
  return bodiesAt(u, ends).some((b) =>
    to.bodies.some(
      (t) => inTouch(top, b, t) && walls.some((w) => stretchesInside(b.centre, t.centre, w.shape, false).length > 0),
    ),
  );
}
