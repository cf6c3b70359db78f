import type { PlacedElement, State } from '../../generated/state.ts';

/** Puts elements on the table where an event says. */
export function put(s: State, placed: readonly PlacedElement[]): void {
  for (const { element, q, r, facing } of placed) s.elements[element]!.where = { at: 'table', q, r, facing };
}
