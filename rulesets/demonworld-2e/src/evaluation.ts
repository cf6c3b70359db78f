import type { Request, SeatId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { FollowUpContext, UnitsId, VolleyContext } from './generated/state.ts';
import type { Look } from './kit.ts';
import { sideOfUnit, unitOf } from './rules/board/occupancy.ts';
import { bodyOf, livingUnits, type Piece } from './rules/board/pieces.ts';
import { isUnitOrdered } from './rules/formation/state.ts';
import { arenaOf } from './tactics/arena.ts';
import { exchange } from './tactics/exchange.ts';
import { closestPair, enemiesOfSide, facingTowards } from './tactics/nearest.ts';
import { shotsWorth } from './tactics/shots.ts';

/** How good a state is for a seat: the sum of its motives. */
export function evaluate(look: Look, seat: SeatId): number {
  const { spare, harm, near } = motives(look, seat);
  return spare + harm + near;
}

/** What shots and the next phases of melee leave of both sides, and how the own units stand. */
export function motives(look: Look, seat: SeatId): Record<'spare' | 'harm' | 'near', number> {
  const side = look.state.seats.find((s) => s.id === seat)?.side ?? '';
  const { own, enemy } = exchange(arenaOf(look), side, turnedIn(look));
  let near = 0;
  for (const unit of livingUnits(look.state)) if (sideOfUnit(look.state, unit) === side) near += standingOf(look, unit);
  return { spare: own, harm: announcedIn(look, side) - enemy, near };
}

/** Sides that will not turn any more before the next strikes. */
function turnedIn(look: Look): (side: string) => boolean {
  const following = look.state.agenda.find((f) => f.do === 'followUp');
  if (following === undefined) return () => true;
  const { sides } = following.c as FollowUpContext;
  return (side) => !sides.includes(side);
}

/** What shots that are announced but not rolled for will take. */
function announcedIn(look: Look, side: string): number {
  const shooting = look.state.agenda.find((f) => f.do === 'volley');
  if (shooting === undefined) return 0;
  const { attacks, at } = shooting.c as VolleyContext;
  return shotsWorth(look, attacks.slice(at), side);
}

/** What a unit that fights nobody, and each field between it and the next one, costs. */
const IDLE = 8;
const LONELY = 1.5;

/** A unit of one's own that is not fighting: near, in order, looking at the enemy, with an order that fits the distance. */
function standingOf(look: Look, unit: UnitsId): number {
  const body = bodyOf(look.state, unit);
  const pair = closestPair(body, enemiesOfSide(look, sideOfUnit(look.state, unit)));
  if (pair === null || pair.distance <= 1) return 0;
  let score = -1.5 * pair.distance - IDLE;
  if (isUnitOrdered(look, unit)) score += 5;
  const off = hex.sixths(facingTowards(pair.own, pair.enemy) - pair.own.facing);
  score -= Math.min(off, 6 - off);
  return score + orderWorth(look, unit, pair) - LONELY * lonelinessOf(look, unit, body);
}

/** How far the next unit of one's own side is: two that stand together fight one enemy together. */
function lonelinessOf(look: Look, unit: UnitsId, body: readonly Piece[]): number {
  const side = sideOfUnit(look.state, unit);
  let least = Number.POSITIVE_INFINITY;
  for (const other of livingUnits(look.state)) {
    if (other === unit || sideOfUnit(look.state, other) !== side) continue;
    least = Math.min(least, closestPair(body, bodyOf(look.state, other))!.distance);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : Math.max(0, least - 2);
}

/**
 * What an order promises to a unit that has not moved. Units with Attack move after those with Move and strike before
 * them: an enemy who must still come nearer is best awaited with Attack.
 */
function orderWorth(look: Look, unit: UnitsId, { enemy, distance }: { enemy: Piece; distance: number }): number {
  const { orders, moved, card } = look.state.units[unit]!;
  if (orders.are !== 'shown' || moved || distance <= 1) return 0;
  const { bp } = look.state.cards[card]!;
  const steps = (points: number): number => Math.floor(points / 3);
  const theirs = look.state.cards[look.state.units[unitOf(look.state, enemy.id)]!.card]!.bp;
  const gap = distance - 1;
  const near = gap <= Math.max(steps(bp.attack), steps(theirs.attack));
  const meets = gap <= steps(bp.attack) + steps(theirs.move);
  switch (orders.order) {
    case 'attack':
      return near ? 8 : meets ? 7 : 1;
    case 'skirmish':
      return gap <= steps(bp.skirmish) ? 5 : 0;
    case 'hold':
      return near ? 4 : meets ? 3 : 0;
    case 'move':
      return near ? -4 : meets ? -3 : 4;
  }
}

/** Decisions on orders and movement are thought through to the end of the movement. */
const FAR_REACHING: ReadonlySet<string> = new Set(['orders', 'firstOrSecond', 'nextUnit', 'move', 'complete', 'react']);

const BEFORE_MELEE: ReadonlySet<string> = new Set(['commandPhase', 'movementPhase', 'missilePhase']);

/**
 * Thinking ahead ends where melee begins: its next phases are reckoned, not rolled. A follow-up is thought through until
 * the enemy has followed up, too.
 */
export const playsOn = (look: Look, asked: Request): boolean => {
  const { agenda } = look.state;
  if (asked.name === 'followUp') return agenda.some((f) => f.do === 'followUp');
  return FAR_REACHING.has(asked.name) && agenda.some((f) => BEFORE_MELEE.has(f.do));
};
