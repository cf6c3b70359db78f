import { type Rule, type RuleId, rollAtLeast, type SeatId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/**
 * The seats in the order of their strategy ratings, the higher first. EA-1.4.4-04, EA-G-40: with equal ratings one die
 * decides who of two begins: on 4 or more the later seat.
 */
export function* bySeniority(g: G, seats: readonly SeatId[], rule: RuleId): Rule<SeatId[]> {
  const order: SeatId[] = [];
  for (const seat of seats) {
    let place = order.length;
    while (place > 0 && (yield* comesBefore(g, seat, order[place - 1]!, rule))) place--;
    order.splice(place, 0, seat);
  }
  return order;
}

function* comesBefore(g: G, seat: SeatId, other: SeatId, rule: RuleId): Rule<boolean> {
  const rating = (id: SeatId) => g.state.players[id]!.strategyRating;
  if (rating(seat) !== rating(other)) return rating(seat) > rating(other);
  return yield* rollAtLeast(g, 4, { by: null, rule, purpose: 'whoBegins' });
}
