import type { Plan } from '@walstatt/engine';
import { INCH, type Point, passage } from '@walstatt/geometry';
import { type Place, placeOf, standing } from '../01-units/space.ts';
import { mayTouch } from '../14-terrain/terrain.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** The way of one model: corners of the line that its centre follows, start and end included, and how it stands at the end. */
export type Way = {
  readonly model: string;
  readonly points: readonly Point[];
  readonly facing: number;
  readonly length: number;
  /** FD-TERRAIN-14, FD-GAP-25: at least 1" of it lies inside one terrain piece. */
  readonly through: boolean;
};

export const endOf = (way: Way): Place => {
  const { x, y } = way.points[way.points.length - 1]!;
  return { x, y, facing: way.facing };
};

export function wayAlong(s: State, model: string, points: readonly Point[], facing: number): Way {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += distance(points[i - 1]!, points[i]!);
  return { model, points, facing, length, through: goesThrough(s, points) };
}

const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

/** Less than a thousandth of a tick is rounding noise. */
const NOISE = 1e-3;

function goesThrough(s: State, points: readonly Point[]): boolean {
  let minX = points[0]!.x;
  let maxX = minX;
  let minY = points[0]!.y;
  let maxY = minY;
  for (const p of points) {
    minX = Math.min(minX, p.x);
    maxX = Math.max(maxX, p.x);
    minY = Math.min(minY, p.y);
    maxY = Math.max(maxY, p.y);
  }
  const box = { minX, minY, maxX, maxY };
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (!mayTouch(t, box, 0)) continue;
    let inside = 0;
    for (let i = 1; i < points.length; i++) {
      const stretch = passage(points[i - 1]!, points[i]!, t.shape, 0, true);
      if (stretch !== null) inside += (stretch.to - stretch.from) * distance(points[i - 1]!, points[i]!);
    }
    if (inside >= INCH - NOISE) return true;
  }
  return false;
}

/** All models moved by the same step: a formation keeps its shape. */
export const translation = (look: L, unit: string, dx: number, dy: number): Way[] =>
  standing(look, unit).models.map((model) => {
    const at = placeOf(look.state, model);
    const from = { x: at.x, y: at.y };
    return wayAlong(look.state, model, [from, { x: at.x + dx, y: at.y + dy }], at.facing);
  });

/** A plan as an answer: one leg to each further corner. */
export const planOf = (ways: readonly Way[]): Plan =>
  ways.map((w) => ({
    mover: w.model,
    legs: w.points.slice(1).map(({ x, y }) => ({ leg: 'go', x, y, facing: w.facing })),
  }));

/** An answer read as ways, or null where it is none. */
export function waysOf(s: State, plan: Plan): Way[] | null {
  const ways: Way[] = [];
  for (const { mover, legs } of plan) {
    const at = placeOf(s, mover);
    const points: Point[] = [{ x: at.x, y: at.y }];
    let { facing } = at;
    for (const leg of legs) {
      const { x, y } = leg;
      if (leg.leg !== 'go' || !isCoordinate(x) || !isCoordinate(y)) return null;
      if (leg['facing'] !== undefined) {
        if (!isCoordinate(leg['facing']) || leg['facing'] < 0 || leg['facing'] >= 3600) return null;
        facing = leg['facing'];
      }
      points.push({ x, y });
    }
    ways.push(wayAlong(s, mover, points, facing));
  }
  return ways;
}

const isCoordinate = (x: unknown): x is number => Number.isSafeInteger(x) && Math.abs(x as number) <= 1_000_000;
