import { sideOf } from '@walstatt/engine';
import type { Objective, State, Unit } from './generated/state.ts';
import type { Look } from './kit.ts';
import { unitGap } from './rules/distance.ts';
import { bestFire, expectedStrike } from './rules/expected.ts';
import { chargeReach, inches } from './rules/lengths.ts';
import { tableTop } from './rules/table-top.ts';
import { isSuppressed, sideOfUnit } from './rules/units.ts';
import { controllerOf, leadNeeded, scoreOf } from './rules/victory.ts';

/** Chance that two dice show at least so much. */
const AT_LEAST = [1, 1, 1, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36, 0];

/** How likely a unit with so much damage is to survive a test; damage need not be whole. */
function survival(u: Unit, damage: number): number {
  const left = Math.max(0, Math.min(13, u.destroy - damage));
  const low = Math.floor(left);
  const at = AT_LEAST[low]!;
  const next = AT_LEAST[Math.min(13, low + 1)]!;
  return 1 - (at + (left - low) * (next - at)) * 0.97;
}

/** What a unit is worth as it stands: its points, less for damage and for what it cannot do. */
function worth(look: Look, id: string, u: Unit): number {
  if (u.where.at === 'gone') return 0;
  const fear = u.hurt ? survival(u, u.damage) : 0.5 + 0.5 * survival(u, u.damage);
  let share = 0.15 + 0.85 * fear;
  if (isSuppressed(look, id)) share -= 0.12;
  if (u.crippled || u.immobilised) share -= 0.25;
  return (u.points ?? 50) * share;
}

/** What so much more damage takes from a unit, if it is tested for it. */
function harm(look: Look, target: string, damage: number): number {
  const u = look.state.units[target]!;
  const now = survival(u, u.damage);
  const then = survival(u, u.damage + damage);
  return (u.points ?? 50) * (0.85 * (now - then) + 0.015 * damage);
}

/** What a unit of the side to move is about to do: its charge, or its fire. */
function promise(look: Look, id: string, u: Unit): number {
  if (u.where.at !== 'table' && u.where.at !== 'aboard') return 0;
  if (u.charging !== null)
    return look.state.units[u.charging]!.where.at === 'table'
      ? harm(look, u.charging, expectedStrike(look, id, u.charging))
      : 0;
  return u.shot ? 0 : bestFire(look, id, (t, d) => harm(look, t, d));
}

/** Units that live by their charges: their fire is no reason to stay away. */
const isBrawler = (u: Unit): boolean => u.attacks >= 2 * u.firepower && u.attacks > 0 && u.type !== 'artillery';

/** How far a unit does harm. */
function reachOf(u: Unit): number {
  let reach = u.attacks > 0 && u.type !== 'artillery' ? chargeReach(u, false) : 0;
  if (u.firepower > 0) reach = Math.max(reach, u.range / 2);
  for (const w of u.weapons) reach = Math.max(reach, w.range / 2);
  return isBrawler(u) ? chargeReach(u, false) : reach;
}

/** Up to the unit's points, falling with the distance beyond its reach to the nearest enemy. */
function position(look: Look, id: string, u: Unit): number {
  if (u.where.at !== 'table') return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units)
    if (s.unit.type !== 'flyer' && sideOfUnit(look.state, s.unit) !== sideOfUnit(look.state, u))
      least = Math.min(least, unitGap(look, id, s.id));
  if (least === Number.POSITIVE_INFINITY) return 0;
  const short = Math.max(0, least - reachOf(u));
  return ((u.points ?? 50) * inches(12)) / (inches(12) + short);
}

/** What enemies could do as they stand counts, but less: they move first, and we do too. */
const THREAT = 0.3;

/** Strength of both sides, what is about to be done, how near units are to doing harm, and what the victory condition counts. */
export function evaluate(look: Look, seat: string): number {
  const { state } = look;
  const side = sideOf(state, seat)!;
  let sum = 0;
  for (const [id, u] of Object.entries(state.units)) {
    const mine = sideOfUnit(state, u) === side;
    sum += (mine ? 1 : -1) * worth(look, id, u);
    if (mine) sum += (isBrawler(u) ? 0.7 : 0.3) * position(look, id, u);
    if (mine && state.active === side) sum += promise(look, id, u);
    if (!mine) sum -= THREAT * promise(look, id, u);
  }
  return state.condition === 'annihilation' ? sum : sum + aims(look, side);
}

/** What an objective is worth that is held, or nearly: as much as it decides. */
const OBJECTIVE: Readonly<Record<State['condition'], number>> = {
  annihilation: 0,
  meatGrinder: 0,
  scorchedEarth: 160,
  totalControl: 130,
};

/** Objectives held and near, and at the end the score itself. */
function aims(look: Look, side: string): number {
  let sum = 0;
  const each = OBJECTIVE[look.state.condition];
  for (const o of each > 0 ? look.state.objectives : []) {
    const holder = controllerOf(look, o);
    if (holder !== null) sum += holder === side ? each : -each;
    sum += 0.6 * each * (nearness(look, o, side, true) - 0.5 * nearness(look, o, side, false));
  }
  if (!look.state.over) return sum;
  for (const other of Object.keys(look.state.sides))
    sum += (other === side ? 1 : -1) * 200 * Math.min(2, scoreOf(look, other) / Math.max(1, leadNeeded(look.state)));
  return sum;
}

/** From 1 for a side that has a unit at an objective down to 0 for one that is far from it. */
function nearness(look: Look, o: Objective, side: string, own: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units)
    if (s.unit.type !== 'flyer' && (sideOfUnit(look.state, s.unit) === side) === own)
      for (const b of s.bodies)
        least = Math.min(least, Math.max(Math.abs(b.centre.x - o.x), Math.abs(b.centre.y - o.y)));
  return least === Number.POSITIVE_INFINITY ? 0 : inches(12) / (inches(12) + Math.max(0, least - inches(2)));
}
