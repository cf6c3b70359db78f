import { hex } from '@walstatt/geometry';
import { keyOf } from '../01-introduction/board/occupancy.ts';
import { type Arena, baseOf } from './arena.ts';

/** An enemy in contact, and on which side. */
type Touch = { readonly enemy: number; readonly direction: number };

/** Phases of melee to think ahead. */
const PHASES = 3;
/** What is added for striking a target from each side: front, flank and rear fields, clockwise from where it looks. */
export const FROM = [0, 0, 2, 4, 4, 2] as const;

/**
 * What the next phases of melee leave of a side and of its enemies on average. Steps of initiative follow one another.
 * Each element strikes where it removes most, and blows at a target that is probably slain already are worth less.
 * Sides that have `turned` face as they do in the first phase. The others will have turned to the enemies they touch.
 */
export function exchange(a: Arena, side: string, turned: (side: string) => boolean): { own: number; enemy: number } {
  const n = a.pieces.length;
  const touches = a.pieces.map((_, i) => touchesOf(a, i));
  const later = touches.map((t, i) => (t.length === 0 ? a.pieces[i]!.facing : bestLook(a, i, t)));
  const first = later.map((look, i) => (turned(a.side[i]!) ? a.pieces[i]!.facing : look));
  const alive = new Array<number>(n).fill(1);
  const steps = new Set<number>();
  for (let i = 0; i < n; i++) if (touches[i]!.length > 0) steps.add(a.initiative[i]!);
  for (const step of [...steps].sort((x, y) => y - x)) strike(a, touches, alive, first, step);
  for (let phase = 1; phase < PHASES; phase++) strike(a, touches, alive, later, null);
  let own = 0;
  let enemy = 0;
  for (let i = 0; i < n; i++) {
    const left = a.worth[i]! * alive[i]!;
    if (a.side[i] === side) own += left;
    else enemy += left;
  }
  return { own, enemy };
}

function touchesOf(a: Arena, i: number): Touch[] {
  const { q, r } = a.pieces[i]!;
  const found: Touch[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const d = hex.DIRECTIONS[direction]!;
    const enemy = a.at.get(keyOf(q + d.q, r + d.r));
    if (enemy !== undefined && a.side[enemy] !== a.side[i]) found.push({ enemy, direction });
  }
  return found;
}

/** One step of initiative, or everybody at once. An element that is struck in the step still strikes. */
function strike(
  a: Arena,
  touches: readonly (readonly Touch[])[],
  alive: number[],
  facing: readonly number[],
  step: number | null,
): void {
  const spared = new Array<number>(alive.length).fill(1);
  for (let i = 0; i < alive.length; i++) {
    if (touches[i]!.length === 0 || (step !== null && a.initiative[i] !== step)) continue;
    let best = -1;
    let most = 0;
    let chance = 0;
    for (const { enemy, direction } of touches[i]!) {
      if (hex.sixths(direction - facing[i]!) > 1) continue;
      const base = baseOf(a, i, enemy) + FROM[hex.sixths(direction + 3 - facing[enemy]!)]!;
      const hits = Math.min(20, Math.max(0, base)) / 20;
      const value = hits * a.worth[enemy]! * alive[enemy]! * spared[enemy]!;
      if (value <= most) continue;
      most = value;
      best = enemy;
      chance = hits;
    }
    if (best >= 0) spared[best] = spared[best]! * (1 - chance * alive[i]!);
  }
  for (let i = 0; i < alive.length; i++) alive[i] = alive[i]! * spared[i]!;
}

/** The facing of an element that may turn: towards as many of the enemies it touches as possible. */
function bestLook(a: Arena, i: number, touching: readonly Touch[]): number {
  const now = a.pieces[i]!.facing;
  let best = now;
  let most = -1;
  for (let turn = 0; turn < 6; turn++) {
    const facing = hex.sixths(now + turn);
    let seen = 0;
    for (const t of touching) if (hex.sixths(t.direction - facing) <= 1) seen++;
    if (seen > most) {
      most = seen;
      best = facing;
    }
  }
  return best;
}
