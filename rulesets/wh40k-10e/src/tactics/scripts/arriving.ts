import { firstFault, type Placed } from '@walstatt/engine';
import { blockFormation, boxOfPolygon, type Point, pointInPolygon } from '@walstatt/geometry';
import { ownerOf } from '../../01-units/units.ts';
import { baseOf, inch, standing, tableTop } from '../../04-measuring/table-top.ts';
import { termsFor as gettingOut } from '../../12-transports/disembark/terms.ts';
import type { Terms } from '../../19-deployment/set-up/demands.ts';
import { judgeSetUp, modelsToSetUp, placesOf, standingOn } from '../../19-deployment/set-up/judge.ts';
import { findRoom } from '../../19-deployment/set-up/room.ts';
import { termsOf } from '../../19-deployment/set-up/terms.ts';
import type { Asked, L } from '../../kit.ts';
import { foesOnTable } from './armies.ts';
import { apart, middleOf } from './middle.ts';
import { mostOf } from './most-of.ts';
import { aimedAt, middleOfZone, prizeAt, prizesOf } from './prizes.ts';

/** Where units come onto the battlefield. */

const SPREAD = inch(0.4);
const RANK = 5;
const GRID = inch(3);

/** How many places are judged, the best first. */
const TRIES = 24;

/** The room that units leave between them, and how much they mind to stand in a column one behind the other. */
const ELBOW = inch(1);
const CROWDED = 0.6;

type Args = Asked<'setUp'>['args'];

/** The unit in ranks at the best place that has room. Undefined if none of the tried ones has. */
export function bestPlace(look: L, { unit, how }: Args, worth: (place: Point) => number): Placed[] | undefined {
  const terms = termsOf(look.state, unit, how);
  const places: { at: Point; worth: number }[] = [];
  for (const at of grid(look, terms)) {
    if (isTooNear(look, unit, terms, at)) continue;
    places.push({ at, worth: worth(at) - (how === 'deploy' || how === 'infiltrate' ? crowd(look, unit, at) : 0) });
  }
  places.sort((a, b) => b.worth - a.worth);
  for (const { at } of places.slice(0, TRIES)) {
    const placed = ranksAt(look, unit, at);
    if (placed !== null && isLegal(look, unit, terms, placed)) return placed;
  }
  return undefined;
}

function isLegal(look: L, unit: string, terms: Terms, placed: readonly Placed[]): boolean {
  const stands = standingOn(look.state, unit, placesOf(placed)!);
  return firstFault((faults) => judgeSetUp(look, stands, terms, faults)) === null;
}

/** Places where the middle of a unit could be. */
function grid({ state: { board } }: L, { inside, outside }: Terms): Point[] {
  const points: Point[] = [];
  const areas = inside?.areas.map(boxOfPolygon) ?? [{ minX: 0, minY: 0, maxX: board.width, maxY: board.depth }];
  for (const { minX, minY, maxX, maxY } of areas)
    for (let y = minY + GRID / 2; y < maxY; y += GRID)
      for (let x = minX + GRID / 2; x < maxX; x += GRID) {
        const at = { x: Math.round(x), y: Math.round(y) };
        if (outside?.areas.some((area) => pointInPolygon(at, area))) continue;
        points.push(at);
      }
  return points;
}

/** Whether the middle of a unit would be too near to enemies there. */
const isTooNear = (look: L, unit: string, { apart: from }: Terms, at: Point): boolean =>
  from !== undefined &&
  foesOnTable(look, unit).some((foe) =>
    standing(look, foe).bodies.some(({ centre }) => apart(centre, at) < from.limit + inch(1)),
  );

/** How much a unit and its comrades would be in each other's way: those who go forward from the same stretch of the line. */
function crowd(look: L, unit: string, at: Point): number {
  const owner = ownerOf(look.state, unit);
  const front = Math.min(RANK, modelsToSetUp(look.state, unit).length);
  const half = (front * (widthOf(look, unit) + SPREAD)) / 2;
  let crowded = 0;
  for (const { id, box } of tableTop(look).units) {
    if (ownerOf(look.state, id) !== owner) continue;
    const room = half + (box.maxY - box.minY) / 2 + ELBOW;
    const gap = Math.abs(at.y - middleOf(look, id).y);
    if (gap < room) crowded += (CROWDED * (room - gap)) / room;
  }
  return crowded;
}

function widthOf(look: L, unit: string): number {
  const base = baseOf(look.state, modelsToSetUp(look.state, unit)[0]!);
  return base.kind === 'circle' ? 2 * base.radius : Math.max(...base.points.map(({ y }) => 2 * Math.abs(y)));
}

function ranksAt(look: L, unit: string, at: Point): Placed[] | null {
  const models = modelsToSetUp(look.state, unit);
  const bases = models.map((m) => baseOf(look.state, m));
  const facing = at.x * 2 > look.state.board.width ? 1800 : 0;
  return blockFormation(bases, RANK, SPREAD, { ...at, z: 0, facing }).map(({ x, y }, i) => ({
    piece: models[i]!,
    pose: { x, y, z: 0, facing },
  }));
}

/** Out of a transport: on the side of what the unit is about. */
export function placeBeside(
  look: L,
  { unit, transport, how }: Asked<'disembark'>['args'],
  { aim }: { readonly unit: string; readonly aim: string | null },
): Placed[] | undefined {
  const terms = gettingOut(look, transport, how);
  const { x, y } = aimedAt(look, unit, aim);
  const { centre } = terms.near!.of.body;
  const far = Math.max(1, apart(centre, { x, y }));
  const step = inch(3) / far;
  const wanted = {
    x: Math.round(centre.x + (x - centre.x) * step),
    y: Math.round(centre.y + (y - centre.y) * step),
    z: 0,
    facing: 0,
  };
  return findRoom(look, unit, terms, wanted) ?? findRoom(look, unit, terms) ?? undefined;
}

/** Where a player puts objective markers: nearer to the own side, away from the others. */
export function bestMarker(look: L, r: Asked<'marker'>, isFree: (p: Point) => boolean): Placed[] | undefined {
  const { width, depth } = look.state.board;
  const home = middleOfZone(look, r.by);
  const points: Point[] = [];
  for (let y = inch(7); y < depth; y += inch(3)) for (let x = inch(7); x < width; x += inch(3)) points.push({ x, y });
  const others = prizesOf(look).map((prize) => prizeAt(look, prize));
  const best = mostOf(points.filter(isFree), (at) => {
    const near = others.reduce((least, o) => Math.min(least, apart(o, at)), inch(20));
    return near / inch(20) - Math.abs(apart(at, home) - inch(14)) / inch(8);
  });
  return best === null ? undefined : [{ piece: r.pieces[0]!, pose: { x: best.x, y: best.y } }];
}
