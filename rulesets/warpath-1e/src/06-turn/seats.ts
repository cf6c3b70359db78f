import { sides } from '@walstatt/engine';
import { isGone } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import type { G } from '../kit.ts';

/**
 * The seat that stands for a side in its turns and in what lasts until their end: its first seat, even if it has given
 * up.
 */
export const turnSeat = (state: State, side: string): string => state.seats.find((s) => s.side === side)!.id;

/**
 * The seat that acts for a side where no single unit is concerned: the first of its players (WP-ARMY-08) that has not
 * given up (WP-G-56).
 */
export const leadSeat = (state: State, side: string): string =>
  state.seats.find((s) => s.side === side && !state.resigned.includes(s.id))?.id ?? turnSeat(state, side);

/** The side that moves next: the sides take turns, beginning with the first. */
export function nextSide(state: State): string {
  const all = sides(state);
  const first = Math.max(0, all.indexOf(state.first ?? ''));
  return all[(first + state.turn) % all.length]!;
}

export const otherSide = (state: State, side: string): string => sides(state).find((s) => s !== side)!;

/** The units whose players have not given up meanwhile (WP-G-56). */
export const notGivenUp = (g: G, units: readonly string[]): string[] =>
  units.filter((id) => !isGone(g.state.units[id]!));
