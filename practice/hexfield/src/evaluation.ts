import type { SeatId } from '@walstatt/engine';
import type { State, Unit } from './generated/state.ts';
import type { Look } from './kit.ts';
import { gap } from './rules/board.ts';
import { enemiesAhead, isEngaged } from './rules/contact.ts';
import { fieldsOf, isEnemyOf, strengthOf } from './rules/formation.ts';
import { isShaken } from './rules/orders.ts';

const GOLD = 6;
const MARKED = 0.8;
const SHAKEN = -4;
const CAUGHT = -6;
const FAR = 0.35;
const BOWSHOT = 6;

/** How good a state is for a seat: strength and loot of both sides, and how its own units stand to the enemy. */
export function evaluate(look: Look, seat: SeatId): number {
  const { state } = look;
  let score = 0;
  for (const { id } of state.seats) score += (id === seat ? 1 : -1) * (state.forces[id]?.gold ?? 0) * GOLD;
  for (const id in state.units) {
    const u = state.units[id]!;
    const enemy = isEnemyOf(state, seat, u);
    const worth =
      (strengthOf(u) - MARKED * u.struck) * u.profile.value + (isShaken(state, id) ? SHAKEN : 0) + stand(state, u);
    score += enemy ? -worth : worth;
  }
  return score;
}

/** Near enough to do something, and not caught from behind. */
function stand(state: State, u: Unit): number {
  if (u.where.at !== 'table') return 0;
  if (isEngaged(state, u)) return enemiesAhead(state, u).length === 0 ? CAUGHT : 0;
  let nearest = 30;
  for (const id in state.units) {
    const e = state.units[id]!;
    if (isEnemyOf(state, u.owner, e) && e.where.at === 'table')
      nearest = Math.min(nearest, gap(u.where.fields, fieldsOf(e)));
  }
  return -FAR * (u.profile.shot > 0 ? Math.abs(nearest - BOWSHOT) : nearest);
}
