import { inches } from '../../rules/lengths.ts';
import { lifeLeft } from '../life.ts';
import { outlivesTest } from './tests.ts';
import { STANDS, type Troops } from './troops.ts';

/** Those that are hardly there any more are left out. */
export const HARDLY = 0.03;

/** The cover that is none: the other is out of sight. */
export const BLOCKED = 3;

export const isTarget = (t: Troops, b: number): boolean => t.at[b] === STANDS && t.alive[b]! > HARDLY;

/** What terrain does to a shot of one at another from where they are. */
export const coverOf = (t: Troops, a: number, b: number): number => t.sight(t.x[a]!, t.y[a]!, t.x[b]!, t.y[b]!);

/** What all attacks of one do to another from so far; `halted` is 1 or 0. */
export function fireAt(t: Troops, a: number, b: number, far: number, cover: number, halted: number): number {
  if (cover === BLOCKED) return 0;
  const bands = t.roster.bands[a]!;
  for (let band = 0; band < bands.length; band++)
    if (far <= bands[band]!) return t.roster.fire[a * t.roster.size + b]![(band * 3 + cover) * 2 + halted]!;
  return 0;
}

/** The same after a step towards the other, as far as it sees it from there. */
export function fireStepped(t: Troops, a: number, b: number, far: number): number {
  const pace = t.pace[a]!;
  if (pace === 0) return 0;
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const part = Math.min(1, pace / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  const cover = t.sight(t.x[a]! + dx * part, t.y[a]! + dy * part, t.x[b]!, t.y[b]!);
  return fireAt(t, a, b, Math.max(0, far - pace), cover, 0);
}

/** Room that a vehicle needs behind those it drives over. */
const BEHIND = inches(2);

/** Whether there is room for a vehicle behind somebody whom it drives over. */
export function hasRoomBehind(t: Troops, a: number, b: number): boolean {
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const behind = BEHIND + Math.max(t.w[b]!, t.h[b]!) + Math.max(t.w[a]!, t.h[a]!);
  const x = t.x[b]! + (dx / length) * behind;
  const y = t.y[b]! + (dy / length) * behind;
  return x > 0 && y > 0 && x < t.width && y < t.depth;
}

/** What more damage takes from somebody, in points, with so many turns to come. */
export function gainOf(t: Troops, b: number, before: number, more: number, turns: number): number {
  const { points, destroy } = t.roster;
  const was = t.damage[b]! + before;
  const old = outlivesTest(t, b, before) * lifeLeft(destroy[b]!, was, turns);
  const now = outlivesTest(t, b, before + more) * lifeLeft(destroy[b]!, was + more, turns);
  return points[b]! * t.alive[b]! * (old - now);
}

/** Towards somebody, so far; what hides one from the other is in the way, too. */
export function moveTo(t: Troops, a: number, b: number, far: number): void {
  const way = coverOf(t, a, b) === BLOCKED ? 0.6 * far : far;
  const dx = t.x[b]! - t.x[a]!;
  const dy = t.y[b]! - t.y[a]!;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= 0) return;
  t.x[a]! += (dx * way) / length;
  t.y[a]! += (dy * way) / length;
}
