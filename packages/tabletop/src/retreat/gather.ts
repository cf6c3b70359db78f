import { type Base, type Body, bodyAt, gap, gapAtMost, INCH, overlaps, type Point } from '@walstatt/geometry';
import { directionTo, fanFrom, stepIn } from '../move/direction.ts';
import type { Spot } from '../stand/spot.ts';
import { nearestOfHull } from './nearest-of-hull.ts';

/** A group of equal bases whose models look for new places, one after another. */
export type Search = {
  readonly base: Base;
  readonly models: readonly Spot[];
  /** The leader's place in the group. The others stay close to the leader. */
  readonly leader: number;
  /** The models that move, if not all of them do. */
  readonly movers?: readonly number[];
  /** The enemies, and how far every model must be from all of them. */
  readonly foes: readonly Body[];
  readonly room: number;
  /** How near every model must end to some comrade, and how near to the leader. */
  readonly neighbour: number;
  readonly leash: number;
  /** Whether a single model may take a place, whatever its comrades do. */
  readonly accepts: (model: number, spot: Spot, body: Body) => boolean;
  /** Whether all of them together may stand like this. */
  readonly mayEnd: (bodies: readonly Body[]) => boolean;
};

const inches = (n: number): number => Math.round(n * INCH);

/** The distances from a model at which places are looked for, in sixteen directions each. */
const RINGS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 16, 20].map(inches);

/** Whether a ring lies within reach. The ring before the first is the middle. */
const isWithin = (ring: number, reach: number): boolean =>
  ring === 0 || (RINGS[ring - 1] ?? Number.POSITIVE_INFINITY) <= reach;

/** How many places for the leader to try with the others. */
const LEADS = 3;

/** A place that a model might take, whatever its comrades do. Whether it may is worked out on first use. */
type Place = { readonly spot: Spot; readonly body: Body; readonly far: number; free: boolean | null };

const anywhere = (): boolean => true;

/** Places for models that cannot all go the same way. */
export class Gathering {
  private readonly search: Search;
  private readonly models: readonly Spot[];
  private readonly movers: readonly number[];
  /** By model, ring by ring, together with the direction away from its nearest enemy. */
  private readonly known: Place[][][] = [];
  private readonly away: number[] = [];

  constructor(search: Search) {
    this.search = search;
    this.models = search.models;
    this.movers = search.movers ?? search.models.map((_, i) => i);
  }

  /**
   * Places the leader first, then each model as near as possible to where it stands, none farther than the reach. Null
   * if no places for all of them were found, which does not prove that there are none.
   */
  within(reach: number): Spot[] | null {
    const { leader } = this.search;
    if (this.movers.some((m) => this.first(m, reach, anywhere) === null)) return null;
    if (!this.movers.includes(leader)) return this.around(this.models[leader]!, reach);
    let tries = 0;
    for (const lead of this.outposts(reach)) {
      const found = this.around(lead, reach);
      if (found !== null || ++tries === LEADS) return found;
    }
    return null;
  }

  /** A lower bound for every solution: how far the mover nearest to an enemy must go at least. */
  least(): number {
    const { room } = this.search;
    let most = 0;
    for (const m of this.movers) {
      const { body } = this.places(m, 0)[0]!;
      const foe = this.nearestTo(body);
      if (foe !== null) most = Math.max(most, room - gap(body, foe));
    }
    return Math.floor(most);
  }

  private bodyAt(spot: Spot): Body {
    return bodyAt(this.search.base, spot);
  }

  /**
   * Places all models around the leader on that spot: each on its own, or where that tears them apart, each beside a
   * comrade.
   */
  private around(lead: Spot, reach: number): Spot[] | null {
    const { leader, leash } = this.search;
    const head = this.bodyAt(lead);
    const isNear = (b: Body): boolean => gapAtMost(b, head, leash) && !overlaps(b, head);
    if (this.movers.some((m) => m !== leader && this.first(m, reach, isNear) === null)) return null;
    return this.settle(lead, reach, false) ?? this.settle(lead, reach, true);
  }

