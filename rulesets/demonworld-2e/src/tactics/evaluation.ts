import type { SeatId } from '@walstatt/engine';
import { unitsTouching } from '../01-introduction/board/contact.ts';
import { sideOfUnit } from '../01-introduction/board/occupancy.ts';
import { livingUnits } from '../01-introduction/board/pieces.ts';
import type { FollowUpContext, VolleyContext } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { arenaOf } from './arena.ts';
import { exchange } from './exchange.ts';
import { shotsWorth } from './shots.ts';
import { absenceOf, standingOf } from './standing.ts';

/** How good a state is for a player: the sum of its parts. */
export function evaluate(look: Look, seat: SeatId): number {
  const { spare, harm, near } = partsOf(look, seat);
  return spare + harm + near;
}

/** What shots and the next phases of melee leave of both sides, and how well the player's own units are placed. */
function partsOf(look: Look, seat: SeatId): Record<'spare' | 'harm' | 'near', number> {
  const side = look.state.seats.find((s) => s.id === seat)?.side ?? '';
  const { own, enemy } = exchange(arenaOf(look), side, turnedIn(look));
  return { spare: own, harm: announcedIn(look, side) - enemy, near: nearnessIn(look, side) };
}

/**
 * During a fight, the elements on either side that are away from it. Before one, how well the player's own units are
 * placed.
 */
function nearnessIn(look: Look, side: string): number {
  const units = livingUnits(look.state);
  const fight = units.some((u) => unitsTouching(look, u).length > 0);
  let near = 0;
  for (const unit of units) {
    const isOwn = sideOfUnit(look.state, unit) === side;
    if (fight) near += isOwn ? -absenceOf(look, unit) : absenceOf(look, unit);
    else if (isOwn) near += standingOf(look, unit);
  }
  return near;
}

/** Sides that will not turn again before the next strikes. */
function turnedIn(look: Look): (side: string) => boolean {
  const following = look.state.agenda.find((f) => f.do === 'followUp');
  if (following === undefined) return () => true;
  const { sides } = following.c as FollowUpContext;
  return (side) => !sides.includes(side);
}

/** What shots that are announced but not yet rolled for will remove. */
function announcedIn(look: Look, side: string): number {
  const shooting = look.state.agenda.find((f) => f.do === 'volley');
  if (shooting === undefined) return 0;
  const { attacks, at } = shooting.c as VolleyContext;
  return shotsWorth(look, attacks.slice(at), side);
}

/** Decisions on orders and movement look ahead to the next contact. */
const FAR_REACHING: ReadonlySet<string> = new Set(['orders', 'firstOrSecond', 'nextUnit', 'move', 'complete', 'react']);

const BEFORE_MELEE: ReadonlySet<string> = new Set(['commandPhase', 'movementPhase', 'missilePhase']);

/**
 * Thinking ahead ends where melee begins: its next phases are estimated, not rolled. A follow-up looks ahead until the
 * enemy has followed up too.
 */
export const playsOn = (look: Look, asked: Asked): boolean => {
  const { agenda } = look.state;
  if (asked.name === 'followUp') return agenda.some((f) => f.do === 'followUp');
  return FAR_REACHING.has(asked.name) && agenda.some((f) => BEFORE_MELEE.has(f.do));
};
