import type { Placed, Refusal, RequestDefinition } from '@walstatt/engine';
import { distanceSquared, type Point } from '@walstatt/geometry';
import { leaderBehind } from '@walstatt/tabletop';
import { inches } from '../07-measuring/lengths.ts';
import { allAgainstStand, type Manner, refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Asked, Look, Warpath } from '../kit.ts';
import { placeAt } from './place-somewhere.ts';
import { areSane, asPlaces, spotsOf } from './places.ts';

/** The requests that place a whole unit. */
export type PlacingName = 'arrive' | 'deployPlace' | 'disembark' | 'flyIn' | 'wreck';

/** What is particular to one kind of placing a whole unit. */
export type Placing<N extends PlacingName> = {
  manner(look: Look, r: Asked<N>): Manner;
  /** Conditions beyond those that hold for every stand. */
  refuse(look: Look, r: Asked<N>, models: readonly Spot[]): Refusal | null;
  /** Where to look for a place, the best first. */
  wanted(look: Look, r: Asked<N>): Iterable<Spot>;
  /** The leader stands nearest to where the unit comes from. */
  readonly leaderBehind?: boolean;
  /** Whether placing nothing is a legal answer. */
  none?(look: Look, r: Asked<N>): Refusal | null;
};

/** A model this far behind another belongs to the next rank. */
const HALF_A_BASE = inches(0.5);

/** How many places around a point are tried. */
const NEAR = 48;

/** A mere check for room looks at one place in this many first: where one is taken, its neighbours are, too. */
const STRIDE = 8;

function* sparsely(wanted: Iterable<Spot>): Iterable<Spot> {
  let i = 0;
  for (const at of wanted) if (i++ % STRIDE === 0) yield at;
}

/** A request that places a whole unit, and what else is known of its places. */
export type PlacingRequest<N extends PlacingName> = RequestDefinition<Warpath, readonly Placed[], Asked<N>> & {
  /** Whether there is any legal placing. */
  hasPlace(look: Look, r: Asked<N>): boolean;
  /** A legal placing near a point, if one is found there. */
  findNear(look: Look, r: Asked<N>, point: Point): Placed[] | null;
  /** Where to look for a place, the best first. */
  wanted(look: Look, r: Asked<N>): Iterable<Spot>;
  /** A block with its leader where this placing wants the leader. */
  arrange(u: Unit, models: Spot[]): Spot[];
  judge(look: Look, r: Asked<N>, models: readonly Spot[]): Refusal | null;
};

/** Check and witness of a request that places a whole unit. */
export function placing<N extends PlacingName>(p: Placing<N>): PlacingRequest<N> {
  const judge = (look: Look, r: Asked<N>, models: readonly Spot[]): Refusal | null => {
    const id = r.args.unit;
    return (
      p.refuse(look, r, models) ?? refuseStand(look, id, bodiesAt(look.state.units[id]!, models), p.manner(look, r))
    );
  };
  const everyFault = (look: Look, r: Asked<N>, models: readonly Spot[]): Refusal[] => {
    const own = p.refuse(look, r, models);
    const bodies = bodiesAt(look.state.units[r.args.unit]!, models);
    const stand = allAgainstStand(look, r.args.unit, bodies, p.manner(look, r));
    return own === null ? stand : [own, ...stand];
  };
  const arrange = (u: Unit, models: Spot[]): Spot[] =>
    p.leaderBehind ? leaderBehind(models, u.leader, HALF_A_BASE) : models;
  const findAmong = (look: Look, r: Asked<N>, wanted: Iterable<Spot>): Placed[] | null => {
    const id = r.args.unit;
    const found = placeAt(
      look,
      id,
      wanted,
      p.manner(look, r),
      (m) => p.refuse(look, r, m) === null,
      (m) => arrange(look.state.units[id]!, m),
    );
    return found === null ? null : asPlaces(id, found);
  };
  const find = (look: Look, r: Asked<N>): Placed[] | null => findAmong(look, r, p.wanted(look, r));
  return {
    check(look, r, placed, all) {
      // Only where nothing may be placed does an empty answer come this far.
      if (placed.length === 0) return p.none?.(look, r) ?? null;
      if (!areSane(placed)) return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x and y' } };
      const models = spotsOf(look.state.units[r.args.unit]!, placed);
      return all ? everyFault(look, r, models) : judge(look, r, models);
    },
    witness: find,
    wanted: p.wanted,
    arrange,
    judge,
    hasPlace: (look, r) => findAmong(look, r, sparsely(p.wanted(look, r))) !== null || find(look, r) !== null,
    findNear: (look, r, point) => {
      const far = (s: Spot): number => distanceSquared(s, point);
      return findAmong(look, r, [...p.wanted(look, r)].sort((a, b) => far(a) - far(b)).slice(0, NEAR));
    },
  };
}
