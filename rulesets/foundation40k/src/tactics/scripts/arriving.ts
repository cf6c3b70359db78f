import type { Placed } from '@walstatt/engine';
import { blockFormation, type Point } from '@walstatt/geometry';
import { INWARD } from '@walstatt/tabletop';
import { BOARD, baseOf, inch, tableTop } from '../../01-units/space.ts';
import { livingModels } from '../../01-units/units.ts';
import { hasRoom } from '../../19-shock-troops/room.ts';
import { answerOf, judgePlacing, type PlacedModel, type Placing } from '../../20-scenarios/deployment/judge-placing.ts';
import { zoneAt } from '../../20-scenarios/deployment/zones.ts';
import { answerAt } from '../../20-scenarios/markers/point.ts';
import type { Asked, L } from '../../kit.ts';
import { middleOf } from './middle.ts';
import { aimedAt } from './places.ts';

/** Where units come onto the table. */

const SPREAD = inch(0.5);
const RANK = 5;

/** The places that are tried: one every few inches along the edge, near it, farther in, and as far in as may be. */
const ALONG = inch(4);
const DEPTHS = [0.25, 0.5, 0.78];

/** How many places are judged, the best first. */
const TRIES = 16;

/** The room that units leave between them, and how much they mind to stand in a column one behind the other. */
const ELBOW = inch(1);
const CROWDED = 1;

/** The unit in ranks at the best place that has room. Undefined if none of the tried ones has. */
export function bestPlace(look: L, placing: Placing, worth: (place: Point) => number): Placed[] | undefined {
  const zone = zoneAt(placing.edge);
  const places: { at: Point; worth: number }[] = [];
  for (const depth of DEPTHS)
    for (const at of along(placing.edge, zone, depth)) places.push({ at, worth: worth(at) - crowd(look, placing, at) });
  places.sort((a, b) => b.worth - a.worth);
  for (const { at } of places.slice(0, TRIES)) {
    const placed = ranksAt(look, placing, at);
    if (judgePlacing(look, placing, placed) === null) return answerOf(placed);
  }
  return undefined;
}

type Zone = ReturnType<typeof zoneAt>;

function along(edge: Placing['edge'], { minX, minY, maxX, maxY }: Zone, depth: number): Point[] {
  const points: Point[] = [];
  const flat = isFlat(edge);
  const inwards = edge === 'south' || edge === 'west' ? depth : 1 - depth;
  for (let t = ALONG; t < (flat ? maxX - minX : maxY - minY); t += ALONG)
    points.push(
      flat
        ? { x: minX + t, y: Math.round(minY + inwards * (maxY - minY)) }
        : { x: Math.round(minX + inwards * (maxX - minX)), y: minY + t },
    );
  return points;
}

/** How much a unit and its comrades would be in each other's way: those who go forward from the same stretch of edge. */
function crowd(look: L, { unit, edge }: Placing, at: Point): number {
  const { owner } = look.state.units[unit]!;
  const along = (p: Point): number => (isFlat(edge) ? p.x : p.y);
  const front = Math.min(RANK, livingModels(look.state, unit).length);
  const half = (front * (inch(1) + SPREAD)) / 2;
  let crowded = 0;
  for (const other of tableTop(look).units) {
    if (look.state.units[other.id]!.owner !== owner) continue;
    const { minX, minY, maxX, maxY } = other.box;
    const room = half + (isFlat(edge) ? maxX - minX : maxY - minY) / 2 + ELBOW;
    const apart = Math.abs(along(at) - along(middleOf(look, other.id)));
    if (apart < room) crowded += (CROWDED * (room - apart)) / room;
  }
  return crowded;
}

const isFlat = (edge: Placing['edge']): boolean => edge === 'south' || edge === 'north';

function ranksAt(look: L, { unit, edge }: Placing, at: Point): PlacedModel[] {
  const living = livingModels(look.state, unit);
  const facing = INWARD[edge];
  const bases = living.map((m) => baseOf(look.state, m));
  return blockFormation(bases, RANK, SPREAD, { ...at, z: 0, facing }).map((p, i) => ({
    model: living[i]!,
    x: p.x,
    y: p.y,
    facing,
  }));
}

/** The edge that is nearest to what the unit is aimed at. */
export function nearestEdge(look: L, unit: string, edges: readonly string[], aim: string | null): string | undefined {
  const goal = aimedAt(look, unit, aim);
  if (goal === null) return undefined;
  const far = (edge: string): number =>
    ({ south: goal.y, north: BOARD.depth - goal.y, west: goal.x, east: BOARD.width - goal.x })[edge] ?? 0;
  return [...edges].sort((a, b) => far(a) - far(b))[0];
}

/** Landing points are tried on a grid. They need room all around: models that drift onto something are lost. */
const GRID = inch(3);
const MARGIN = inch(6);
const ROOMS = [
  { room: inch(6), risk: 0 },
  { room: inch(4), risk: 0.2 },
  { room: inch(3), risk: 0.4 },
];

export function bestLanding(look: L, r: Asked<'shockPoint'>, worth: (place: Point) => number): Placed[] | undefined {
  const points: { at: Point; worth: number }[] = [];
  for (let y = MARGIN; y <= BOARD.depth - MARGIN; y += GRID)
    for (let x = MARGIN; x <= BOARD.width - MARGIN; x += GRID) points.push({ at: { x, y }, worth: worth({ x, y }) });
  let best: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { at, worth: here } of points.sort((a, b) => b.worth - a.worth)) {
    if (here <= most) break;
    const safe = ROOMS.find(({ room }) => hasRoom(look, at, room));
    if (safe === undefined || here - safe.risk <= most) continue;
    most = here - safe.risk;
    best = at;
  }
  return best === null ? undefined : answerAt(r, best);
}
