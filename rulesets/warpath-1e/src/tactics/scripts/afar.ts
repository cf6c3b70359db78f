import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { fireOf, rosterOf } from '../rehearsal/roster.ts';

/** Distances from which units shoot, each equally often. */
const FROM = [8, 16, 24, 36, 48].map(inches);

/** The part of an enemy that a unit shoots away in a turn, in the open and on average over all distances, in points. */
export function fireAfar(look: Look, id: string): number {
  const { ids, sides, size, points } = rosterOf(look);
  const shares = sharesOf(look);
  const a = ids.indexOf(id);
  let best = 0;
  for (let b = 0; b < size; b++)
    if (sides[a] !== sides[b] && look.state.units[ids[b]!]!.where.at !== 'gone')
      best = Math.max(best, shares[a * size + b]! * points[b]!);
  return best;
}

/** By profiles alone, at `a * size + b`. */
const sharesOf = (look: Look): Float64Array =>
  look.recall('fireAfar', '', () => {
    const roster = rosterOf(look);
    const { size, destroy } = roster;
    return Float64Array.from({ length: size * size }, (_, i) => {
      const [a, b] = [Math.floor(i / size), i % size];
      let shots = 0;
      for (const far of FROM) shots += fireOf(roster, a, b, far, 0, 1) / FROM.length;
      return shots / destroy[b]!;
    });
  });
