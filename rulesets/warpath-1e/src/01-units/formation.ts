import { rotate } from '@walstatt/geometry';
import { middleOf, stepIn } from '@walstatt/tabletop';
import { inches } from '../07-measuring/lengths.ts';
import type { Spot, Unit } from '../generated/state.ts';

/** Room between bases in a block: well inside coherency, and nobody touches by rounding. */
const ROOM = inches(0.1);

/** A block of the unit around a point: ranks of so many models, the leader near the middle. */
export function block(u: Unit, at: Spot, columns: number): Spot[] {
  if (u.size === 1) return [{ x: Math.round(at.x), y: Math.round(at.y), facing: at.facing }];
  const width = u.base.kind === 'circle' ? 2 * u.base.radius : Math.max(u.base.length, u.base.width);
  const step = width + ROOM;
  const ranks = Math.ceil(u.size / columns);
  const slots: { x: number; y: number }[] = [];
  for (let i = 0; i < u.size; i++) {
    const rank = Math.floor(i / columns);
    const inRank = Math.min(columns, u.size - rank * columns);
    slots.push({ x: ((ranks - 1) / 2 - rank) * step, y: ((i % columns) - (inRank - 1) / 2) * step });
  }
  let middle = 0;
  for (let i = 1; i < slots.length; i++) if (far(slots[i]!) < far(slots[middle]!)) middle = i;
  const leader = slots[u.leader]!;
  slots[u.leader] = slots[middle]!;
  slots[middle] = leader;
  return slots.map((s) => {
    const r = rotate({ x: Math.round(s.x), y: Math.round(s.y) }, at.facing);
    return { x: Math.round(at.x + r.x), y: Math.round(at.y + r.y), facing: at.facing };
  });
}

/**
 * A block in which the leader stands in the middle of the last rank, nearest to what lies behind the unit: the table edge
 * or the transport that it comes from.
 */
export function leaderBehind(u: Unit, models: readonly Spot[]): Spot[] {
  const { facing } = models[0]!;
  const middle = middleOf(models);
  const [ahead, aside] = [stepIn(facing, inches(100)), stepIn(facing + 900, inches(100))];
  const along = (m: Spot, { dx, dy }: { dx: number; dy: number }): number =>
    ((m.x - middle.x) * dx + (m.y - middle.y) * dy) / inches(100);
  const last = Math.min(...models.map((m) => along(m, ahead)));
  const rank = models.flatMap((m, i) => (along(m, ahead) < last + inches(0.5) ? [i] : []));
  const off = (i: number): number => Math.abs(along(models[i]!, aside));
  const behind = rank.reduce((a, b) => (off(b) < off(a) ? b : a));
  const arranged = [...models];
  arranged[u.leader] = models[behind]!;
  arranged[behind] = models[u.leader]!;
  return arranged;
}

const far = (p: { x: number; y: number }): number => p.x * p.x + p.y * p.y;

/** Widths of blocks worth trying, the handiest first. */
export function widths(u: Unit): readonly number[] {
  if (u.size === 1) return [1];
  return u.size <= 5 ? [u.size, 2] : u.size <= 10 ? [5, 4, 3] : [5, 4];
}
