import {
  type Body,
  bodyObstacle,
  CONTACT_GAP,
  contactWith,
  distanceSquared,
  type Ground,
  gap,
  gapAtMost,
  groundFor,
  INCH,
  legIsFree,
  type Obstacle,
  overlaps,
  overlapsRegion,
  type Point,
  shortestPath,
  startIsFree,
} from '@walstatt/geometry';
import { LEADER } from '../01-units/coherency.ts';
import { areFoes } from '../01-units/units.ts';
import { unitsWithin } from '../07-measuring/distance.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { boxAround, boxesNear, type Standing, standingOf, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { inTouch } from './contact.ts';
import { type Around, closeSpots, contactSpots, type Room, roomAt, spotsBefore, spotsBehind } from './contact-spots.ts';

/** Everything that the ways of a charge depend on, looked up once. */
export type Field = {
  readonly top: TableTop;
  readonly u: Unit;
  readonly radius: number;
  readonly reach: number;
  readonly jump: boolean;
  readonly ground: Ground;
  readonly target: Standing;
  readonly others: readonly Standing[];
  readonly around: Around;
  /** The places in contact with each model of the target. */
  readonly beside: Map<Body, readonly Room[]>;
  readonly look: Look;
};

/** What is kept on the way from enemies other than the target, so that they are not touched. */
const APART = CONTACT_GAP + 1;

const radiusOf = (u: Unit): number =>
  u.base.kind === 'circle' ? u.base.radius : Math.ceil(Math.max(u.base.length, u.base.width) / 2);

/** WP-CHARGE-24: friends block as soon as somebody else has charged the target. */
export const isAlreadyCharged = (look: Look, id: string, target: string): boolean =>
  Object.entries(look.state.units).some(([other, u]) => other !== id && u.charging === target);

export function fieldOf(look: Look, id: string, target: string, reach: number, jump: boolean): Field {
  const top = tableTop(look);
  const u = look.state.units[id]!;
  const to = standingOf(look, target)!;
  const friendsBlock = isAlreadyCharged(look, id, target);
  const obstacles: Obstacle[] = [];
  const me = standingOf(look, id)!;
  for (const p of top.pieces)
    if (p.terrain.kind === 'blocking' && boxesNear(me.box, p.box, reach))
      obstacles.push({ shape: { kind: 'polygon', points: p.shape } });
  const others: Standing[] = [];
  for (const s of top.units) {
    if (s.id === id || !boxesNear(me.box, s.box, reach + 2 * radiusOf(u))) continue;
    if (s.id !== target) others.push(s);
    const foe = areFoes(look.state, u, s.unit);
    // Whoever touches another enemy where it stands can still leave him.
    const room = foe && s.id !== target && !unitsWithin(look, id, s.id, APART) ? APART : 0;
    if (foe || friendsBlock) for (const b of s.bodies) obstacles.push(bodyObstacle(b, room));
  }
  const ground = groundFor(radiusOf(u), jump ? [] : obstacles, top.table);
  const radius = radiusOf(u);
  return { top, u, radius, reach, jump, ground, target: to, others, around: new Map(), beside: new Map(), look };
}

/** WP-CHARGE-08, -11: the shortest legal way of the nearest model into contact with the target; no step if it touches it. */
export function nearestWay(field: Field, body: Body): readonly Point[] | null {
  const start = body.centre;
  if (field.target.bodies.some((t) => inTouch(field.top, body, t))) return [start];
  if (!field.jump && !startIsFree(field.ground, start)) return null;
  const targets = [...field.target.bodies].sort((a, b) => gap(body, a) - gap(body, b));
  let best: readonly Point[] | null = null;
  let least = field.reach + TOLERANCE;
  for (const t of targets.slice(0, 4)) {
    if (gap(body, t) > least) continue;
    const straight = straightTo(field, body, t);
    if (straight !== null) {
      const length = lengthOf(straight);
      if (length < least) {
        least = length;
        best = straight;
      }
      continue;
    }
    if (!field.jump) {
      const path = shortestPath(field.ground, start, contactWith(t), least);
      if (path !== null && mayStand(field, end(path.points))) {
        field.look.note('WP-CHARGE-08');
        const way = shortened(field, path.points);
        if (lengthOf(way) < least) {
          least = lengthOf(way);
          best = way;
        }
        continue;
      }
    }
    const way = wayTo(field, start, roomsBeside(field, t, start), [], null, least);
    if (way !== null && lengthOf(way) < least) {
      least = lengthOf(way);
      best = way;
    }
  }
  return best ?? anyWay(field, start, targets);
}

/** The last idea: any place in contact with any of the models, around any corner. */
function anyWay(field: Field, start: Point, targets: readonly Body[]): readonly Point[] | null {
  for (const t of targets) {
    const way = wayTo(field, start, roomsBeside(field, t, start), [], null, field.reach + TOLERANCE, PATIENCE);
    if (way !== null) return way;
  }
  for (const t of targets) {
    const way = wayTo(field, start, closeRooms(field, t, start), [], null, field.reach + TOLERANCE);
    if (way !== null) return way;
  }
  return null;
}

const closeRooms = (field: Field, t: Body, from: Point): readonly Room[] =>
  closeSpots(t, field.radius)
    .map(roomAt)
    .sort((a, b) => distanceSquared(a.at, from) - distanceSquared(b.at, from));

/** A way that looked for contact all around a target may reach its end more directly. */
export function shortened(field: Field, way: readonly Point[]): readonly Point[] {
  const [from, to] = [way[0]!, end(way)];
  if (legIsFree(field.ground, from, to)) return [from, to];
  return shortestPath(field.ground, from, { point: to }, lengthOf(way))?.points ?? way;
}

