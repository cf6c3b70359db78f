import type { Card, ElementsId, State, UnitsId } from '../generated/state.ts';

/** DW-I-18: the card of one element. A commander who has joined a unit keeps a card of their own. */
export const cardOf = (state: State, element: ElementsId): Card => state.cards[state.elements[element]!.card]!;

/** DW-I-30: the card of the unit itself, with everything that it has as a whole: manoeuvres, morale, points. */
export const cardOfUnit = (state: State, unit: UnitsId): Card => state.cards[state.units[unit]!.card]!;
