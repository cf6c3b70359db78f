import { areEnemies, type SeatId } from '@walstatt/engine';
import { inch } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import { withoutGeneral } from '../../20-scenarios/victory/victory.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { fadingOf, risingOf } from './curves.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { HILLTOP, holdsWithin, prizeAt, prizesOf } from './places.ts';
import { pressureOf } from './pressure.ts';

/** The chance that a seat wins: by the points that each side can expect, less certain the more rounds are left. */
export function chance(look: L, seat: SeatId): number {
  const s = look.state;
  const dead = withoutGeneral(look);
  if (dead.length === 1) return areEnemies(s, seat, dead[0]!) ? 0.97 : 0.03;
  const left = Math.max(0, s.options.rounds - s.round) / s.options.rounds;
  const lead = pointsAhead(look, seat, left);
  const force = forceOf(look, seat, true) - forceOf(look, seat, false);
  const outlook = left === 0 ? 0 : FREE_MOVES * readiness(look, seat) + PRESSURE * pressureAhead(look, seat);
  const z = lead / (0.35 + 1.6 * left) + (force + outlook) * (0.25 + 1.6 * left);
  return risingOf(z);
}

/** What a Waaaaagh! that is still to come is worth, as a share of an army. */
const FREE_MOVES = 0.12;

function readiness({ state: s }: L, seat: SeatId): number {
  let ready = 0;
  for (const id in s.players) if (s.players[id]!.waaagh === 'ready') ready += areEnemies(s, seat, id) ? -1 : 1;
  return ready;
}

/** What units that stand ready to do harm are worth, as a share of the harm. */
const PRESSURE = 0.35;

/** The average harm that a unit of the seat's side can do next, less that of its enemies' units. */
function pressureAhead(look: L, seat: SeatId): number {
  const s = look.state;
  let [own, foes, ours, theirs] = [0, 0, 0, 0];
  for (const id in s.units) {
    if (areEnemies(s, seat, s.units[id]!.owner)) {
      theirs += pressureOf(look, id);
      foes++;
    } else {
      ours += pressureOf(look, id);
      own++;
    }
  }
  return ours / Math.max(1, own) - theirs / Math.max(1, foes);
}

/** Points won and points to be expected, less those of the enemies. */
function pointsAhead(look: L, seat: SeatId, left: number): number {
  const s = look.state;
  let ahead = 0;
  for (const id in s.players) ahead += (areEnemies(s, seat, id) ? -1 : 1) * s.players[id]!.points;
  if (s.mission === 'annihilation') {
    for (const id in s.units) ahead += (areEnemies(s, seat, s.units[id]!.owner) ? 1 : -1) * lossOf(s, id, left);
    return ahead;
  }
  for (const prize of prizesOf(look)) ahead += hold(look, seat, prize) * pointsFor(look, prize);
  return ahead;
}

/** The chance that a unit counts as destroyed in the end. */
function lossOf(s: State, unit: string, left: number): number {
  const u = s.units[unit]!;
  if (u.status === 'destroyed') return 1;
  if (u.status === 'reserve') return left > 0.5 ? 0.4 : 0.4 + 1.2 * (0.5 - left);
  const lost = 1 - strengthOf(s, unit);
  const harm = 0.12 + 0.7 * lost * Math.sqrt(lost);
  const risk = Math.min(0.9, harm * (0.3 + 1.1 * left));
  if (u.morale === 'fleeing') return Math.max(risk, left > 0 ? 0.7 : 1);
  return u.morale === 'pinned' ? Math.min(0.9, risk + 0.12 * (0.3 + left)) : risk;
}

/** How much of a unit is left, from 0 to 1. */
function strengthOf(s: State, unit: string): number {
  const u = s.units[unit]!;
  if (u.status === 'destroyed') return 0;
  let left = 0;
  for (const m of u.models) {
    const { where, lost, profile } = s.models[m]!;
    if (where.at !== 'gone') left += 1 - (0.7 * lost) / s.profiles[profile]!.lives;
  }
  return left / u.models.length;
}

/** The strength of one side, as a share of its whole army at the beginning. */
function forceOf(look: L, seat: SeatId, own: boolean): number {
  const s = look.state;
  let [left, all] = [0, 0];
  for (const id in s.units) {
    const u = s.units[id]!;
    if (areEnemies(s, seat, u.owner) === own) continue;
    all++;
    if (u.status === 'destroyed') continue;
    const spirit = u.morale === 'ok' ? 1 : u.morale === 'pinned' ? 0.8 : 0.4;
    left += (0.25 + 0.75 * strengthOf(s, id)) * spirit * (u.status === 'reserve' ? 0.7 : 1);
  }
  return all === 0 ? 0 : left / all;
}

/** How firmly the seat holds a place, from -1 for its enemies to 1. */
function hold(look: L, seat: SeatId, prize: string): number {
  const s = look.state;
  const at = prizeAt(look, prize);
  const within = holdsWithin(look, prize);
  const left = Math.max(0, s.options.rounds - s.round);
  let [own, foes] = [0, 0];
  for (const id in s.units) {
    if (!isOnTable(s, id)) continue;
    const u = s.units[id]!;
    if (u.morale === 'fleeing') continue;
    const far = Math.max(0, apart(middleOf(look, id), at) - extentOf(look, id) - within);
    const pull = (0.3 + strengthOf(s, id)) * fadingOf(far / (inch(1.2) + left * inch(2.5)));
    if (areEnemies(s, seat, u.owner)) foes += pull;
    else own += pull;
  }
  return (own - foes) / (own + foes + 0.15);
}

function pointsFor(look: L, prize: string): number {
  const s = look.state;
  if (prize === HILLTOP) return 0.75 * Math.max(0, s.options.rounds - s.round);
  const { value } = s.objectives[prize]!;
  if (value > 0) return value;
  return s.loot.length === 0 ? 1 : s.loot.reduce((n, v) => n + v, 0) / s.loot.length;
}
