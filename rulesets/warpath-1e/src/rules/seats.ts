import { sides } from '@walstatt/engine';
import type { State } from '../generated/state.ts';

/** Who speaks for a side where no single unit is concerned: its first seat (allied players share a side, WP-ARMY-08). */
export const leadSeat = (state: State, side: string): string => state.seats.find((s) => s.side === side)!.id;

/** The side that moves next: the sides take turns, beginning with the first. */
export function nextSide(state: State): string {
  const all = sides(state);
  const first = Math.max(0, all.indexOf(state.first ?? ''));
  return all[(first + state.turn) % all.length]!;
}

export const otherSide = (state: State, side: string): string => sides(state).find((s) => s !== side)!;
