import type { Point } from '@walstatt/geometry';
import { inches } from '../07-measuring/lengths.ts';
import { asMarker, refuseMark } from '../28-battle/objectives/request.ts';
import { type Look, tactic } from '../kit.ts';

/** How often a random player looks for a place. */
const TRIES = 6;

/** Legal places, nearest to the middle of the table first: units reach those easily. */
export function centralMarks(look: Look, most: number): Point[] {
  const { width, depth } = look.state.table;
  const step = inches(3);
  const [cx, cy] = [Math.round(width / 2), Math.round(depth / 2)];
  const found: { readonly at: Point; readonly far: number }[] = [];
  for (let x = cx % step; x < width; x += step)
    for (let y = cy % step; y < depth; y += step) {
      const at = { x, y };
      if (refuseMark(look, at) === null) found.push({ at, far: (x - cx) * (x - cx) + (y - cy) * (y - cy) });
    }
  return found
    .sort((a, b) => a.far - b.far || a.at.x - b.at.x || a.at.y - b.at.y)
    .slice(0, most)
    .map((f) => f.at);
}

/** Where computer players put an objective. */
export const objectiveTactic = tactic('objective', {
  sample(look, _r, rng) {
    for (let i = 0; i < TRIES; i++) {
      const at = { x: rng.int(0, look.state.table.width), y: rng.int(0, look.state.table.depth) };
      if (refuseMark(look, at) === null) return asMarker(at);
    }
    return null;
  },
  candidates: (look, _r, _rng, limit) => centralMarks(look, limit).map(asMarker),
});
