import type { Leg } from '@walstatt/engine';
import type { Field, State, Unit } from '../generated/state.ts';
import { isBurning, onMap, shifted, someWalled } from './board.ts';
import { heldBy } from './contact.ts';

/** The two directions towards each edge. */
const TOWARDS = { north: [4, 5], south: [2, 1] } as const;

export const OFF = 'off';

/**
 * HX-MORALE-04: one field towards the unit's own edge. Returns its fields after that, `off` the table, or null if the
 * way is barred.
 */
export function runStep(state: State, u: Unit, fields: readonly Field[], to: 0 | 1): Field[] | typeof OFF | null {
  const direction = TOWARDS[state.forces[u.owner]!.edge][to];
  const next = shifted(fields, direction);
  if (next.some((h) => h.r < 0 || h.r >= state.map.rows)) return OFF;
  const flying = u.where.at === 'table' && u.where.altitude > 0;
  for (const h of next) {
    if (!onMap(state, h)) return null;
    if (!flying && (isBurning(state, h) || heldBy(state, u, h) !== null)) return null;
  }
  return !flying && someWalled(state, fields, direction) ? null : next;
}

export type Run = { readonly distance: number; readonly legs: readonly Leg[] };

/**
 * The farthest run there is. Leaving the table is as far as a unit can get. This is exact, because there are two ways
 * for each field.
 */
export function farthestRun(state: State, u: Unit, fields: readonly Field[], move: number): Run {
  let best: Run = { distance: 0, legs: [] };
  if (move === 0) return best;
  for (const to of [0, 1] as const) {
    const next = runStep(state, u, fields, to);
    if (next === null) continue;
    const leg: Leg = { leg: 'run', to };
    const rest: Run = next === OFF ? { distance: move - 1, legs: [] } : farthestRun(state, u, next, move - 1);
    if (rest.distance + 1 > best.distance) best = { distance: rest.distance + 1, legs: [leg, ...rest.legs] };
    if (best.distance === move) return best;
  }
  return best;
}

/** How far a run leads. Null if it is impossible. */
export function runDistance(
  state: State,
  u: Unit,
  from: readonly Field[],
  legs: readonly Leg[],
  move: number,
): number | null {
  let fields = from;
  for (const [i, leg] of legs.entries()) {
    if (leg.leg !== 'run' || (leg['to'] !== 0 && leg['to'] !== 1)) return null;
    const next = runStep(state, u, fields, leg['to']);
    if (next === null || i >= move) return null;
    if (next === OFF) return i === legs.length - 1 ? move : null;
    fields = next;
  }
  return legs.length;
}
