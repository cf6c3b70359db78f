import type { SeatId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { UnitsId } from './generated/state.ts';
import type { Look } from './kit.ts';
import { contactsOf } from './rules/board/contact.ts';
import { sideOfUnit, unitOf } from './rules/board/occupancy.ts';
import { bodyOf, livingUnits, type Piece } from './rules/board/pieces.ts';
import { isOnFront } from './rules/formation/formation.ts';
import { isUnitOrdered } from './rules/formation/state.ts';
import { initiativeOf } from './rules/melee/strikes.ts';
import { strikeWorth, worthOf } from './tactics/expectation.ts';
import { closestPair, enemiesOfSide, facingTowards } from './tactics/nearest.ts';

/** How good a state is for a seat: the sum of its motives. */
export function evaluate(look: Look, seat: SeatId): number {
  const { spare, harm, near } = motives(look, seat);
  return spare + harm + near;
}

/** Elements left on both sides with what their next strikes take, and how the own units stand. */
export function motives(look: Look, seat: SeatId): Record<'spare' | 'harm' | 'near', number> {
  const side = look.state.seats.find((s) => s.id === seat)?.side;
  let [spare, harm, near] = [0, 0, 0];
  for (const unit of livingUnits(look.state)) {
    if (sideOfUnit(look.state, unit) === side) {
      spare += strengthOf(look, unit);
      near += standingOf(look, unit);
    } else harm -= strengthOf(look, unit);
  }
  return { spare, harm, near };
}

/** Whoever is marked is as good as gone. */
function strengthOf(look: Look, unit: UnitsId): number {
  let score = 0;
  for (const p of bodyOf(look.state, unit))
    if (!look.state.elements[p.id]!.marked) score += worthOf(look, p.id) + bestStrike(look, p);
  return score;
}

/** Elements touched from elsewhere turn round as soon as they can: half a strike if that is still to come. */
const turnsOf = (look: Look): number =>
  look.state.agenda.some((f) => f.do === 'followUp' || f.do === 'walk') ? 0.5 : 0.15;

/** Whoever strikes later may have been slain before. */
const LATER = 0.55;

function bestStrike(look: Look, p: Piece): number {
  let most = 0;
  const contacts = contactsOf(look, p.id);
  if (contacts.length === 0) return 0;
  const initiative = initiativeOf(look, p.id);
  let late = false;
  const turns = turnsOf(look);
  for (const enemy of contacts) {
    if (look.state.elements[enemy.id]!.marked) continue;
    if (isOnFront(enemy, p) && initiativeOf(look, enemy.id) > initiative) late = true;
    most = Math.max(most, strikeWorth(look, p, enemy) * (isOnFront(p, enemy) ? 1 : turns));
  }
  return late ? most * LATER : most;
}

/** What a unit that fights nobody, and each field between it and the next one, costs. */
const IDLE = 8;
const LONELY = 1.5;

/** A unit of one's own that is not fighting: near, in order, looking at the enemy, with an order that fits the distance. */
function standingOf(look: Look, unit: UnitsId): number {
  const body = bodyOf(look.state, unit);
  const pair = closestPair(body, enemiesOfSide(look, sideOfUnit(look.state, unit)));
  if (pair === null) return 0;
  let score = -1.5 * pair.distance - (pair.distance > 1 ? IDLE : 0);
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
