import type { State } from '../generated/state.ts';
import { DEPTH } from './space.ts';
import { sideOfUnit } from './units.ts';

/** How far a spot is from the own edge of a unit, in ticks. */
export function fromOwnEdge(s: State, unit: string, at: { readonly y: number }): number {
  return s.sides[sideOfUnit(s, unit)]!.edge === 'north' ? DEPTH - at.y : at.y;
}

/** Towards the own edge: -1 is down, to the south. */
export const homeward = (s: State, unit: string): 1 | -1 => (s.sides[sideOfUnit(s, unit)]!.edge === 'north' ? 1 : -1);
