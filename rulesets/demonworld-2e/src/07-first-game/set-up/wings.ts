import { CARD_COLUMNS } from '../../01-introduction/board/board.ts';
import type { State } from '../../generated/state.ts';

/** The rows and columns in which a seat sets up. */
export type Wing = {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
  readonly facing: number;
};

const elementsOf = (state: State, seat: string): number => {
  let n = 0;
  for (const u in state.units) if (state.units[u]!.owner === seat) n += state.units[u]!.elements.length;
  return n;
};

/**
 * DW-I-02, DW-VII-03: a side's zone runs from edge to edge. Each player who shares a side leads a wing of it, as wide
 * as their part of the army. This lets them set up at the same time without getting in each other's way.
 */
export function wingOf(state: State, seat: string): Wing | null {
  const side = state.seats.find((s) => s.id === seat)!.side;
  const zone = state.zones[side];
  if (zone === undefined) return null;
  const columns = CARD_COLUMNS * state.board.across;
  const allies = state.seats.filter((s) => s.side === side).map((s) => s.id);
  const all = allies.reduce((n, s) => n + elementsOf(state, s), 0);
  const before = allies.slice(0, allies.indexOf(seat)).reduce((n, s) => n + elementsOf(state, s), 0);
  const until = (n: number): number => Math.floor((columns * n) / Math.max(1, all));
  const last = allies[allies.length - 1] === seat;
  const right = last ? columns + 1 : until(before + elementsOf(state, seat));
  return { ...zone, left: until(before) + 1, right };
}
