import type { Point } from '@walstatt/geometry';
import type { Tone } from '@walstatt/scene';

/** Something that happened, to be shown. Its pieces are those of the scene before the event. */
export type Animation =
  | { readonly show: 'move'; readonly piece: string; readonly way: readonly Point[]; readonly facing?: number | null }
  | { readonly show: 'shot'; readonly from: Point; readonly to: Point; readonly hit: boolean; readonly text?: string }
  | { readonly show: 'flash'; readonly id: string; readonly tone: Tone; readonly text?: string }
  | { readonly show: 'text'; readonly at: Point; readonly text: string; readonly tone: Tone }
  | { readonly show: 'remove'; readonly piece: string }
  | { readonly show: 'appear'; readonly piece: string };

/** Steps that run one after the other. Whatever stands in one array happens at the same time. */
export type Animations = readonly (Animation | readonly Animation[])[];

/** A running animation: `skip` jumps to its end. */
export type Playing = { readonly finished: Promise<void>; skip(): void };

/** Milliseconds at speed 1. Long ways take longer, but never very long. */
export function durationOf(animation: Animation): number {
  switch (animation.show) {
    case 'move': {
      let length = 0;
      for (let i = 1; i < animation.way.length; i++)
        length += Math.hypot(
          animation.way[i]!.x - animation.way[i - 1]!.x,
          animation.way[i]!.y - animation.way[i - 1]!.y,
        );
      return Math.min(1400, 250 + length / 25);
    }
    case 'shot':
      return 450;
    case 'flash':
      return 700;
    case 'text':
      return 1100;
    default:
      return 500;
  }
}

/** The place after a part of the way, and which leg it is on. */
export function alongWay(way: readonly Point[], part: number): Point {
  const lengths = way.slice(1).map((p, i) => Math.hypot(p.x - way[i]!.x, p.y - way[i]!.y));
  let left = lengths.reduce((sum, l) => sum + l, 0) * part;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i]!;
    if (left <= length || i === lengths.length - 1) {
      const t = length === 0 ? 1 : Math.min(1, left / length);
      const [a, b] = [way[i]!, way[i + 1]!];
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    }
    left -= length;
  }
  return way[0] ?? { x: 0, y: 0 };
}
