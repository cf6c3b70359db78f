import { sideOf } from '@walstatt/engine';
import type { Unit } from './generated/state.ts';
import type { Look } from './kit.ts';
import { unitGap } from './rules/distance.ts';
import { chargeReach, inches } from './rules/lengths.ts';
import { tableTop } from './rules/table-top.ts';
import { isSuppressed, sideOfUnit } from './rules/units.ts';
import { controllerOf, leadNeeded, scoreOf } from './rules/victory.ts';

/** How likely a damaged unit is to survive its next test: two dice and its damage stay below the limit. */
const AT_LEAST = [1, 1, 1, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36, 0];
const survival = (u: Unit): number => 1 - (AT_LEAST[Math.max(0, Math.min(13, u.destroy - u.damage))] ?? 1) * 0.97;

/** What a unit is worth as it stands: its points, less for damage and for what it cannot do. */
function worth(look: Look, id: string, u: Unit): number {
  if (u.where.at === 'gone') return 0;
  const points = u.points ?? 50;
  const fear = u.hurt ? survival(u) : 0.5 + 0.5 * survival(u);
  let share = 0.15 + 0.85 * fear;
  if (isSuppressed(look, id)) share -= 0.15;
  if (u.crippled || u.immobilised) share -= 0.25;
  return points * share;
}

/** Reach of a unit: how far it does harm. */
function reachOf(u: Unit): number {
  let reach = u.attacks > 0 && u.type !== 'artillery' ? chargeReach(u, false) : 0;
  if (u.firepower > 0) reach = Math.max(reach, u.range / 2);
  for (const w of u.weapons) reach = Math.max(reach, w.range / 2);
  return reach;
}

/** Strength of both sides, how near units are to doing harm, and what the victory condition counts. */
export function evaluate(look: Look, seat: string): number {
  const { state } = look;
  const side = sideOf(state, seat)!;
  let sum = 0;
  for (const [id, u] of Object.entries(state.units)) {
    const mine = sideOfUnit(state, u) === side;
    sum += (mine ? 1 : -1) * worth(look, id, u);
    if (mine) sum += 0.08 * position(look, id, u);
  }
  if (state.condition !== 'annihilation') {
    for (const o of state.objectives) {
      const holder = controllerOf(look, o);
      if (holder !== null) sum += holder === side ? 40 : -40;
    }
    if (state.over)
      for (const other of Object.keys(state.sides))
        sum += (other === side ? 1 : -1) * 200 * Math.min(2, scoreOf(look, other) / Math.max(1, leadNeeded(state)));
  }
  return sum;
}

/** Up to the unit's points, falling with the distance beyond its reach to the nearest enemy. */
function position(look: Look, id: string, u: Unit): number {
  if (u.where.at !== 'table') return 0;
  const reach = reachOf(u);
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units)
    if (s.unit.type !== 'flyer' && sideOfUnit(look.state, s.unit) !== sideOfUnit(look.state, u))
      least = Math.min(least, unitGap(look, id, s.id));
  if (least === Number.POSITIVE_INFINITY) return 0;
  const short = Math.max(0, least - reach);
  return ((u.points ?? 50) * inches(12)) / (inches(12) + short);
}
