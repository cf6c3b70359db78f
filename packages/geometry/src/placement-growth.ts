import { cosine, FULL_TURN, rotate, sine, TRIG_SCALE } from './angle.ts';
import { type Base, type Body, bodyAt, type Pose } from './body.ts';
import type { Box } from './box.ts';
import { spacingOf } from './formation.ts';
import { linksOf, type PlacementTask, type Rounded, rounded, searchBox, standApart } from './placement-rules.ts';
import type { Point } from './point.ts';

/** Directions in which to look for room around a body. */
const DIRECTIONS = 24;
/** Rings around the wanted place. Each is half a base farther out, with spots about as far from each other. */
const RINGS = 100;
/** How many different first spots are tried when one of them leaves no room for the group. */
const STARTS = 6;

/** A spot to try, with its squared distance from the wanted place. */
type Spot = { readonly x: number; readonly y: number; readonly far: number };
type Fits = (place: Rounded) => boolean;

/** Grows the group base by base, always on the free spot nearest to the wanted place. */
export function grow(task: PlacementTask, fits: Fits): Pose[] {
  const { near, gap = 0 } = task;
  const mates = (task.mates ?? []).map(rounded);
  if (mates.length > 0 && task.chain !== undefined) return growFrom(task, fits, mates, null);
  const base = task.bases[0]!;
  const box = searchBox(task);
  const tried: Rounded[] = [];
  let best: Pose[] = [];
  const from = (spot: Spot): boolean => {
    const place = placeOf(base, spot, near);
    // Two starts near each other lead to the same group.
    if (tried.some((other) => !standApart(place, other, 4 * place.reach))) return false;
    if (mates.some((m) => !standApart(place, m, gap)) || !fits(place)) return false;
    tried.push(place);
    const poses = growFrom(task, fits, mates, spot);
    if (poses.length > best.length) best = poses;
    return best.length === task.bases.length || tried.length === STARTS;
  };
  const beside = (task.within ?? [])
    .flatMap(({ anyOf }) => anyOf.flatMap((of) => spotsBeside(task, base, of)))
    .sort(nearestFirst);
  const rings = ringSpots(near, base, box);
  let next = 0;
  for (let spot = rings(); spot !== null; spot = rings()) {
    for (; next < beside.length && beside[next]!.far <= spot.far; next++) if (from(beside[next]!)) return best;
    if (from(spot)) return best;
  }
  for (; next < beside.length; next++) if (from(beside[next]!)) return best;
  return best;
}

function growFrom(task: PlacementTask, fits: Fits, mates: readonly Rounded[], start: Spot | null): Pose[] {
  const { bases, near, chain, gap = 0 } = task;
  const group: Rounded[] = [...mates];
  const poses: Pose[] = [];
  let spots: Spot[] = [];
  let spotsFor: Base | null = null;
  let rings: RingSpots = () => null;
  const take = (base: Base): Spot | null => {
    const links = chain === undefined ? 0 : Math.min(chain.links, group.length);
    const later: Spot[] = [];
    for (let i = 0; ; i++) {
      // Where no chain holds the group together, it goes on elsewhere once there is no more room beside it.
      const spot = spots[i] ?? rings();
      if (spot === null) return null;
      const place = placeOf(base, spot, near);
      // A model that already stands does not move, so such a spot never becomes free again.
      if (group.some((other) => !standApart(place, other, gap)) || !fits(place)) continue;
      if (links > 0 && linksOf(place, group, chain!.limit) < links) {
        later.push(spot);
        continue;
      }
      group.push(place);
      spots = [...later, ...spots.slice(i + 1), ...spotsBeside(task, base, place.body)].sort(nearestFirst);
      return spot;
    }
  };
  for (const base of bases) {
    if (spotsFor === null || !sameBase(base, spotsFor)) {
      // Spots are distances for one kind of base, so a new kind looks around everybody again.
      spots = group.flatMap((member) => spotsBeside(task, base, member.body)).sort(nearestFirst);
      if (start !== null && poses.length === 0) spots.unshift(start);
      if (chain === undefined) rings = ringSpots(near, base, searchBox(task));
      spotsFor = base;
    }
    const spot = take(base);
    if (spot === null) break;
    poses.push({ x: spot.x, y: spot.y, z: near.z, facing: near.facing });
  }
  return poses;
}

const nearestFirst = (a: Spot, b: Spot): number => a.far - b.far || a.x - b.x || a.y - b.y;

const placeOf = (base: Base, spot: Spot, near: Pose): Rounded =>
  rounded(bodyAt(base, { x: spot.x, y: spot.y, facing: near.facing }));

const spotAt = (near: Point, x: number, y: number): Spot => ({
  x: Math.round(x),
  y: Math.round(y),
  far: (x - near.x) * (x - near.x) + (y - near.y) * (y - near.y),
});

function sameBase(a: Base, b: Base): boolean {
  return a === b || (a.kind === 'circle' && b.kind === 'circle' && a.radius === b.radius);
}

/** Spots just clear of a body, those as far from it as the chain allows, and for hulls those of a neat block. */
function spotsBeside({ near, gap = 0, chain }: PlacementTask, base: Base, body: Body): Spot[] {
  const { x, y } = body.centre;
  const touching = rounded(body).reach + placeOf(base, { x, y, far: 0 }, near).reach + gap + 1;
  const spots: Spot[] = [];
  addCircle(spots, near, x, y, touching, DIRECTIONS);
  if (chain !== undefined && chain.limit > gap + 2) {
    addCircle(spots, near, x, y, touching + chain.limit - gap - 2, DIRECTIONS / 2);
  }
  if (base.kind === 'circle') return spots;
  const { across, deep } = spacingOf([base], gap + 4);
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const offset = rotate({ x: i * deep, y: j * across }, near.facing);
      if (i !== 0 || j !== 0) spots.push(spotAt(near, x + offset.x, y + offset.y));
    }
  }
  return spots;
}

function addCircle(spots: Spot[], near: Point, x: number, y: number, distance: number, count: number): void {
  const k = distance / TRIG_SCALE;
  for (let i = 0; i < count; i++) {
    const angle = Math.round((i * FULL_TURN) / count);
    spots.push(spotAt(near, x + k * cosine(angle), y + k * sine(angle)));
  }
}

/** Returns spots around the wanted place, nearest first, until none are left. */
type RingSpots = () => Spot | null;

/** The wanted place, then ring after ring around it, as far as they lie in the box. */
function ringSpots(near: Pose, base: Base, box: Box): RingSpots {
  const { reach } = placeOf(base, { x: near.x, y: near.y, far: 0 }, near);
  let spots: Spot[] = [spotAt(near, near.x, near.y)];
  let ring = 0;
  let next = 0;
  return () => {
    for (;;) {
      for (; next < spots.length; next++) {
        const { x, y } = spots[next]!;
        if (x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY) return spots[next++]!;
      }
      if (ring === RINGS) return null;
      ring++;
      spots = [];
      next = 0;
      addCircle(spots, near, near.x, near.y, ring * reach, Math.max(DIRECTIONS, 6 * ring));
    }
  };
}
