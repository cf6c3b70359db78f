import { hex } from '@walstatt/geometry';
import type { ElementsId, State, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import type { Piece } from './pieces.ts';

/** Which element stands where: the element on each field. */
export type Occupancy = ReadonlyMap<number, Piece>;

export const keyOf = (q: number, r: number): number => hex.hexKey({ q, r });

/** DW-I-21: an element holds exactly one field. */
export const occupancy = (look: Look): Occupancy => look.layout('occupancy', layOut);

function layOut({ state }: Look): Occupancy {
  const map = new Map<number, Piece>();
  for (const id in state.elements) {
    const { where } = state.elements[id]!;
    if (where.at === 'table') map.set(keyOf(where.q, where.r), { id, q: where.q, r: where.r, facing: where.facing });
  }
  return map;
}

export const unitOf = (state: State, element: ElementsId): UnitsId => state.elements[element]!.unit;

const sideOfSeat = (state: State, seat: string): string => {
  for (const s of state.seats) if (s.id === seat) return s.side;
  return '';
};

export const sideOfUnit = (state: State, unit: UnitsId): string => sideOfSeat(state, state.units[unit]!.owner);
export const sideOfElement = (state: State, element: ElementsId): string => sideOfUnit(state, unitOf(state, element));
