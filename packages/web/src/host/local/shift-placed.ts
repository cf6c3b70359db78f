import type { Answer, Placed } from '@walstatt/engine';
import type { Gesture } from '@walstatt/scene';

/** Single pieces of a placement, dragged a little: the others stay where they were put. Null if it is no such drag. */
export function shiftPlaced(before: Answer | null, gesture: Gesture): readonly Placed[] | null {
  if (gesture.gesture !== 'drag' || !Array.isArray(before)) return null;
  const placed = before as unknown as readonly Placed[];
  const { pieces, from, to, turn } = gesture;
  if (!placed.some((p) => pieces.includes(p.piece))) return null;
  return placed.map((p) => {
    const { x, y, facing } = p.pose;
    if (!pieces.includes(p.piece) || x === undefined || y === undefined) return p;
    const pose = { ...p.pose, x: Math.round(x + to.x - from.x), y: Math.round(y + to.y - from.y) };
    return { ...p, pose: facing === undefined ? pose : { ...pose, facing: (facing + turn + 3600) % 3600 } };
  });
}
