import { type Body, bodyAt, circle } from '../src/body.ts';
import { bodyObstacle, groundFor, legIsFree, standsFree } from '../src/ground.ts';
import { placeBases } from '../src/placement.ts';
import type { Point, Polygon } from '../src/point.ts';
import { polygonPrism, prismOf } from '../src/prism.ts';
import { sightInSpace } from '../src/rays.ts';
import { shortestPath } from '../src/shortest-path.ts';
import { sightFrom } from '../src/sight.ts';
import { sightScene } from '../src/sight-scene.ts';
import { rectangularTable } from '../src/table.ts';
import { bestTemplate } from '../src/template-placement.ts';
import { INCH } from '../src/ticks.ts';

/** A benchmark that times itself: `run` returns the median in the given unit. */
export type Benchmark = { readonly name: string; readonly unit: string; run(): number };

const WIDTH = 60 * INCH;
const DEPTH = 44 * INCH;
const TABLE = rectangularTable(WIDTH, DEPTH);
const RADIUS = 1600;
const HEIGHT = 2 * INCH;

type Numbers = (below: number) => number;

/** The same numbers on every machine. */
function numbers(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A star-shaped piece of 4 to 9 corners, 3 to 9 inches across. */
function terrain(next: Numbers): Polygon {
  const corners = 4 + next(6);
  const x = next(WIDTH);
  const y = next(DEPTH);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = 1.5 * INCH + next(3 * INCH);
    return { x: Math.round(x + reach * Math.cos(angle)), y: Math.round(y + reach * Math.sin(angle)) };
  });
}

/** 30 terrain pieces and 60 units on a table of 60 by 44 inches. */
function battlefield(): { next: Numbers; pieces: Polygon[]; bodies: Body[] } {
  const next = numbers(7);
  const pieces = Array.from({ length: 30 }, () => terrain(next));
  const bodies = Array.from({ length: 60 }, () =>
    bodyAt(circle(RADIUS), { x: next(WIDTH), y: next(DEPTH), facing: 0 }),
  );
  return { next, pieces, bodies };
}

const regionObstacle = (points: Polygon) => ({ shape: { kind: 'polygon' as const, points } });

/** Median time per call in microseconds; calls are timed in batches, because the clock is coarse. */
function medianMicroseconds(calls: number, batch: number, call: (i: number) => void): number {
  for (let i = 0; i < calls / 4; i++) call(i);
  const times: number[] = [];
  for (let i = 0; i < calls; i += batch) {
    const start = performance.now();
    for (let j = i; j < i + batch; j++) call(j);
    times.push(((performance.now() - start) * 1000) / batch);
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

/** Looks from unit to unit all over the battlefield. */
function lookAround(look: (eye: Body, target: Body, ignore: (id: number) => boolean) => void, bodies: Body[]): number {
  let eye = 0;
  let target = 0;
  const ignore = (id: number): boolean => id === eye || id === target;
  return medianMicroseconds(20000, 5, (i) => {
    eye = i % 60;
    target = (i * 7 + 13 + Math.floor(i / 60)) % 60;
    if (target === eye) target = (eye + 1) % 60;
    look(bodies[eye]!, bodies[target]!, ignore);
  });
}

const sceneOf = (pieces: Polygon[], bodies: Body[]) =>
  sightScene([
    ...pieces.map((points, i) => ({ id: 1000 + i, prism: polygonPrism(points, 0, 5 * INCH) })),
    ...bodies.map((body, id) => ({ id, prism: prismOf({ body, bottom: 0, height: HEIGHT }) })),
  ]);

function sight(): number {
  const { pieces, bodies } = battlefield();
  const scene = sceneOf(pieces, bodies);
  return lookAround((eye, target, ignore) => sightFrom(scene, eye.centre, target, ignore), bodies);
}

function sightByRays(): number {
  const { pieces, bodies } = battlefield();
  const scene = sceneOf(pieces, bodies);
  return lookAround(({ centre: { x, y } }, body, ignore) => {
    sightInSpace(scene, { x, y, z: HEIGHT }, { body, bottom: 0, height: HEIGHT }, ignore);
  }, bodies);
}

/** Plans of 20 legs of up to 2 inches each. Every leg is checked, including those after the first barred one. */
function pathCheck(): number {
  const { next, pieces } = battlefield();
  const ground = groundFor(RADIUS, pieces.map(regionObstacle), TABLE);
  const plans = Array.from({ length: 200 }, () => {
    const plan: Point[] = [{ x: next(WIDTH), y: next(DEPTH) }];
    for (let i = 0; i < 20; i++) {
      const { x, y } = plan[i]!;
      plan.push({ x: x + next(4 * INCH) - 2 * INCH, y: y + next(4 * INCH) - 2 * INCH });
    }
    return plan;
  });
  return medianMicroseconds(20000, 5, (i) => {
    const plan = plans[i % plans.length]!;
    for (let leg = 1; leg < plan.length; leg++) legIsFree(ground, plan[leg - 1]!, plan[leg]!);
  });
}

/** Paths of up to 12 inches to places 8 inches away, among all pieces and units. */
function pathSearch(): number {
  const { next, pieces, bodies } = battlefield();
  const ground = groundFor(RADIUS, [...pieces.map(regionObstacle), ...bodies.map((b) => bodyObstacle(b))], TABLE);
  const trips: { from: Point; to: Point }[] = [];
  while (trips.length < 100) {
    const from = { x: next(WIDTH), y: next(DEPTH) };
    const to = { x: from.x + (next(2) === 0 ? 8 : -8) * INCH, y: from.y };
    if (standsFree(ground, from) && standsFree(ground, to)) trips.push({ from, to });
  }
  return medianMicroseconds(400, 1, (i) => {
    const { from, to } = trips[i % trips.length]!;
    shortestPath(ground, from, { point: to }, 12 * INCH);
  });
}

function placement(): number {
  const { next, pieces, bodies } = battlefield();
  const bases = Array.from({ length: 20 }, () => circle(RADIUS));
  const wanted = Array.from({ length: 100 }, () => ({ x: next(WIDTH), y: next(DEPTH), z: 0, facing: next(3600) }));
  return medianMicroseconds(400, 1, (i) => {
    placeBases({
      bases,
      near: wanted[i % wanted.length]!,
      table: TABLE,
      blocked: bodies,
      blockedRegions: pieces,
      apart: [{ from: bodies.slice(0, 20), gap: INCH }],
      chain: { limit: 2 * INCH, links: 2 },
    });
  });
}

function template(): number {
  const { bodies } = battlefield();
  return medianMicroseconds(100, 1, () => {
    bestTemplate({ radius: 3 * INCH, coverage: 'any', bodies });
  });
}

export const benchmarks: readonly Benchmark[] = [
  { name: 'sight among 30 pieces and 60 units', unit: 'µs', run: sight },
  { name: 'sight in space, 25 rays', unit: 'µs', run: sightByRays },
  { name: 'path check, 20 legs against 30 pieces', unit: 'µs', run: pathCheck },
  { name: 'shortest path, 12 inches', unit: 'µs', run: pathSearch },
  { name: 'placement of 20 bases', unit: 'µs', run: placement },
  { name: 'best template over 60 units', unit: 'µs', run: template },
];
