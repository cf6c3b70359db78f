import type { Look } from '../kit.ts';
import { ownTurn, unitsOf } from './units.ts';

/** WP-FLYER-03, WP-G-13: the first placement, in the owner's second turn, is compulsory. */
export const mustFly = (look: Look): boolean => ownTurn(look.state) === 2;

/** Flyers that may come in now: from the second turn on, and a full turn after they were last seen. */
export function flyersDue(look: Look, side: string): string[] {
  const turn = ownTurn(look.state);
  if (turn < 2) return [];
  // WP-G-13: a whole turn in the air; of the owner, or of the other side if flyers leave at the start of that one.
  const pause = look.state.options.flyersLeave === 'nextTurn' ? 1 : 2;
  return unitsOf(look.state, side).filter((id) => {
    const u = look.state.units[id]!;
    return u.type === 'flyer' && u.where.at === 'sky' && (u.flew === 0 || turn >= u.flew + pause);
  });
}
