import { pick, type Rng, seededRng } from '@walstatt/engine';
import {
  type Body,
  bodyObstacle,
  cosine,
  gap,
  gapAtMost,
  gapBelow,
  groundFor,
  INCH,
  inContact,
  legIsFree,
  overlaps,
  type Point,
  sine,
  startIsFree,
  TRIG_SCALE,
} from '@walstatt/geometry';
import {
  byNearness,
  chargeOf,
  type GroupCharge,
  nearestOf,
  type Search,
  type Spot,
  spotsTouching,
} from '../src/index.ts';

/**
 * Random tasks that are known to be solvable: the solution is made first, and the task is derived from it. This makes
 * it possible to count what a finder misses.
 */

const RADIUS = 1250;
const REACH = 10 * INCH;
const LEASH = 5 * INCH;
const MIDDLE = 40_000;

const disc = (at: Point, radius = RADIUS): Body => ({ kind: 'circle', centre: at, radius });

const awayFrom = (p: Point, tenths: number, far: number): Point => ({
  x: Math.round(p.x + (cosine(tenths) * far) / TRIG_SCALE),
  y: Math.round(p.y + (sine(tenths) * far) / TRIG_SCALE),
});

const somewhere = (rng: Rng, near: Point, far: number): Point => awayFrom(near, rng.int(0, 3599), rng.int(0, far));

/** Bodies around the middle that do not overlap, each found within a few tries. */
function scattered(rng: Rng, n: number, radius: number, far: number, but: readonly Body[]): Body[] {
  const found: Body[] = [];
  for (let tries = 0; found.length < n && tries < 20 * n; tries++) {
    const body = disc(somewhere(rng, { x: MIDDLE, y: MIDDLE }, far), radius);
    if (![...found, ...but].some((o) => overlaps(o, body))) found.push(body);
  }
  return found;
}

/** Is every body within an inch of some comrade and within the leash of the leader, with no overlaps? */
export function isTogether(bodies: readonly Body[], leader: number): boolean {
  return bodies.every(
    (b, i) =>
      gapAtMost(b, bodies[leader]!, LEASH) &&
      bodies.every((o, j) => i === j || !overlaps(b, o)) &&
      (bodies.length === 1 || bodies.some((o, j) => i !== j && gapAtMost(b, o, INCH))),
  );
}

/** A group charge with a known solution, or null if the dice produced none. */
export function solvableCharge(seed: number): { readonly group: GroupCharge; readonly known: readonly Body[] } | null {
  const rng = seededRng(seed);
  const target = scattered(rng, rng.int(1, 4), RADIUS, 3 * INCH, []);
  const walls = scattered(rng, rng.int(0, 4), rng.int(500, 3000), 9 * INCH, target);
  const n = rng.int(2, 8);
  const leader = rng.int(0, n - 1);
  const known: Body[] = [];
  for (let tries = 0; known.length < n && tries < 200; tries++) {
    const beside = known.length === 0 || rng.int(0, 1) === 0;
    const [from, room] = beside ? [pick(rng, target), 5] : [pick(rng, known), rng.int(10, INCH)];
    const body = disc(awayFrom(from.centre, rng.int(0, 3599), 2 * RADIUS + room));
    if (![...known, ...target, ...walls].some((o) => overlaps(o, body))) known.push(body);
  }
  if (known.length < n || !isTogether(known, leader)) return null;
  const ground = groundFor(
    RADIUS,
    [...target, ...walls].map((b) => bodyObstacle(b)),
  );
  const bodies: Body[] = [];
  const back = rng.int(0, 3599);
  for (const end of known) {
    for (let tries = 0; tries < 10 && bodies.length < n; tries++) {
      const start = disc(awayFrom(end.centre, back + rng.int(-300, 300), rng.int(INCH, REACH)));
      if ([...bodies, ...target].some((o) => overlaps(o, start)) || !startIsFree(ground, start.centre)) continue;
      if (!legIsFree(ground, start.centre, end.centre)) continue;
      bodies.push(start);
      break;
    }
  }
  if (bodies.length < n) return null;
  const first = nearestOf(bodies, target, 0);
  if (!first.some((i) => target.some((t) => inContact(known[i]!, t)))) return null;
  const charge = chargeOf({
    radius: RADIUS,
    reach: REACH,
    tolerance: 0,
    ground,
    flies: false,
    target,
    stands: (base) => ![...target, ...walls].some((o) => overlaps(o, base)),
    touches: (base, t) => inContact(base, t),
    spots: (t) => spotsTouching(t, RADIUS),
    leash: LEASH,
    neighbour: INCH,
  });
  const mayEnd = (ends: readonly Body[]): boolean => isTogether(ends, leader);
  return { group: { charge, bodies, order: byNearness(bodies, target), first, leader, mayEnd }, known };
}

/**
 * A group that must get away from enemies, with a known place for all of it, and how far the farthest model goes to
 * reach it.
 */
export function solvableRetreat(
  seed: number,
): { readonly search: Search; readonly known: readonly Spot[]; readonly reach: number } | null {
  const rng = seededRng(seed);
  const n = rng.int(1, 6);
  const leader = rng.int(0, n - 1);
  const known: Spot[] = [];
  for (let tries = 0; known.length < n && tries < 100; tries++) {
    const from = known.length === 0 ? { x: MIDDLE, y: MIDDLE } : pick(rng, known);
    const far = known.length === 0 ? 0 : 2 * RADIUS + rng.int(0, INCH);
    const body = disc(awayFrom(from, rng.int(0, 3599), far));
    if (known.every((k) => !overlaps(disc(k), body))) known.push({ ...body.centre, facing: 0 });
  }
  const ends = known.map((k) => disc(k));
  if (known.length < n || !isTogether(ends, leader)) return null;
  const foes = scattered(rng, rng.int(1, 6), RADIUS, 8 * INCH, []).filter((f) =>
    ends.every((e) => !gapBelow(e, f, INCH)),
  );
  const models = known.map((k) => ({ ...somewhere(rng, k, 3 * INCH), facing: 0 }));
  if (foes.length === 0) return null;
  const accepts = (_model: number, _spot: Spot, body: Body): boolean => foes.every((f) => !gapBelow(body, f, INCH));
  const search: Search = {
    base: { kind: 'circle', radius: RADIUS },
    models,
    leader,
    foes,
    room: INCH,
    neighbour: INCH,
    leash: LEASH,
    accepts,
    mayEnd: (bodies) => isTogether(bodies, leader) && bodies.every((b) => accepts(0, known[0]!, b)),
  };
  const reach = Math.ceil(Math.max(...known.map((k, i) => gap(disc(k, 0), disc(models[i]!, 0)))));
  return { search, known, reach };
}
