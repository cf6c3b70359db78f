import type { Refusal, Rng } from '@walstatt/engine';
import type { Field, Pose, State, Unit } from '../generated/state.ts';
import { holds, onMap } from './board.ts';

/** HX-SET-03. */
const ZONE = 5;
const HIDDEN_ZONE = 6;

/** Towards the enemy: units from the north face corner 1, units from the south corner 4. */
const FACING = { north: 1, south: 4 } as const;

const zoneOf = (u: Unit): number => (u.where.at === 'reserve' && !u.where.hides ? ZONE : HIDDEN_ZONE);

/** The row a given number of rows away from a seat's own edge, and the other way round. */
const rowFromEdge = (state: State, seat: string, row: number): number =>
  state.forces[seat]!.edge === 'north' ? row : state.map.rows - 1 - row;

/** Whether a unit may be set up in a place, given the fields that are taken. */
export const fitsIn = (state: State, u: Unit, fields: readonly Field[], taken: readonly Field[]): boolean =>
  fields.every((h) => refuseField(state, u, h, taken) === null);

/** HX-SET-03, HX-SET-04: why a unit may not be set up on a field, given the fields that are taken. */
export function refuseField(state: State, u: Unit, h: Field, taken: readonly Field[]): Refusal | null {
  const zone = zoneOf(u);
  const args = { q: h.q, r: h.r };
  if (!onMap(state, h)) return { code: 'offTable', rule: 'HX-SET-03', args };
  const row = rowFromEdge(state, u.owner, h.r);
  if (row >= zone)
    return { code: 'outsideZone', rule: 'HX-SET-03', measured: row + 1, limit: zone, unit: 'count', args };
  if (holds(taken, h)) return { code: 'taken', rule: 'HX-SET-04', args };
  for (const id in state.loot) {
    const { q, r } = state.loot[id]!;
    if (q === h.q && r === h.r) return { code: 'onLoot', rule: 'HX-SET-04', args };
  }
  return null;
}

/** Any place in the zone, facing the enemy. It may not fit. */
export function randomPose(state: State, u: Unit, rng: Rng): Pose {
  const r = rowFromEdge(state, u.owner, rng.int(0, zoneOf(u) - 1));
  return { q: rng.int(0, state.map.columns - 1) - (r >> 1), r, facing: FACING[state.forces[u.owner]!.edge] };
}

/** All places, with the rows nearest to the enemy first. */
export function* everyPose(state: State, u: Unit): Generator<Pose> {
  const facing = FACING[state.forces[u.owner]!.edge];
  for (let row = zoneOf(u) - 1; row >= 0; row--) {
    const r = rowFromEdge(state, u.owner, row);
    for (let column = 0; column < state.map.columns; column++) yield { q: column - (r >> 1), r, facing };
  }
}
