import type { Leg } from '@walstatt/engine';
import { isCoordinate, type Spot } from '@walstatt/tabletop';

/** How a unit goes: at its own speed, or cautiously (EA-1.8.1-04). */
export type Pace = 'go' | 'creep';

/** A leg that goes somewhere, read from an answer. */
export type Step = { readonly pace: Pace; readonly to: Spot };

/** Reads a leg that goes straight to a place and then turns. Null if it is not one. */
export function stepOf({ leg, x, y, facing }: Leg, from: Spot): Step | null {
  if ((leg !== 'go' && leg !== 'creep') || !isCoordinate(x) || !isCoordinate(y)) return null;
  const turned = facing ?? from.facing;
  if (!isCoordinate(turned) || turned < 0 || turned > 3599) return null;
  return { pace: leg, to: { x, y, facing: turned } };
}

/** The unit that a leg picks up. Null if it is another leg. */
export const loadedBy = ({ leg, unit }: Leg): string | null =>
  leg === 'load' && typeof unit === 'string' ? unit : null;
