import type { Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Spot } from '../stand/spot.ts';
import { endOf, type Way } from './way.ts';

const FARTHEST = 1_000_000;

/** Whether a number from outside can be a coordinate of a table. */
export const isCoordinate = (n: unknown): n is number =>
  Number.isSafeInteger(n) && (n as number) >= -FARTHEST && (n as number) <= FARTHEST;

const isFacing = (n: unknown): n is number => isCoordinate(n) && n >= 0 && n < 3600;

/**
 * The ways of a plan whose legs are all of one kind: each leg goes to its `x` and `y`, with a new `facing` where one is
 * given. Null if the plan holds anything else, or a model that has no spot.
 */
export function waysIn(plan: Plan, leg: string, spotOf: (model: string) => Spot | undefined): Way[] | null {
  const ways: Way[] = [];
  for (const { mover, legs } of plan) {
    const from = spotOf(mover);
    if (from === undefined) return null;
    const points: Point[] = [{ x: from.x, y: from.y }];
    let { facing } = from;
    for (const step of legs) {
      const { x, y } = step;
      if (step.leg !== leg || !isCoordinate(x) || !isCoordinate(y)) return null;
      if (step['facing'] !== undefined && step['facing'] !== null) {
        if (!isFacing(step['facing'])) return null;
        facing = step['facing'];
      }
      points.push({ x, y });
    }
    ways.push({ model: mover, points, facing });
  }
  return ways;
}

/** The legs of a line after its first point. */
export const legsAlong = (points: readonly Point[], leg: string): Plan[number]['legs'] =>
  points.slice(1).map(({ x, y }) => ({ leg, x, y }));

/** The same, with the facing at the end of the way on every leg. */
export const planOf = (ways: readonly Way[], leg: string): Plan =>
  ways.map(({ model, points, facing }) => ({
    mover: model,
    legs: points.slice(1).map(({ x, y }) => ({ leg, x, y, facing })),
  }));

/** Where all models of a unit stand after some of them have moved. */
export function spotsAfter(models: readonly string[], spots: readonly Spot[], ways: readonly Way[]): Spot[] {
  const ends = new Map(ways.map((w) => [w.model, endOf(w)]));
  return models.map((model, i) => ends.get(model) ?? spots[i]!);
}
