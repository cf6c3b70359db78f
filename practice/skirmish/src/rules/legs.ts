import type { Leg } from '@walstatt/engine';
import { type Motion, normaliseAngle, type Pose, rotate, whollyWithin } from '@walstatt/geometry';
import type { State } from '../generated/state.ts';
import { bodyOf, inch, isThere, terrainBody } from './space.ts';

/** SK-FLY-01. */
export const FLIGHT = inch(2);

/**
 * The vocabulary of ways: `go` and `climb` to a spot, `altitude` for skimmers, `drive` (ticks ahead, negative: back) and
 * `turn` (tenths of a degree) for vehicles.
 */
export type Step =
  | { readonly leg: 'go' | 'climb'; readonly x: number; readonly y: number }
  | { readonly leg: 'altitude'; readonly z: number }
  | { readonly leg: 'drive' | 'turn'; readonly by: number };

const FARTHEST = 1_000_000;
const isNumber = (n: unknown): n is number => Number.isSafeInteger(n) && Math.abs(n as number) <= FARTHEST;

/** A leg of a plan that came from outside; null if it is not in the vocabulary. */
export function readLeg(leg: Leg): Step | null {
  switch (leg.leg) {
    case 'go':
    case 'climb':
      return isNumber(leg['x']) && isNumber(leg['y']) ? (leg as Step) : null;
    case 'altitude':
      return leg['z'] === 0 || leg['z'] === FLIGHT ? (leg as Step) : null;
    case 'drive':
      return isNumber(leg['by']) ? (leg as Step) : null;
    case 'turn':
      return isNumber(leg['by']) && Math.abs(leg['by']) <= 1800 ? (leg as Step) : null;
    default:
      return null;
  }
}

/** The pose at the end of a leg; a climb leads to the other level. */
export function poseAfterLeg(s: State, model: string, pose: Pose, step: Step): Pose {
  switch (step.leg) {
    case 'go':
      return { x: step.x, y: step.y, z: pose.z, facing: pose.facing };
    case 'climb':
      return { x: step.x, y: step.y, z: pose.z > 0 ? 0 : floorAt(s, model, step), facing: pose.facing };
    case 'altitude':
      return { x: pose.x, y: pose.y, z: step.z, facing: pose.facing };
    case 'drive': {
      const way = rotate({ x: step.by, y: 0 }, pose.facing);
      return { x: pose.x + way.x, y: pose.y + way.y, z: pose.z, facing: pose.facing };
    }
    case 'turn':
      return { x: pose.x, y: pose.y, z: pose.z, facing: normaliseAngle(pose.facing + step.by) };
  }
}

/** SK-GROUND-03: the height of the floor on which the model would stand with its whole base, 0 if there is none. */
export function floorAt(s: State, model: string, at: { x: number; y: number }): number {
  const tower = towerUnder(s, model, at);
  return tower === null ? 0 : s.terrain[tower]!.top;
}

export function towerUnder(s: State, model: string, at: { x: number; y: number }): string | null {
  const body = bodyOf(s, model, { x: at.x, y: at.y, z: 0, facing: 0 });
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (t.kind === 'tower' && isThere(t) && whollyWithin(body, terrainBody(t), 0)) return id;
  }
  return null;
}

/** The leg as a motion of the base, for measuring hulls. */
export const motionOf = (from: Pose, to: Pose, step: Step): Motion =>
  step.leg === 'turn' ? { kind: 'turn', by: step.by } : { kind: 'go', dx: to.x - from.x, dy: to.y - from.y };
