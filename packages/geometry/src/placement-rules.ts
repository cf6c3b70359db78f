import { type Base, type Body, bodyAt, type Pose } from './body.ts';
import { type Box, boxOf, boxOfPolygon } from './box.ts';
import { gapAtMost, gapBelow } from './distance.ts';
import { distanceSquared, type Polygon } from './point.ts';
import { overlapsRegion, whollyInRegion } from './region.ts';
import { type Table, whollyOnTable } from './table.ts';
import { MAX_COORDINATE } from './ticks.ts';
import { whollyWithin } from './wholly.ts';

/** Within the limit of any of the bodies. `wholly`: with all of the base. */
export type NearRule = { readonly anyOf: readonly Body[]; readonly limit: number; readonly wholly?: boolean };

/** At least this gap from all of the bodies. For "more than", use one tick more. */
export type ApartRule = { readonly from: readonly Body[]; readonly gap: number };

/**
 * Each base within the limit of at least `links` others of its group (or of all others, if there are fewer), all in one
 * chain.
 */
export type ChainRule = { readonly limit: number; readonly links: number };

/** Which bases to place, and what each place must satisfy. Conditions that are left out do not apply. */
export type PlacementTask = {
  readonly bases: readonly Base[];
  /** The wanted middle of the group. Its facing is everyone's facing. */
  readonly near: Pose;
  /** The base must lie wholly on the table, and wholly in one of the polygons. */
  readonly table?: Table;
  readonly inside?: readonly Polygon[];
  /** What the bases must not overlap. */
  readonly blocked?: readonly Body[];
  readonly blockedRegions?: readonly Polygon[];
  readonly within?: readonly NearRule[];
  readonly apart?: readonly ApartRule[];
  readonly chain?: ChainRule;
  /** Members of the group that already stand: they must not be overlapped, and they are links of the chain. */
  readonly mates?: readonly Body[];
  /** Gap to keep between bases of the group; 0 lets them touch. */
  readonly gap?: number;
  /** Any further condition on a place. */
  readonly allowed?: (body: Body) => boolean;
};

/**
 * A body and the radius of a circle around its centre that holds it. Most pairs can be told apart by the circles alone.
 */
export type Rounded = { readonly body: Body; readonly reach: number };

export function rounded(body: Body): Rounded {
  if (body.kind === 'circle') return { body, reach: body.radius };
  let most = 0;
  for (const p of body.points) most = Math.max(most, distanceSquared(p, body.centre));
  return { body, reach: Math.ceil(Math.sqrt(most)) };
}

/** Is the gap between the two certainly at least this? A quick check that may say no too often. */
export function clearlyApart(a: Rounded, b: Rounded, gap: number): boolean {
  const reach = a.reach + b.reach + gap;
  return distanceSquared(a.body.centre, b.body.centre) >= reach * reach;
}

const reachesBox = ({ body: { centre }, reach }: Rounded, box: Box): boolean =>
  centre.x + reach > box.minX &&
  centre.x - reach < box.maxX &&
  centre.y + reach > box.minY &&
  centre.y - reach < box.maxY;

/** The conditions that do not depend on where the rest of the group stands, prepared for many checks. */
export function placeChecker(task: PlacementTask): (place: Rounded) => boolean {
  const apart = [{ from: task.blocked ?? [], gap: 0 }, ...(task.apart ?? [])].map(({ from, gap }) => ({
    from: from.map(rounded),
    gap,
  }));
  const regions = (task.blockedRegions ?? []).map((region) => ({ region, box: boxOfPolygon(region) }));
  return (place) => {
    const { body } = place;
    for (const { from, gap } of apart) {
      for (const other of from) if (!clearlyApart(place, other, gap) && gapBelow(body, other.body, gap)) return false;
    }
    if (task.table !== undefined && !whollyOnTable(task.table, body)) return false;
    if (task.inside !== undefined && !task.inside.some((region) => whollyInRegion(body, region))) return false;
    for (const { region, box } of regions) if (reachesBox(place, box) && overlapsRegion(body, region)) return false;
    for (const { anyOf, limit, wholly } of task.within ?? []) {
      if (!anyOf.some((of) => (wholly ? whollyWithin(body, of, limit) : gapAtMost(body, of, limit)))) return false;
    }
    return task.allowed === undefined || task.allowed(body);
  };
}

/** May the two bases of one group stand like this together? */
export const standApart = (a: Rounded, b: Rounded, gap: number): boolean =>
  clearlyApart(a, b, gap) || !gapBelow(a.body, b.body, gap);

/** How many members of the group are within the limit. */
export function linksOf(place: Rounded, group: readonly Rounded[], limit: number): number {
  let links = 0;
  for (const other of group) {
    if (!clearlyApart(place, other, limit + 1) && gapAtMost(place.body, other.body, limit)) links++;
  }
  return links;
}

/** A box that holds every centre the conditions allow, as far as they tell. */
export function searchBox(task: PlacementTask): Box {
  let box: Box = {
    minX: -MAX_COORDINATE,
    minY: -MAX_COORDINATE,
    maxX: MAX_COORDINATE,
    maxY: MAX_COORDINATE,
  };
  if (task.table !== undefined) box = cut(box, task.table.polygons.map(boxOfPolygon), 0);
  if (task.inside !== undefined) box = cut(box, task.inside.map(boxOfPolygon), 0);
  const reach = Math.max(...task.bases.map((base) => rounded(bodyAt(base, { x: 0, y: 0, facing: 0 })).reach));
  for (const { anyOf, limit } of task.within ?? []) box = cut(box, anyOf.map(boxOf), limit + reach);
  return box;
}

/** The part of the box that lies in the union of the widened boxes. */
function cut(box: Box, boxes: readonly Box[], by: number): Box {
  return {
    minX: Math.max(box.minX, Math.min(...boxes.map((b) => b.minX)) - by),
    minY: Math.max(box.minY, Math.min(...boxes.map((b) => b.minY)) - by),
    maxX: Math.min(box.maxX, Math.max(...boxes.map((b) => b.maxX)) + by),
    maxY: Math.min(box.maxY, Math.max(...boxes.map((b) => b.maxY)) + by),
  };
}
