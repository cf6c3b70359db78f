import { type Body, boxOf } from '@walstatt/geometry';
import { boxesMeet } from './box.ts';

/**
 * Pairs of bodies that clash, by their places in the list, the later one first. `clash` runs only on pairs that are
 * near enough.
 */
export function clashes(
  bodies: readonly Body[],
  clash: (later: number, earlier: number) => boolean,
): [number, number][] {
  const boxes = bodies.map(boxOf);
  const inOrder = boxes.map((_, i) => i).sort((a, b) => boxes[a]!.minX - boxes[b]!.minX);
  const found: [number, number][] = [];
  inOrder.forEach((i, n) => {
    for (let k = n + 1; k < inOrder.length; k++) {
      const j = inOrder[k]!;
      if (boxes[j]!.minX > boxes[i]!.maxX) break;
      const later = Math.max(i, j);
      const earlier = Math.min(i, j);
      if (boxesMeet(boxes[i]!, boxes[j]!) && clash(later, earlier)) found.push([later, earlier]);
    }
  });
  return found.sort(([a, b], [c, d]) => a - c || b - d);
}
