import type { Result, SeatId } from '@walstatt/engine';
import type { State, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { isEnemyOf, strengthOf } from './formation.ts';

export const LAST_ROUND = 6;
const GOLD = 6;
const CLEAR_WIN = 8;

/** HX-END-02: the value of a unit's losses. */
export const lostValue = (u: Unit): number => (u.start - strengthOf(u)) * u.profile.value;

const sideOf = (state: State, seat: SeatId): string => state.seats.find((s) => s.id === seat)?.side ?? '';

/** HX-END-02: what a side has earned. */
export function scoreOf(state: State, side: string): number {
  let score = 0;
  for (const seat of state.seats) if (seat.side === side) score += (state.forces[seat.id]?.gold ?? 0) * GOLD;
  for (const id in state.units) {
    const u = state.units[id]!;
    if (sideOf(state, u.owner) !== side) score += lostValue(u);
  }
  return score;
}

/** HX-END-03: has a side lost a tenth of its elements? */
export function isBled(state: State, side: string): boolean {
  let start = 0;
  let left = 0;
  for (const id in state.units) {
    const u = state.units[id]!;
    if (sideOf(state, u.owner) !== side) continue;
    start += u.start;
    left += strengthOf(u);
  }
  return left * 10 <= start * 9;
}

/** HX-END-01, HX-END-03, HX-END-04: is the battle over early? */
export function isCutShort(state: State): boolean {
  if (state.truce) return true;
  for (const seat of state.seats) if (state.forces[seat.id]?.resigned || !hasUnits(state, seat.id)) return true;
  return false;
}

/** Does the seat's side have anything left? This is checked after every step, and usually its first unit is enough. */
function hasUnits(state: State, seat: SeatId): boolean {
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.owner === seat && u.where.at !== 'gone') return true;
  }
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at !== 'gone' && !isEnemyOf(state, seat, u)) return true;
  }
  return false;
}

/** HX-END-02, HX-END-03, HX-END-04: the side that is clearly ahead has won. A truce or a narrow lead is a draw. */
export function result({ state }: Look): Result {
  const sides = [...new Set(state.seats.map((s) => s.side))];
  const score = Object.fromEntries(sides.map((side) => [side, scoreOf(state, side)]));
  const over = state.agenda.length === 0 && (state.round >= LAST_ROUND || isCutShort(state));
  const standing = sides.filter((side) => !state.seats.some((s) => s.side === side && state.forces[s.id]?.resigned));
  if (standing.length < sides.length) return { over, winners: standing, score, rule: 'HX-END-04' };
  if (state.truce) return { over, winners: sides, score, rule: 'HX-END-03' };
  const best = Math.max(...Object.values(score));
  const ahead = sides.filter((side) => score[side] === best);
  const second = Math.max(0, ...sides.filter((s) => !ahead.includes(s)).map((s) => score[s]!));
  const clear = ahead.length === 1 && best - second >= CLEAR_WIN;
  return { over, winners: clear ? ahead : sides, score, rule: 'HX-END-02' };
}
