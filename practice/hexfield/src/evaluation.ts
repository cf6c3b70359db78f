import type { SeatId } from '@walstatt/engine';
import type { Unit, UnitsId } from './generated/state.ts';
import type { Look } from './kit.ts';
import { gap } from './rules/board.ts';
import { enemiesAhead, isEngaged } from './rules/contact.ts';
import { fieldsOf, isEnemyOf, strengthOf } from './rules/formation.ts';
import { isShaken, openOrder } from './rules/orders.ts';
import { strikeNeed, strikingDice } from './rules/strike.ts';

const GOLD = 6;
const MARKED = 0.8;
const SHAKEN = -4;
const CAUGHT = -4;
const FAR = 0.35;
const BOWSHOT = 6;
const IN_REACH = 2;

/** How good a state is for a player: the sum of its parts. */
export function evaluate(look: Look, seat: SeatId): number {
  const { harm, spare, goal, near } = partsOf(look, seat);
  return spare + harm + goal + near;
}

/** Strength and loot of both sides, and what their units are about to do. */
function partsOf(look: Look, seat: SeatId): Record<'harm' | 'spare' | 'goal' | 'near', number> {
  const { state } = look;
  let [harm, spare, goal, near] = [0, 0, 0, 0];
  for (const { id } of state.seats) goal += (id === seat ? 1 : -1) * (state.forces[id]?.gold ?? 0) * GOLD;
  for (const id in state.units) {
    const u = state.units[id]!;
    const left = (strengthOf(u) - MARKED * u.struck) * u.profile.value;
    const next = prospects(look, id, u);
    if (isEnemyOf(state, seat, u)) {
      harm -= left;
      near -= next;
    } else {
      spare += left;
      near += next;
    }
  }
  return { harm, spare, goal, near };
}

/** What a unit may still do, in points. */
function prospects(look: Look, id: UnitsId, u: Unit): number {
  const { state } = look;
  if (u.where.at !== 'table') return 0;
  const mood = isShaken(state, id) ? SHAKEN : 0;
  if (isEngaged(state, u)) return mood + blows(look, id, u);
  const nearest = distanceToEnemy(look, u);
  const order = openOrder(u);
  if (u.profile.shot > 0) {
    const shots =
      order === 'shoot' && nearest.fields <= u.profile.range
        ? hurt(u.where.fields.length, u.profile.shot, nearest.unit)
        : 0;
    return mood + shots - FAR * Math.abs(nearest.fields - BOWSHOT);
  }
  const reach = order === 'charge' ? u.profile.move : 0;
  return mood + (reach >= nearest.fields ? IN_REACH : 0) - FAR * Math.max(1, nearest.fields - reach);
}

/** What it will deal in the next melee. A unit that is caught from behind deals nothing. */
function blows(look: Look, unit: UnitsId, u: Unit): number {
  const targets = enemiesAhead(look.state, u);
  if (targets.length === 0) return CAUGHT;
  let best = 0;
  for (const target of targets) {
    const dice = strikingDice(look, unit, target);
    best = Math.max(best, hurt(dice, strikeNeed(look, { unit, target }), look.state.units[target]!));
  }
  return best;
}

/** Points that a number of dice will cost a target on average. */
const hurt = (dice: number, need: number, target: Unit | null): number =>
  target === null
    ? 0
    : dice * (Math.max(0, Math.min(20, need)) / 20) * (1 - target.profile.armour / 20) * target.profile.value;

function distanceToEnemy({ state }: Look, u: Unit): { fields: number; unit: Unit | null } {
  let nearest: { fields: number; unit: Unit | null } = { fields: 30, unit: null };
  for (const id in state.units) {
    const e = state.units[id]!;
    if (!isEnemyOf(state, u.owner, e) || e.where.at !== 'table') continue;
    const fields = gap(fieldsOf(u), e.where.fields);
    if (fields < nearest.fields) nearest = { fields, unit: e };
  }
  return nearest;
}
