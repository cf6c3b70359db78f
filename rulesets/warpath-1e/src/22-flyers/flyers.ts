import { ownTurn, sideOfUnit, unitsOf } from '../01-units/units.ts';
import { lastTurn } from '../28-battle/victory.ts';
import type { State, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** WP-FLYER-03, WP-G-13: the first placement, in the owner's second turn, is compulsory. */
export const mustFly = (look: Look): boolean => ownTurn(look.state) === 2;

/**
 * WP-G-13: a whole turn in the air: of the owner, or of the other side if flyers leave at the start of that side's
 * turn.
 */
const pauseOf = ({ options }: State): number => (options.flyersLeave === 'nextTurn' ? 1 : 2);

/** Flyers that may come in now: from the second turn on, and a full turn after they were last on the table. */
export function flyersDue(look: Look, side: string): string[] {
  const turn = ownTurn(look.state);
  if (turn < 2) return [];
  const pause = pauseOf(look.state);
  return unitsOf(look.state, side).filter((id) => {
    const u = look.state.units[id]!;
    return u.where.at === 'sky' && turn >= u.flew + pause;
  });
}

/** WP-G-13: whether a side's flyers that are on the table stay there to the end. */
export function staysToEnd(state: State, side: string): boolean {
  const turns = lastTurn(state);
  const { flyersLeave } = state.options;
  const leave = state.turn + (state.active === side && flyersLeave !== 'nextTurn' ? 2 : 1);
  return turns > 0 && leave > turns;
}

/** WP-G-13: whether a flyer can come in once more in its owner's last turn and stay to the end. */
export function mayComeAgain(state: State, u: Unit): boolean {
  const turns = lastTurn(state);
  const { flyersLeave } = state.options;
  if (u.type !== 'flyer' || u.where.at === 'gone' || flyersLeave === 'nextTurn') return false;
  if (staysToEnd(state, sideOfUnit(state, u))) return false;
  return u.flew + pauseOf(state) <= Math.floor(turns / 2);
}
