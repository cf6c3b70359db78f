import type { Body, Point } from '@walstatt/geometry';
import type { Stand } from '../stand/stand.ts';

/**
 * Who stands in the way of a unit that goes straight towards a place for some length, if they stop at least half of its
 * models. Bodies count as discs: this is for planning, not for rules.
 */
export function standersAhead<S extends Stand>(me: Stand, others: readonly S[], to: Point, length: number): S[] {
  const from = { x: (me.box.minX + me.box.maxX) / 2, y: (me.box.minY + me.box.maxY) / 2 };
  const far = distance(to.x - from.x, to.y - from.y);
  if (far === 0) return [];
  const step = Math.min(length, far) / far;
  const way = { x: (to.x - from.x) * step, y: (to.y - from.y) * step };
  const stops = (other: Stand, mover: Body): boolean => other.bodies.some((body) => isMet(mover, way, body));
  const stopped = me.bodies.filter((mover) => others.some((other) => stops(other, mover)));
  if (2 * stopped.length < me.bodies.length) return [];
  return others.filter((other) => stopped.some((mover) => stops(other, mover)));
}

/** Whether a body that goes this way meets another one. What it passes with its back does not count. */
function isMet(mover: Body, way: Point, body: Body): boolean {
  const x = body.centre.x - mover.centre.x;
  const y = body.centre.y - mover.centre.y;
  const length = way.x * way.x + way.y * way.y;
  const share = Math.max(0, Math.min(1, (x * way.x + y * way.y) / length));
  if (share === 0) return false;
  return distance(x - share * way.x, y - share * way.y) < radiusOf(mover) + radiusOf(body);
}

function radiusOf(body: Body): number {
  if (body.kind === 'circle') return body.radius;
  const { centre, points } = body;
  return Math.max(...points.map(({ x, y }) => distance(x - centre.x, y - centre.y)));
}

const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
