import { inches } from '../../07-measuring/lengths.ts';
import { HIDDEN, mostly } from '../glance.ts';
import { lifeLeft } from '../life.ts';
import type { Blows } from './blows.ts';
import { fireOf } from './roster.ts';
import { isRough, penaltyIn } from './sight-grid.ts';
import { reachesLimit } from './tests.ts';
import { STANDS, type Troops } from './troops.ts';

/** Units that are hardly there any more are left out. */
export const HARDLY = 0.03;

export const isTarget = (t: Troops, b: number): boolean => t.at[b] === STANDS && t.alive[b]! > HARDLY;

/** What terrain does to a shot of one unit at another from where they are. */
export const coverOf = (t: Troops, a: number, b: number): number => coverFrom(t, t.x[a]!, t.y[a]!, b);

/** The same from any place: the target's middle and both its ends are looked at. */
function coverFrom(t: Troops, x: number, y: number, b: number): number {
  const bx = t.x[b]!;
  const by = t.y[b]!;
  const middle = penaltyIn(t.sight(x, y, bx, by));
  const w = t.w[b]!;
  const h = t.h[b]!;
  return w >= h
    ? mostly(middle, penaltyIn(t.sight(x, y, bx - w, by)), penaltyIn(t.sight(x, y, bx + w, by)))
    : mostly(middle, penaltyIn(t.sight(x, y, bx, by - h)), penaltyIn(t.sight(x, y, bx, by + h)));
}

/** What is left of a charge through woods or across walls, which disrupt chargers (WP-MELEE-06). */
const DISRUPTED = 0.7;

/** What one unit's charge does to another with this terrain between them. */
export function strikeOf(t: Troops, a: number, b: number, cover: number): number {
  const strike = t.roster.strike[a * t.roster.size + b]!;
  if (strike === 0) return 0;
  const disrupted = cover !== 0 || isRough(t.sight(t.x[a]!, t.y[a]!, t.x[b]!, t.y[b]!));
  return disrupted ? strike * DISRUPTED : strike;
}

/** What all attacks of one unit do to another from this distance; `halted` is 1 or 0. */
export const fireAt = (t: Troops, a: number, b: number, far: number, cover: number, halted: number): number =>
  cover === HIDDEN ? 0 : fireOf(t.roster, a, b, far, cover, halted);

/** The same after a step towards the other, as far as it is seen from there. */
export function fireStepped(t: Troops, a: number, b: number, far: number): number {
  const pace = t.pace[a]!;
  if (pace === 0) return 0;
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const part = Math.min(1, pace / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  const cover = coverFrom(t, t.x[a]! + dx * part, t.y[a]! + dy * part, b);
  return fireAt(t, a, b, Math.max(0, far - pace), cover, 0);
}

/** Room that a vehicle needs behind the units it drives over. */
const BEHIND = inches(2);

/** Whether there is room for a vehicle behind a unit that it drives over. */
export function hasRoomBehind(t: Troops, a: number, b: number): boolean {
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const behind = BEHIND + Math.max(t.w[b]!, t.h[b]!) + Math.max(t.w[a]!, t.h[a]!);
  const x = t.x[b]! + (dx / length) * behind;
  const y = t.y[b]! + (dy / length) * behind;
  return x > 0 && y > 0 && x < t.width && y < t.depth;
}

/** What one more attack takes from a unit besides other attacks, in points, with this many turns to come. */
export function gainOf(
  t: Troops,
  b: number,
  others: Blows | null,
  damage: number,
  likely: number,
  turns: number,
): number {
  const { destroy } = t.roster;
  const before = others?.damage[b] ?? 0;
  const chance = others?.chance[b] ?? 0;
  const more = before + damage * likely;
  const limit = destroy[b]!;
  const was = t.damage[b]!;
  const old = (1 - reachesLimit(t, b, limit, before, chance)) * lifeLeft(limit, was + before, turns);
  const anyOf = 1 - (1 - chance) * (1 - likely);
  const now = (1 - reachesLimit(t, b, limit, more, anyOf)) * lifeLeft(limit, was + more, turns);
  return t.worth[b]! * t.alive[b]! * (old - now);
}

/** A step of this length towards another unit; what hides one from the other is in the way, too. */
export function moveTo(t: Troops, a: number, b: number, far: number): void {
  const way = penaltyIn(t.sight(t.x[a]!, t.y[a]!, t.x[b]!, t.y[b]!)) === HIDDEN ? 0.6 * far : far;
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= 0) return;
  t.x[a]! += (dx * way) / length;
  t.y[a]! += (dy * way) / length;
}
