import { bodyAt, circle } from '../src/body.ts';
import type { Point, Polygon } from '../src/point.ts';
import { polygonPrism, prismOf } from '../src/prism.ts';
import { sightInSpace } from '../src/rays.ts';
import { sightFrom } from '../src/sight.ts';
import { sightScene } from '../src/sight-scene.ts';
import { INCH } from '../src/ticks.ts';

/** A measurement of its own: `run` answers with the median in the unit named. */
export type Benchmark = { readonly name: string; readonly unit: string; run(): number };

const WIDTH = 60 * INCH;
const DEPTH = 44 * INCH;

/** The same numbers on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A star-shaped piece of 4 to 9 corners, 3 to 9 inches across. */
function terrain(next: (below: number) => number): Polygon {
  const corners = 4 + next(6);
  const x = next(WIDTH);
  const y = next(DEPTH);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = 1.5 * INCH + next(3 * INCH);
    return { x: Math.round(x + reach * Math.cos(angle)), y: Math.round(y + reach * Math.sin(angle)) };
  });
}

function battlefield() {
  const next = numbers(7);
  const pieces = Array.from({ length: 30 }, () => terrain(next));
  const bodies = Array.from({ length: 60 }, () => bodyAt(circle(1600), { x: next(WIDTH), y: next(DEPTH), facing: 0 }));
  return { next, pieces, bodies };
}

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

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'sight',
    unit: 'µs',
    run: () => {
      const { pieces, bodies } = battlefield();
      const scene = sightScene([
        ...pieces.map((points, i) => ({ id: 1000 + i, prism: polygonPrism(points, 0, 5 * INCH) })),
        ...bodies.map((body, id) => ({ id, prism: prismOf({ body, bottom: 0, height: 2 * INCH }) })),
      ]);
      let eye = 0;
      let target = 0;
      const ignore = (id: number): boolean => id === eye || id === target;
      return medianMicroseconds(20000, 5, (i) => {
        eye = i % 60;
        target = (i * 7 + 13 + Math.floor(i / 60)) % 60;
        if (target === eye) target = (eye + 1) % 60;
        sightFrom(scene, bodies[eye]!.centre, bodies[target]!, ignore);
      });
    },
  },
  {
    name: 'sight in space',
    unit: 'µs',
    run: () => {
      const { pieces, bodies } = battlefield();
      const scene = sightScene([
        ...pieces.map((points, i) => ({ id: 1000 + i, prism: polygonPrism(points, 0, 5 * INCH) })),
        ...bodies.map((body, id) => ({ id, prism: prismOf({ body, bottom: 0, height: 2 * INCH }) })),
      ]);
      let eye = 0;
      let target = 0;
      const ignore = (id: number): boolean => id === eye || id === target;
      return medianMicroseconds(20000, 5, (i) => {
        eye = i % 60;
        target = (i * 7 + 13 + Math.floor(i / 60)) % 60;
        if (target === eye) target = (eye + 1) % 60;
        const { x, y }: Point = bodies[eye]!.centre;
        sightInSpace(scene, { x, y, z: 2 * INCH }, { body: bodies[target]!, bottom: 0, height: 2 * INCH }, ignore);
      });
    },
  },
];
