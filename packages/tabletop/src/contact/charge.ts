import {
  type Body,
  CONTACT_GAP,
  contactWith,
  distanceSquared,
  type Ground,
  gap,
  gapAtMost,
  legIsFree,
  type Point,
  shortestPath,
  startIsFree,
} from '@walstatt/geometry';
import { lengthOf } from '../move/way.ts';
import { type Around, closeSpotsTouching, type Room, roomAt, spotsBefore, spotsBehind } from './spots.ts';

/** A charge of bases that are all round and equal: everything that is the same for each of them. */
export type ChargeRules = {
  readonly radius: number;
  readonly reach: number;
  /** How much longer than its reach a way may be and still count. */
  readonly tolerance: number;
  /** The ground that ways lead across, around its obstacles. */
  readonly ground: Ground;
  /** Flyers go straight over everything on the ground. */
  readonly flies: boolean;
  readonly target: readonly Body[];
  /**
   * Whether a base may stand there, leaving its comrades aside: it must be on the table, overlap nobody, and touch
   * nobody it must not touch.
   */
  readonly stands: (base: Body) => boolean;
  readonly touches: (base: Body, target: Body) => boolean;
  /** Places for the centre of a base in contact with a body of the target. */
  readonly spots: (target: Body) => readonly Point[];
  /** The farthest the others may end from their leader. */
  readonly leash: number;
  /** How near to some comrade every base must end. */
  readonly neighbour: number;
};

/** A charge together with what has been found out about places so far. */
export type Charge = ChargeRules & { readonly around: Around; readonly beside: Map<Body, readonly Room[]> };

export const chargeOf = (rules: ChargeRules): Charge => ({ ...rules, around: new Map(), beside: new Map() });

/** The way of a single base: the corners of the line that its centre follows, start and end included. */
export type Track = readonly Point[];

export const endOfTrack = (track: Track): Point => track[track.length - 1]!;

export const baseAt = ({ radius }: Pick<Charge, 'radius'>, centre: Point): Body => ({ kind: 'circle', centre, radius });

/** How many of the nearest targets to try. */
const FIRST_TARGETS = 4;
const TARGETS = 5;

/** The shortest way found into contact with the target. No step if the base touches it already. */
export function nearestWay(charge: Charge, body: Body): Track | null {
  const start = body.centre;
  if (charge.target.some((t) => charge.touches(body, t))) return [start];
  if (!charge.flies && !startIsFree(charge.ground, start)) return null;
  const targets = [...charge.target].sort((a, b) => gap(body, a) - gap(body, b));
  let best: Track | null = null;
  let least = charge.reach + charge.tolerance;
  for (const t of targets.slice(0, FIRST_TARGETS)) {
    if (gap(body, t) > least) continue;
    const way = wayInto(charge, body, t, least);
    if (way === null || lengthOf(way) >= least) continue;
    least = lengthOf(way);
    best = way;
  }
  return best ?? anyWay(charge, start, targets);
}

/** A way into contact with one body: straight, or around what bars it, or to any place beside it. */
function wayInto(charge: Charge, body: Body, t: Body, least: number): Track | null {
  const start = body.centre;
  const straight = straightTo(charge, body, t);
  if (straight !== null) return straight;
  if (!charge.flies) {
    const path = shortestPath(charge.ground, start, contactWith(t), least);
    if (path !== null && charge.stands(baseAt(charge, endOfTrack(path.points)))) return shortened(charge, path.points);
  }
  return wayTo(charge, start, roomsBeside(charge, t, start), { taken: [], leader: null, reach: least });
}

/** The last resort: any place in contact with any of the targets, around any corner. */
function anyWay(charge: Charge, start: Point, targets: readonly Body[]): Track | null {
  const goal: Goal = { taken: [], leader: null, reach: charge.reach + charge.tolerance };
  for (const t of targets) {
    const way = wayTo(charge, start, roomsBeside(charge, t, start), { ...goal, detours: PATIENCE });
    if (way !== null) return way;
  }
  for (const t of targets) {
    const rooms = byDistance(closeSpotsTouching(t, charge.radius).map(roomAt), start);
    const way = wayTo(charge, start, rooms, goal);
    if (way !== null) return way;
  }
  return null;
}

const byDistance = (rooms: Room[], from: Point): readonly Room[] =>
  rooms.sort((a, b) => distanceSquared(a.at, from) - distanceSquared(b.at, from));

/** A way that looked for contact all around a target may reach its end more directly. */
export function shortened({ ground }: Pick<Charge, 'ground'>, way: Track): Track {
  const [from, to] = [way[0]!, endOfTrack(way)];
  if (legIsFree(ground, from, to)) return [from, to];
  return shortestPath(ground, from, { point: to }, lengthOf(way))?.points ?? way;
}

