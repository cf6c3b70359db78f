import type { Answer, Placed } from '@walstatt/engine';
import { normaliseAngle, rotate } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';

/**
 * Pieces of a placement, dragged and turned about the point that was grabbed, while the others stay. Null if it is no
 * such drag.
 */
export function shiftPlaced(before: Answer | null, gesture: Gesture): readonly Placed[] | null {
  if (gesture.gesture !== 'drag' || !Array.isArray(before)) return null;
  const placed = before as unknown as readonly Placed[];
  const { pieces, from, to, turn } = gesture;
  if (!placed.some((p) => pieces.includes(p.piece))) return null;
  return placed.map((p) => {
    const { x, y, facing } = p.pose;
    if (!pieces.includes(p.piece) || x === undefined || y === undefined) return p;
    const arm = rotate({ x: x - from.x, y: y - from.y }, turn);
    const pose = { ...p.pose, x: to.x + Math.round(arm.x), y: to.y + Math.round(arm.y) };
    return { ...p, pose: facing === undefined ? pose : { ...pose, facing: normaliseAngle(facing + turn) } };
  });
}
