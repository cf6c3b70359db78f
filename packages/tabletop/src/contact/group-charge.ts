import { type Body, overlaps } from '@walstatt/geometry';
import {
  baseAt,
  type Charge,
  endOfTrack,
  nearestWay,
  type Progress,
  type Track,
  wayBehind,
  wayBeside,
  wayTo,
} from './charge.ts';
import { roomAt } from './spots.ts';
import { inContactWith } from './touch.ts';

/** A whole group that charges, and what its rules ask of it. */
export type GroupCharge = {
  readonly charge: Charge;
  readonly bodies: readonly Body[];
  /** The order in which the bases look for their places, and which of them may go first. */
  readonly order: readonly number[];
  readonly first: readonly number[];
  readonly leader: number;
  /** Whether all of them together may end like this. */
  readonly mayEnd: (ends: readonly Body[]) => boolean;
  /** How many chargers may touch one body of the target. */
  readonly capacity?: number;
};

/**
 * A finished charge: the track of each base, how many bases touch the target, and how many touch its most crowded body.
 */
export type ChargePlan = { readonly ways: readonly Track[]; readonly contacts: number; readonly crowd: number };

/**
 * The charge of a group that keeps together. One of the first bases takes the shortest way into contact. The others
 * follow, spread over the target, and those that find no room stand behind. Null if no such charge is found, which does
 * not prove that there is none.
 */
export function groupCharge(group: GroupCharge): ChargePlan | null {
  for (const first of group.first) {
    const lead = nearestWay(group.charge, group.bodies[first]!);
    if (lead === null) continue;
    const led: Led = { ...group, lead, order: [first, ...group.order.filter((m) => m !== first)] };
    const plan = spreadOut(led, CLOSE) ?? allAlike(led) ?? spreadOut(led, LOOSE) ?? spreadOut(led, STRUNG_OUT);
    if (plan !== null) return plan;
  }
  return null;
}

/** A charge whose first base has found its way. */
type Led = GroupCharge & { readonly lead: Track };

/**
 * How a group keeps together: whether its leader goes second, and whether any place near a comrade will do for every
 * base.
 */
type Cohesion = { readonly leaderNext: boolean; readonly loose: boolean };
const CLOSE: Cohesion = { leaderNext: true, loose: false };
const LOOSE: Cohesion = { leaderNext: true, loose: true };
const STRUNG_OUT: Cohesion = { leaderNext: false, loose: true };

/** As many bases as possible go into contact, the rest close behind. */
function spreadOut(led: Led, how: Cohesion): ChargePlan | null {
  const { charge, order, leader } = led;
  const first = order[0]!;
  const so = new Unfolding(led, how.loose);
  so.put(first, led.lead);
  const followers = order.slice(1);
  const others = followers.filter((m) => m !== leader);
  for (const model of how.leaderNext && leader !== first ? [leader, ...others] : followers) {
    const body = led.bodies[model]!;
    const way = wayBeside(charge, body, so, led.capacity) ?? wayBehind(charge, body, so);
    if (way === null) return null;
    so.put(model, way);
  }
  return settled(led, so.ways, so.placed as Body[]);
}

/** A charge in progress: some of its bases have found their places. */
class Unfolding implements Progress {
  readonly ways: Track[];
  readonly placed: (Body | null)[];
  readonly crowd: number[];
  readonly leader: number;
  readonly loose: boolean;
  private readonly charge: Charge;

  constructor({ charge, bodies, leader }: GroupCharge, loose: boolean) {
    this.charge = charge;
    this.ways = bodies.map((b) => [b.centre]);
    this.placed = bodies.map(() => null);
    this.crowd = charge.target.map(() => 0);
    this.leader = leader;
    this.loose = loose;
  }

  put(model: number, way: Track): void {
    const { charge } = this;
    const base = baseAt(charge, endOfTrack(way));
    this.ways[model] = way;
    this.placed[model] = base;
    charge.target.forEach((t, i) => {
      if (charge.touches(base, t)) this.crowd[i]!++;
    });
  }
}

/**
 * A group that is strung out keeps its order instead: every base takes the step that brings the first one into contact.
 */
function allAlike(led: Led): ChargePlan | null {
  const { charge, bodies, order, lead } = led;
  const dx = endOfTrack(lead).x - lead[0]!.x;
  const dy = endOfTrack(lead).y - lead[0]!.y;
  const placed: Body[] = [];
  const ways: Track[] = [];
  for (const [i, { centre }] of bodies.entries()) {
    const room = roomAt({ x: centre.x + dx, y: centre.y + dy });
    const way =
      i === order[0] ? lead : wayTo(charge, centre, [room], { taken: placed, leader: null, reach: charge.reach });
    if (way === null) return null;
    ways.push(way);
    placed.push(baseAt(charge, endOfTrack(way)));
  }
  return settled(led, ways, placed);
}

/** A charge with its contacts counted, if all its bases may end there. */
function settled(led: Led, ways: readonly Track[], ends: readonly Body[]): ChargePlan | null {
  const { charge, capacity = Number.POSITIVE_INFINITY } = led;
  if (!led.mayEnd(ends)) return null;
  const crowd = Math.max(...charge.target.map((t) => ends.filter((e) => charge.touches(e, t)).length));
  if (crowd > capacity) return null;
  return { ways, contacts: inContactWith(ends, charge.target, charge.touches), crowd };
}

/**
 * The charge of a group in which each base acts on its own: one after the other they go into contact where there is
 * room, and the rest stay where they are. Null if no base finds a way.
 */
export function chargeOneByOne({
  charge,
  bodies,
  order,
  leader,
  capacity,
}: Omit<GroupCharge, 'first' | 'mayEnd'>): ChargePlan | null {
  const ways: Track[] = bodies.map((b) => [b.centre]);
  const placed: (Body | null)[] = [...bodies];
  const crowd = charge.target.map((t) => bodies.filter((b) => charge.touches(b, t)).length);
  for (const model of order) {
    const body = bodies[model]!;
    if (charge.target.some((t) => charge.touches(body, t))) continue;
    placed[model] = null;
    const way =
      wayBeside(charge, body, { placed, crowd, leader, loose: false }, capacity) ?? wayIn(charge, body, placed);
    placed[model] = body;
    if (way === null || isTooMany(charge, crowd, way, capacity)) continue;
    ways[model] = way;
    const base = baseAt(charge, endOfTrack(way));
    placed[model] = base;
    charge.target.forEach((t, i) => {
      if (charge.touches(base, t)) crowd[i]!++;
    });
  }
  const contacts = inContactWith(placed as Body[], charge.target, charge.touches);
  return contacts === 0 ? null : { ways, contacts, crowd: Math.max(...crowd) };
}

/** The shortest way into contact, around any corner, unless one of the others stands where it ends. */
function wayIn(charge: Charge, body: Body, others: readonly (Body | null)[]): Track | null {
  const way = nearestWay(charge, body);
  if (way === null) return null;
  const base = baseAt(charge, endOfTrack(way));
  return others.some((o) => o !== null && overlaps(o, base)) ? null : way;
}

/** Whether a base that ends there would be one too many for some body of the target. */
function isTooMany(charge: Charge, crowd: readonly number[], way: Track, capacity = Number.POSITIVE_INFINITY): boolean {
  const base = baseAt(charge, endOfTrack(way));
  return charge.target.some((t, i) => crowd[i]! >= capacity && charge.touches(base, t));
}
