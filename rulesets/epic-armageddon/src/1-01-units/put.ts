import type { State } from '../generated/state.ts';

type Spot = { readonly unit: string; readonly x: number; readonly y: number; readonly facing: number };

/** A unit stands on the ground at a place. */
export function put(s: State, { unit, x, y, facing }: Spot): void {
  s.units[unit]!.where = { at: 'table', x, y, facing, air: false };
}
