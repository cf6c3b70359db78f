import type { State } from '../generated/state.ts';

/** The units that charged a target and have not yet fought. */
export const chargersOf = (state: State, target: string): string[] =>
  Object.keys(state.units).filter((id) => state.units[id]!.charging === target);

/** Targets of charges not yet fought out, in the order of the armies. */
export const meleesOf = (state: State): string[] =>
  Object.keys(state.units).filter((id) => chargersOf(state, id).length > 0);