/** The straight way to the nearest point of a round target, if nothing bars it. Nothing can be shorter. */
function straightTo(charge: Charge, body: Body, t: Body): Track | null {
  if (t.kind !== 'circle') return null;
  const dx = t.centre.x - body.centre.x;
  const dy = t.centre.y - body.centre.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  const k = (far - t.radius - charge.radius - CONTACT_GAP / 2) / far;
  if (k <= 0) return null;
  const spot = { x: Math.round(body.centre.x + k * dx), y: Math.round(body.centre.y + k * dy) };
  if (!charge.stands(baseAt(charge, spot))) return null;
  return charge.flies || legIsFree(charge.ground, body.centre, spot) ? [body.centre, spot] : null;
}

/** Where a base can touch a body of the target, nearest first. */
function roomsBeside(charge: Charge, t: Body, from: Point): readonly Room[] {
  let rooms = charge.beside.get(t);
  if (rooms === undefined) {
    rooms = charge.spots(t).map(roomAt);
    charge.beside.set(t, rooms);
  }
  return byDistance(
    rooms.filter((r) => r.stands !== false),
    from,
  );
}

/** The state of a charge while its bases look for their places one after another. */
export type Progress = {
  /** The bases that already stand, by their place in the group. Null for those still to come. */
  readonly placed: readonly (Body | null)[];
  /** How many bases touch each body of the target. */
  readonly crowd: readonly number[];
  /** The leader's place in the group. The others stay close to the leader. */
  readonly leader: number;
  /** Whether any place near a comrade will do, not only the closest. */
  readonly loose: boolean;
};

const takenIn = ({ placed }: Progress): Body[] => placed.filter((b) => b !== null);

/**
 * A way into contact with those bodies of the target that have the fewest chargers so far, and fewer than the most
 * allowed.
 */
export function wayBeside(charge: Charge, body: Body, so: Progress, most = Number.POSITIVE_INFINITY): Track | null {
  const start = body.centre;
  const taken = takenIn(so);
  const order = charge.target
    .map((t, i) => ({ t, n: so.crowd[i]!, d: gap(body, t) }))
    .filter((x) => x.d <= charge.reach && x.n < most)
    .sort((a, b) => a.n - b.n || a.d - b.d)
    .slice(0, TARGETS);
  const goal: Goal = { taken, leader: so.placed[so.leader] ?? taken[0] ?? null, reach: charge.reach };
  for (const { t } of order) {
    const rooms = roomsBeside(charge, t, start);
    const near = so.loose
      ? rooms.filter((r) => taken.some((b) => gapAtMost(b, baseAt(charge, r.at), charge.neighbour)))
      : rooms;
    const way = wayTo(charge, start, near, goal);
    if (way !== null) return way;
  }
  return null;
}

/** As close as possible behind the comrades. Used where there is no room beside the target or it is out of reach. */
export function wayBehind(charge: Charge, body: Body, so: Progress): Track | null {
  const taken = takenIn(so);
  const { radius, target, neighbour } = charge;
  const start = body.centre;
  const goal: Goal = { taken, leader: so.placed[so.leader] ?? taken[0] ?? null, reach: charge.reach };
  const patient: Goal = { ...goal, detours: PATIENCE };
  const spots = spotsBehind(taken, radius, target, charge.around);
  const way = wayTo(charge, start, spots, goal) ?? wayTo(charge, start, spots, patient);
  if (way !== null || !so.loose) return way;
  return wayTo(charge, start, spotsBefore({ comrades: taken, radius, neighbour }, start, target), patient);
}

/** How many barred places to try around corners before moving on, and how many when there is nothing to move on to. */
const DETOURS = 1;
const PATIENCE = 16;

/** What limits a single base that looks for a place: the comrades that already stand, their leader, and its reach. */
export type Goal = {
  readonly taken: readonly Body[];
  readonly leader: Body | null;
  readonly reach: number;
  readonly detours?: number;
};

/** The way to the first of some places that is free and within reach. */
export function wayTo(charge: Charge, start: Point, rooms: readonly Room[], goal: Goal): Track | null {
  const { taken, leader, reach } = goal;
  let detours = goal.detours ?? DETOURS;
  const tether = charge.leash + 2 * charge.radius;
  const free = charge.flies || startIsFree(charge.ground, start);
  for (const room of rooms) {
    const spot = room.at;
    if (distanceSquared(spot, start) > reach * reach || isTaken(charge, spot, taken)) continue;
    if (leader !== null && distanceSquared(spot, leader.centre) > tether * tether) continue;
    room.stands ??= charge.stands(baseAt(charge, spot));
    if (!room.stands) continue;
    if (charge.flies || (free && legIsFree(charge.ground, start, spot))) return [start, spot];
    if (!free || detours-- <= 0) continue;
    const path = shortestPath(charge.ground, start, { point: spot }, reach);
    if (path !== null) return path.points;
  }
  return null;
}

/** Whether a comrade that has gone first stands in the way. All have equal bases. */
function isTaken({ radius }: Charge, p: Point, taken: readonly Body[]): boolean {
  for (const { centre } of taken) if (distanceSquared(p, centre) < 4 * radius * radius) return true;
  return false;
}
