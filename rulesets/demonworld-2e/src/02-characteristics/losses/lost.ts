import type { ElementsId, State } from '../../generated/state.ts';
import { cardOf } from '../card-of.ts';

/** DW-VII-05: in the introductory game every element has one hit point, whatever its card says. */
export const hitPointsOf = (state: State, element: ElementsId): number =>
  state.options.level === 'introductory' ? 1 : cardOf(state, element).hitPoints;

/**
 * DW-IV-07, DW-VI-31: an element that has lost its last hit point is lost. It stays on the table and still acts until the
 * simultaneous part of the phase is over.
 */
export function isLost(state: State, element: ElementsId): boolean {
  const { hits, where } = state.elements[element]!;
  return hits > 0 && where.at === 'table' && hits >= hitPointsOf(state, element);
}
