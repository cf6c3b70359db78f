import { inches } from '../07-measuring/lengths.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { fireOf, type Roster, rosterOf } from './rehearsal/roster.ts';

/** Victory conditions that are decided by points; under the others the units that can still fight decide. */
const COUNTS_POINTS: Readonly<Record<State['condition'], boolean>> = {
  annihilation: false,
  meatGrinder: true,
  scorchedEarth: false,
  totalControl: true,
};

/** Distances from which units shoot, each equally often. */
const FROM = [8, 16, 24, 36, 48].map(inches);
/** How often units on the ground are near enough to charge or to drive over somebody instead. */
const NEAR = 0.3;
/** How often flyers come; then they are near enough to everybody. */
const COMES = 0.5;
/** The share of worth that still comes from points: the unit's other uses, and drawing fire in another's place. */
const BESIDES = 0.3;
/** How many rounds the computation takes to settle. */
const ROUNDS = 30;

/** What each unit is worth in this battle, in points, in the order of the roster. */
export const worths = (look: Look): Float64Array =>
  look.recall('worths', look.state.condition, () => {
    const roster = rosterOf(look);
    return COUNTS_POINTS[look.state.condition] ? roster.points : fightingWorth(roster);
  });

/** What a unit is worth in this battle, in points. */
export const worthOf = (look: Look, id: string): number => byId(look).get(id)!;

const byId = (look: Look): ReadonlyMap<string, number> =>
  look.recall('worthById', look.state.condition, () => {
    const all = worths(look);
    return new Map(rosterOf(look).ids.map((id, a) => [id, all[a]!]));
  });

/**
 * A unit that destroys much is worth much, and the more so the more its victims are worth. So the worth of each side
 * follows from the other's. All together are worth as much as their points.
 */
export function fightingWorth(roster: Roster): Float64Array {
  const { size, points } = roster;
  const rates = ratesOf(roster);
  const total = points.reduce((sum, p) => sum + p, 0);
  let worth = points;
  for (let i = 0; i < ROUNDS; i++) {
    const before = worth;
    const taken = points.map((_, a) => {
      let sum = 0;
      for (let b = 0; b < size; b++) sum += rates[a * size + b]! * before[b]!;
      return sum;
    });
    const all = taken.reduce((sum, t) => sum + t, 0);
    if (all === 0) return points;
    // Half of the old value stays, or the two sides would swing against each other.
    worth = taken.map((t, a) => (before[a]! + (t * total) / all) / 2);
  }
  return worth.map((w, a) => (1 - BESIDES) * w + BESIDES * points[a]!);
}

/** The share of one unit that another destroys in a turn, at `a * size + b`. */
function ratesOf(roster: Roster): Float64Array {
  const { size, sides, kinds, strike, overrun, destroy } = roster;
  return Float64Array.from({ length: size * size }, (_, i) => {
    const a = Math.floor(i / size);
    const b = i % size;
    if (sides[a] === sides[b]) return 0;
    if (kinds[a] === 'flyer') return (COMES * fireOf(roster, a, b, 0, 0, 1)) / destroy[b]!;
    let shots = 0;
    for (const far of FROM) shots += fireOf(roster, a, b, far, 0, 1) / FROM.length;
    return ((1 - NEAR) * shots + NEAR * Math.max(strike[i]!, overrun[i]!)) / destroy[b]!;
  });
}