  private settle(lead: Spot, reach: number, beside: boolean): Spot[] | null {
    const { models, movers } = this;
    const { leader, leash, neighbour, mayEnd } = this.search;
    const spots = [...models];
    spots[leader] = lead;
    const head = this.bodyAt(lead);
    const placed = [head];
    models.forEach((m, i) => {
      if (i !== leader && !movers.includes(i)) placed.push(this.bodyAt(m));
    });
    const suits = (b: Body): boolean => {
      if (!gapAtMost(b, head, leash)) return false;
      let near = !beside;
      for (const p of placed) {
        if (overlaps(b, p)) return false;
        near ||= gapAtMost(b, p, neighbour);
      }
      return near;
    };
    let waiting = movers.filter((m) => m !== leader);
    waiting.sort((a, b) => apart(models[a]!, lead) - apart(models[b]!, lead));
    while (waiting.length > 0) {
      const left = waiting.filter((m) => {
        const place = this.first(m, reach, suits);
        if (place === null) return true;
        spots[m] = place.spot;
        placed.push(place.body);
        return false;
      });
      if (left.length === waiting.length) return null;
      waiting = left;
    }
    return mayEnd(spots.map((s) => this.bodyAt(s))) ? spots : null;
  }

  /** The nearest suitable place of a model, or null. */
  private first(model: number, reach: number, suits: (body: Body) => boolean): Place | null {
    for (let ring = 0; isWithin(ring, reach); ring++)
      for (const place of this.places(model, ring))
        if (place.free !== false && place.far <= reach && suits(place.body) && this.isFree(model, place)) return place;
    return null;
  }

  /** Where the leader may go: the nearest place, then the farthest on each side. */
  private *outposts(reach: number): Iterable<Spot> {
    const { leader } = this.search;
    const near = this.first(leader, reach, anywhere);
    if (near === null) return;
    yield near.spot;
    let outer = 0;
    while (isWithin(outer + 1, reach)) outer++;
    for (const place of this.places(leader, outer)) if (this.isFree(leader, place)) yield place.spot;
  }

  private isFree(model: number, place: Place): boolean {
    place.free ??= this.search.accepts(model, place.spot, place.body);
    return place.free;
  }

  /** The places of a model in a ring around it, worked out when they are first needed. The middle is not a ring. */
  private places(model: number, ring: number): readonly Place[] {
    this.known[model] ??= [];
    const rings = this.known[model];
    rings[ring] ??= ring === 0 ? this.middle(model) : this.onRing(model, RINGS[ring - 1]!);
    return rings[ring];
  }

  /** Where a model stands, and the place exactly as far from the nearest enemy as required. */
  private middle(model: number): Place[] {
    const from = this.models[model]!;
    const here = this.place(from, 0, 0, 0);
    const foe = this.nearestTo(here.body);
    const root = foe === null ? null : rootOf(here.body, foe);
    this.away[model] = root === null ? 0 : directionTo(root, from);
    const need = foe === null ? 0 : this.search.room - gap(here.body, foe);
    if (root === null || need <= 0) return [here];
    const [dx, dy] = [from.x - root.x, from.y - root.y];
    // From the very middle of an enemy there is no way straight away.
    if (dx === 0 && dy === 0) return [here];
    const k = need / Math.sqrt(dx * dx + dy * dy);
    return [here, this.place(from, Math.round(k * dx), Math.round(k * dy), Math.floor(need))];
  }

  private onRing(model: number, far: number): Place[] {
    return fanFrom(this.away[model]!).map((angle) => {
      const { dx, dy } = stepIn(angle, far);
      return this.place(this.models[model]!, dx, dy, far);
    });
  }

  private place({ x, y, facing }: Spot, dx: number, dy: number, far: number): Place {
    const spot = { x: x + dx, y: y + dy, facing };
    return { spot, body: this.bodyAt(spot), far, free: null };
  }

  private nearestTo(stand: Body): Body | null {
    let best: Body | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const b of this.search.foes) {
      const d = gap(stand, b);
      if (d >= least) continue;
      least = d;
      best = b;
    }
    return best;
  }
}

/** What a model moves straight away from: the nearest point of a hull beside it, or the middle of a base. */
const rootOf = (from: Body, foe: Body): Point =>
  foe.kind === 'hull' && !overlaps(from, foe) ? nearestOfHull(from.centre, foe.points) : foe.centre;

const apart = (a: Spot, b: Spot): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