/** The straight way to the nearest point of a round target, if nothing bars it: nothing can be shorter. */
function straightTo(field: Field, body: Body, t: Body): readonly Point[] | null {
  if (t.kind !== 'circle') return null;
  const dx = t.centre.x - body.centre.x;
  const dy = t.centre.y - body.centre.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  const k = (far - t.radius - field.radius - CONTACT_GAP / 2) / far;
  if (k <= 0) return null;
  const spot = { x: Math.round(body.centre.x + k * dx), y: Math.round(body.centre.y + k * dy) };
  if (!mayStand(field, spot) || (!field.jump && !legIsFree(field.ground, body.centre, spot))) return null;
  return [body.centre, spot];
}

export const end = (points: readonly Point[]): Point => points[points.length - 1]!;

const standing = (field: Field, centre: Point): Body => ({ kind: 'circle', centre, radius: field.radius });

/** Where a charger can touch a model of the target, nearest first. */
function roomsBeside(field: Field, t: Body, from: Point): readonly Room[] {
  let rooms = field.beside.get(t);
  if (rooms === undefined) {
    rooms = contactSpots(field.top, t, field.radius).map(roomAt);
    field.beside.set(t, rooms);
  }
  const open = rooms.filter((r) => r.stands !== false);
  return open.sort((a, b) => distanceSquared(a.at, from) - distanceSquared(b.at, from));
}

/** WP-CHARGE-14, -17: into contact with the target models that have the fewest chargers so far. */
export function wayBeside(
  field: Field,
  body: Body,
  placed: readonly (Body | null)[],
  crowd: readonly number[],
  leader: number,
  loose: boolean,
): readonly Point[] | null {
  const start = body.centre;
  const taken = placed.filter((b) => b !== null);
  const order = field.target.bodies
    .map((t, i) => ({ t, n: crowd[i]!, d: gap(body, t) }))
    .filter((x) => x.d <= field.reach)
    .sort((a, b) => a.n - b.n || a.d - b.d)
    .slice(0, 5);
  for (const { t } of order) {
    const rooms = roomsBeside(field, t, start);
    const together = loose ? rooms.filter((r) => taken.some((b) => gapAtMost(b, standing(field, r.at), INCH))) : rooms;
    const way = wayTo(field, start, together, taken, placed[leader] ?? taken[0]!, field.reach);
    if (way !== null) return way;
  }
  return null;
}

/** WP-CHARGE-18: no room or out of reach: as close as possible behind the comrades. */
export function wayBehind(
  field: Field,
  body: Body,
  placed: readonly (Body | null)[],
  leader: number,
  loose: boolean,
): readonly Point[] | null {
  const taken = placed.filter((b) => b !== null);
  const spots = spotsBehind(taken, field.radius, field.target.bodies, field.around);
  const head = placed[leader] ?? taken[0]!;
  const start = body.centre;
  const way =
    wayTo(field, start, spots, taken, head, field.reach) ??
    wayTo(field, start, spots, taken, head, field.reach, PATIENCE);
  if (way !== null || !loose) return way;
  const before = spotsBefore(taken, field.radius, start, field.target.bodies);
  return wayTo(field, start, before, taken, head, field.reach, PATIENCE);
}

/** How many barred spots are tried around corners before the next idea is looked at, and where it is the last one. */
const DETOURS = 1;
const PATIENCE = 16;

export function wayTo(
  field: Field,
  start: Point,
  rooms: readonly Room[],
  taken: readonly Body[],
  leader: Body | null,
  reach: number,
  patience = DETOURS,
): readonly Point[] | null {
  let detours = patience;
  const tether = LEADER + 2 * field.radius;
  const free = field.jump || startIsFree(field.ground, start);
  for (const room of rooms) {
    const spot = room.at;
    if (distanceSquared(spot, start) > reach * reach || isTaken(field, spot, taken)) continue;
    if (leader !== null && distanceSquared(spot, leader.centre) > tether * tether) continue;
    room.stands ??= mayStand(field, spot);
    if (!room.stands) continue;
    if (field.jump || (free && legIsFree(field.ground, start, spot))) return [start, spot];
    if (!free || detours-- <= 0) continue;
    const path = shortestPath(field.ground, start, { point: spot }, reach);
    if (path !== null) return path.points;
  }
  return null;
}

/** Whether a comrade who goes first stands in the way; all have equal bases. */
function isTaken({ radius }: Field, p: Point, taken: readonly Body[]): boolean {
  for (const { centre } of taken) if (distanceSquared(p, centre) < 4 * radius * radius) return true;
  return false;
}

/** Whether a charger may stand there, comrades apart: nobody in the way, no enemy but the target touched. */
function mayStand(field: Field, p: Point): boolean {
  const body = standing(field, p);
  const box = boxAround([body]);
  const { top } = field;
  if (box.minX < 0 || box.minY < 0 || box.maxX > top.width || box.maxY > top.depth) return false;
  if (field.target.bodies.some((t) => overlaps(t, body))) return false;
  for (const piece of top.pieces) {
    const { kind } = piece.terrain;
    if (
      (kind === 'blocking' || kind === 'obstacle') &&
      boxesNear(box, piece.box, 0) &&
      overlapsRegion(body, piece.shape)
    )
      return false;
  }
  for (const s of field.others) {
    if (!boxesNear(box, s.box, INCH + TOLERANCE)) continue;
    const foe = areFoes(field.look.state, field.u, s.unit);
    if (s.bodies.some((b) => (foe ? inTouch(top, body, b) : overlaps(b, body)))) return false;
  }
  return true;
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]!.x - points[i - 1]!.x;
    const dy = points[i]!.y - points[i - 1]!.y;
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}
