import type { Placed } from '@walstatt/engine';
import { placedAt, spotOfPose } from '@walstatt/tabletop';
import type { Spot, Unit } from '../generated/state.ts';
import { modelIndex, pieceNames } from './pieces.ts';

const NOWHERE: Spot = { x: 0, y: 0, facing: 0 };

/** An answered pose as a spot. */
export const spotOf = (p: Placed): Spot => spotOfPose(p.pose) ?? NOWHERE;

/** Answered poses in the order of the unit's models. */
export function spotsOf(u: Unit, placed: readonly Placed[]): Spot[] {
  const spots: Spot[] = Array.from({ length: u.size }, () => NOWHERE);
  for (const p of placed) spots[modelIndex(p.piece)] = spotOf(p);
  return spots;
}

export const asPlaces = (id: string, models: readonly Spot[]): Placed[] =>
  placedAt(pieceNames(id, models.length), models);

/** Whether all poses are numbers that a table can have. */
export const areSane = (placed: readonly Placed[]): boolean => placed.every((p) => spotOfPose(p.pose) !== null);
