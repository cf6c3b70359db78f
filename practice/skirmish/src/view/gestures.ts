import type { Answer } from '@walstatt/engine';
import { normaliseAngle } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { addedTo, drawnBy, frontToRear, INWARD, legsAlong, placedAt, takenBy, waysDrawn } from '@walstatt/tabletop';
import type { Asked, L } from '../kit.ts';
import { formation } from '../requests/deploy.ts';
import { bodyOf, spotOf } from '../rules/field.ts';

/**
 * Reads a gesture as an answer. A move beyond the allowance is shortened to it. Everything else is left to the check.
 */
export function fromGesture(look: L, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  const s = look.state;
  if (r.kind === 'place') {
    if (g.gesture !== 'pick') return null;
    const at = { x: g.at.x, y: g.at.y, facing: normaliseAngle(INWARD[r.args.zone] + g.turn) };
    return placedAt(r.pieces, formation(look, r.args.unit, r.pieces.length, at));
  }
  const drawn = drawnBy(g);
  if (r.kind !== 'path' || drawn === null) return null;
  const movers = takenBy(r.movers, drawn, (mover) => s.models[mover]!.unit);
  if (movers.length === 0) return null;
  const spots = movers.map((m) => spotOf(s, m));
  const ways = waysDrawn(movers, spots, { points: drawn.points, turn: 0 }, r.args.allowance - 2);
  const [from, to] = [ways[0]!.points[0]!, ways[0]!.points.at(-1)!];
  const bodies = spots.map((spot) => bodyOf(s, r.args.unit, spot));
  const order = frontToRear(bodies, to.x - from.x, to.y - from.y);
  const moved = order.map((i) => ({ mover: movers[i]!, legs: legsAlong(ways[i]!.points, 'go') }));
  return addedTo(before, moved);
}
