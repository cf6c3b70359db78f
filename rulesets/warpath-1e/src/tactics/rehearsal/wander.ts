import { inches } from '../../07-measuring/lengths.ts';
import type { Unit } from '../../generated/state.ts';
import { HIDDEN } from '../glance.ts';
import { strikeAt } from './blows.ts';
import { coverOf, fireAt, HARDLY, isTarget, moveTo, strikeOf } from './reckon.ts';
import { AWAY, FLIES, gapOf, type Troops } from './troops.ts';

/** Flyers come in about this far from other units. */
const FROM_ABOVE = inches(18);

/** How often a possible charge is made. */
const CHARGES = 0.8;

/** The part of a long move that brings a unit nearer to the enemy on average. */
const NEARER = 0.25;

/** How often a careless player fires after a halt and after a move. */
const HABITS: Readonly<Record<Unit['type'], { readonly halts: number; readonly moves: number }>> = {
  infantry: { halts: 0.31, moves: 0.31 },
  hero: { halts: 0.31, moves: 0.31 },
  monster: { halts: 0.31, moves: 0.31 },
  artillery: { halts: 0.47, moves: 0 },
  vehicle: { halts: 0.23, moves: 0.47 },
  flyer: { halts: 0.2, moves: 0 },
};

/** One unit's turn, as a careless player plays it: now this, now that, at any unit that is there. */
export function wander(t: Troops, a: number): void {
  const { size, sides, strike, reach, kinds } = t.roster;
  const share = t.alive[a]! * (1 - t.idle[a]!);
  if (share <= HARDLY || t.at[a] === AWAY) return;
  const flies = t.at[a] === FLIES;
  const farTo = (b: number): number => (flies ? FROM_ABOVE : gapOf(t, a, b));
  const coverTo = (b: number): number => (flies ? 0 : coverOf(t, a, b));
  const mayCharge = (b: number, far: number, cover: number): boolean =>
    strike[a * size + b]! > 0 && far <= reach[a]! && cover !== HIDDEN;
  let charged = 0;
  let shot = 0;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let b = 0; b < size; b++) {
    if (sides[b] === sides[a] || !isTarget(t, b)) continue;
    const far = farTo(b);
    const cover = coverTo(b);
    if (far < least) {
      least = far;
      nearest = b;
    }
    if (mayCharge(b, far, cover)) charged++;
    if (fireAt(t, a, b, far, cover, 1) > 0) shot++;
  }
  if (nearest < 0) return;
  const { halts, moves } = HABITS[kinds[a]!];
  const rest = share * (charged > 0 ? 1 - CHARGES : 1) * (1 - t.bound[a]!);
  for (let b = 0; b < size; b++) {
    if (sides[b] === sides[a] || !isTarget(t, b)) continue;
    const far = farTo(b);
    const cover = coverTo(b);
    if (mayCharge(b, far, cover)) {
      const likely = (share * CHARGES) / charged;
      strikeAt(t.struck, b, strikeOf(t, a, b, cover), likely);
      t.bound[b] = Math.min(1, t.bound[b]! + likely);
    }
    if (shot === 0) continue;
    strikeAt(t.shot, b, fireAt(t, a, b, far, cover, 1), (halts * rest) / shot);
    strikeAt(t.shot, b, fireAt(t, a, b, far, cover, 0), (moves * rest) / shot);
  }
  if (!flies) moveTo(t, a, nearest, Math.min(NEARER * t.stride[a]!, least));
}
