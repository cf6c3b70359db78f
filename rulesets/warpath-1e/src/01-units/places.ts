import type { Placed } from '@walstatt/engine';
import { normaliseAngle } from '@walstatt/geometry';
import type { Spot, Unit } from '../generated/state.ts';
import { modelIndex, pieceName } from './pieces.ts';

/** An answered pose as a spot; a facing that was left out is 0. */
export const spotOf = (p: Placed): Spot => ({
  x: p.pose['x'] ?? 0,
  y: p.pose['y'] ?? 0,
  facing: normaliseAngle(p.pose['facing'] ?? 0),
});

/** Answered poses in the order of the unit's models. */
export function spotsOf(u: Unit, placed: readonly Placed[]): Spot[] {
  const spots: Spot[] = Array.from({ length: u.size }, () => ({ x: 0, y: 0, facing: 0 }));
  for (const p of placed) spots[modelIndex(p.piece)] = spotOf(p);
  return spots;
}

export const asPlaces = (id: string, models: readonly Spot[]): Placed[] =>
  models.map((m, i) => ({ piece: pieceName(id, i), pose: { x: m.x, y: m.y, facing: m.facing } }));

const FAR = 1_000_000;

/** Whether all poses are numbers that a table can have. */
export const areSane = (placed: readonly Placed[]): boolean =>
  placed.every(
    (p) =>
      Number.isSafeInteger(p.pose['x']) &&
      Number.isSafeInteger(p.pose['y']) &&
      Math.abs(p.pose['x']!) <= FAR &&
      Math.abs(p.pose['y']!) <= FAR &&
      Math.abs(p.pose['facing'] ?? 0) <= FAR,
  );
