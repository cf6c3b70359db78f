import { type SeatId, sideOf, sides } from '@walstatt/engine';
import type { State } from '../generated/state.ts';

/**
 * The next side that has something to do, in the order of seats after the last one. `first` if no side has had a turn.
 */
export function nextSide(s: State, first: string, last: string | null, has: (side: string) => boolean): string | null {
  const order = sides(s);
  const start = last === null ? order.indexOf(first) : order.indexOf(last) + 1;
  for (let i = 0; i < order.length; i++) {
    const side = order[(start + i) % order.length]!;
    if (has(side)) return side;
  }
  return null;
}

/** SK-ROUND-04: of a side's seats that have something to do, the one whose last turn was longest ago. */
export function nextSeat(s: State, side: string, acted: readonly SeatId[], has: (seat: SeatId) => boolean): SeatId {
  const seats = s.seats.filter((x) => x.side === side && has(x.id)).map((x) => x.id);
  return seats.reduce((best, x) => (acted.lastIndexOf(x) < acted.lastIndexOf(best) ? x : best));
}

export const seatsOfSide = (s: State, side: string): SeatId[] =>
  s.seats.filter((x) => sideOf(s, x.id) === side).map((x) => x.id);

/** The side with the initiative. The first side until one has had it. */
export const leadingSide = (s: State): string => s.initiative ?? sides(s)[0]!;
