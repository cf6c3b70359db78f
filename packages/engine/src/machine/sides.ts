import type { CoreState, SeatId } from './types.ts';

export const sideOf = (s: CoreState, seat: SeatId): string | undefined => s.seats.find((x) => x.id === seat)?.side;

export const areEnemies = (s: CoreState, a: SeatId, b: SeatId): boolean => sideOf(s, a) !== sideOf(s, b);

/** All seats of other sides, in seat order. */
export function enemiesOf(s: CoreState, seat: SeatId): SeatId[] {
  const side = sideOf(s, seat);
  return s.seats.filter((x) => x.side !== side).map((x) => x.id);
}

/** All seats of the same side, in seat order, including the seat itself. */
export function alliesOf(s: CoreState, seat: SeatId): SeatId[] {
  const side = sideOf(s, seat);
  return s.seats.filter((x) => x.side === side).map((x) => x.id);
}

export const sides = (s: CoreState): string[] => [...new Set(s.seats.map((x) => x.side))];
