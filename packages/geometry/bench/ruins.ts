import { bodyAt, circle } from '../src/body.ts';
import { polygonPrism, prismOf } from '../src/prism.ts';
import { type SightPiece, type SightScene, sightScene } from '../src/sight-scene.ts';
import type { Solid } from '../src/solid.ts';
import { INCH } from '../src/ticks.ts';
import { areInSight } from '../src/visible.ts';
import type { Benchmark } from './sight.ts';

/**
 * Two armies of ten units of ten models each, and twelve ruins with walls and two floors. The ruins' ground blocks
 * sight at every height.
 */
const RADIUS = 1600;
const UNIT = 10;

type Model = Solid & { readonly id: string; readonly unit: string };

function army(name: string, depth: number): Model[] {
  return Array.from({ length: 100 }, (_, n) => {
    const unit = Math.floor(n / UNIT);
    const i = n % UNIT;
    const x = Math.round((3 + 5.6 * unit + (i % 5) * 1.3) * INCH);
    const y = Math.round((depth + Math.floor(i / 5) * 1.4) * INCH);
    const body = bodyAt(circle(RADIUS), { x, y, facing: 0 });
    return { id: `${name}${n}`, unit: `${name}/${unit}`, body, bottom: 0, height: 1.5 * INCH };
  });
}

function ruin(at: number): SightPiece<string>[] {
  const left = 3 + (at % 4) * 15;
  const front = 10 + Math.floor(at / 4) * 8;
  const box = (id: string, [x, y, width, depth]: readonly number[], bottom: number, top: number) => {
    const corner = (cx: number, cy: number) => ({ x: Math.round(cx * INCH), y: Math.round(cy * INCH) });
    const [x0, y0, x1, y1] = [left + x!, front + y!, left + x! + width!, front + y! + depth!];
    const points = [corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1)];
    return { id, prism: polygonPrism(points, Math.round(bottom * INCH), Math.round(top * INCH)) };
  };
  const pieces = [box(`ruin ${at}`, [0, 0, 7, 6], 0, 100)];
  for (const storey of [0, 1, 2]) {
    pieces.push(box(`wall ${at}`, [0, 0, 7, 0.3], 3 * storey, 3 * storey + 2));
    pieces.push(box(`wall ${at}`, [0, 0, 0.3, 6], 3 * storey, 3 * storey + 3));
    if (storey > 0) pieces.push(box(`floor ${at}`, [0.5, 0.5, 5, 4], 3 * storey - 0.2, 3 * storey));
  }
  return pieces;
}

const ruins = Array.from({ length: 12 }, (_, i) => ruin(i)).flat();
const [red, blue] = [army('red', 4), army('blue', 36)];
const unitOf = new Map([...red, ...blue].map((m) => [m.id, m.unit]));

const lay = (): SightScene<string> =>
  sightScene([...ruins, ...[...red, ...blue].map((m) => ({ id: m.id, prism: prismOf(m) }))]);

/** Models see past their own unit and past the one they look at. */
function sees(scene: SightScene<string>, a: Model, b: Model): boolean {
  return areInSight(scene, a, b, (id) => {
    const unit = unitOf.get(id);
    return unit === a.unit || unit === b.unit;
  });
}

function medianMilliseconds(run: () => void): number {
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

/** Nothing is cached: laying out the scene is timed as well. */
const allPairs = (): number =>
  medianMilliseconds(() => {
    const scene = lay();
    for (const a of red) for (const b of blue) sees(scene, a, b);
  });

const targetsOfOneUnit = (): number =>
  medianMilliseconds(() => {
    const scene = lay();
    const shooters = red.slice(3 * UNIT, 4 * UNIT);
    for (let u = 0; u < blue.length; u += UNIT)
      shooters.some((a) => blue.slice(u, u + UNIT).some((b) => sees(scene, a, b)));
  });

export const benchmarks: readonly Benchmark[] = [
  { name: 'sight in space among 12 ruins, 100 × 100 models', unit: 'ms', run: allPairs },
  { name: 'sight in space among 12 ruins, targets of a unit', unit: 'ms', run: targetsOfOneUnit },
];
