import type { ElementsId, State, UnitsId } from '../../generated/state.ts';

/** An element on the table: where it stands and which way it faces. */
export type Piece = { readonly id: ElementsId; readonly q: number; readonly r: number; readonly facing: number };

/** The elements of one unit, in the order of the unit's list. */
export type Body = readonly Piece[];

export function pieceOf(state: State, id: ElementsId): Piece | null {
  const { where } = state.elements[id]!;
  return where.at === 'table' ? { id, q: where.q, r: where.r, facing: where.facing } : null;
}

export function bodyOf(state: State, unit: UnitsId): Piece[] {
  const body: Piece[] = [];
  for (const id of state.units[unit]!.elements) {
    const piece = pieceOf(state, id);
    if (piece !== null) body.push(piece);
  }
  return body;
}

/** Units with at least one element on the table. */
export const livingUnits = (state: State): UnitsId[] =>
  Object.keys(state.units).filter((u) => state.units[u]!.elements.some((e) => state.elements[e]!.where.at === 'table'));

export const ownerOf = (state: State, element: ElementsId): string => state.units[state.elements[element]!.unit]!.owner;
