import type { SeatId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { UnitsId } from './generated/state.ts';
import type { Look } from './kit.ts';
import { contactsOf } from './rules/board/contact.ts';
import { sideOfUnit } from './rules/board/occupancy.ts';
import { bodyOf, livingUnits } from './rules/board/pieces.ts';
import { zoneOf } from './rules/board/sides-of-element.ts';
import { isUnitOrdered } from './rules/formation/state.ts';
import { strikeTargets } from './rules/melee/strikes.ts';
import { closestPair, enemiesOfSide, facingTowards } from './tactics/nearest.ts';

/** What one element is worth: its share of the card's points. */
const worthOf = (look: Look, unit: UnitsId): number => {
  const { card, elements } = look.state.units[unit]!;
  const { points } = look.state.cards[card]!;
  return points > 0 ? points / elements.length : 20;
};

/** How good a state is for a seat: strength first, then who strikes whom, order and the way to the enemy. */
export function evaluate(look: Look, seat: SeatId): number {
  const side = look.state.seats.find((s) => s.id === seat)?.side;
  let score = 0;
  for (const unit of livingUnits(look.state)) {
    const sign = sideOfUnit(look.state, unit) === side ? 1 : -1;
    score += sign * (strengthOf(look, unit) + standingOf(look, unit));
  }
  return score;
}

function strengthOf(look: Look, unit: UnitsId): number {
  const worth = worthOf(look, unit);
  let score = 0;
  for (const p of bodyOf(look.state, unit)) {
    score += look.state.elements[p.id]!.marked ? 0 : worth;
    const targets = strikeTargets(look, p.id);
    if (targets.length > 0) score += 4;
    for (const enemy of contactsOf(look, p.id)) {
      const from = zoneOf(p, enemy.q, enemy.r);
      if (from === 'flank') score -= 1.5;
      if (from === 'rear') score -= 3;
    }
  }
  return score;
}

/** A unit that is not fighting: nearer is better, ordered is better, an order that fits the distance is better. */
function standingOf(look: Look, unit: UnitsId): number {
  const body = bodyOf(look.state, unit);
  const pair = closestPair(body, enemiesOfSide(look, sideOfUnit(look.state, unit)));
  if (pair === null) return 0;
  let score = -0.6 * pair.distance;
  if (isUnitOrdered(look, unit)) score += 5;
  const ahead = facingTowards(pair.own, pair.enemy);
  const off = hex.sixths(ahead - pair.own.facing);
  score -= Math.min(off, 6 - off);
  const { orders, moved, card } = look.state.units[unit]!;
  if (orders.are === 'shown' && !moved && pair.distance > 1) {
    const { bp } = look.state.cards[card]!;
    const reach = orders.order === 'hold' ? 0 : Math.floor(bp[orders.order] / 3);
    const arrives = pair.distance - 1 <= reach;
    if (orders.order === 'attack' || orders.order === 'skirmish') score += arrives ? 6 : 0.5 * reach;
    if (orders.order === 'move') score += arrives ? -2 : 0.5 * reach;
    if (orders.order === 'attack' && arrives) score += 1;
  }
  return score;
}
