import { type Body, overlaps, type Point, shifted, stretchAt } from '@walstatt/geometry';

/** How far a body gets on its straight way before it would overlap something, as a step in whole ticks. */
export function straightStep(body: Body, dx: number, dy: number, obstacles: readonly Body[]): Point {
  let t = 1;
  for (const o of obstacles) {
    const stretch = stretchAt(body, dx, dy, o);
    if (stretch !== null) t = Math.min(t, stretch.from);
  }
  const length = Math.sqrt(dx * dx + dy * dy);
  for (let back = 0; back < 4; back++) {
    const k = Math.max(0, t - (t < 1 ? (back * 2) / length : 0));
    const step = { x: Math.trunc(dx * k), y: Math.trunc(dy * k) };
    const there = shifted(body, step.x, step.y);
    if (!obstacles.some((o) => overlaps(there, o))) return step;
  }
  return { x: 0, y: 0 };
}

/** The models in front first, so that no model ends on one that has yet to move. */
export function frontToRear(bodies: readonly Body[], dx: number, dy: number): number[] {
  const ahead = (i: number): number => bodies[i]!.centre.x * dx + bodies[i]!.centre.y * dy;
  return bodies.map((_, i) => i).sort((i, j) => ahead(j) - ahead(i) || i - j);
}

/** Eighths of the way to try when the end is taken. */
const EIGHTHS = [8, 7, 6, 5, 4, 3, 2, 1, 0];

/** What is in the way of a unit that goes straight ahead, each of its models as far as it can. */
export type Ahead = {
  /** What no model may pass. */
  readonly obstacles: readonly Body[];
  /** What no model may end on. */
  readonly taken: readonly Body[];
  /** Whether a model may end there, for instance whether it is on the table. */
  readonly mayEnd: (body: Body) => boolean;
};

/** Every body goes straight by (dx, dy), or as far as it can. Null if some body finds no end without an overlap. */
export function advance(bodies: readonly Body[], dx: number, dy: number, ahead: Ahead): Body[] | null {
  const taken = [...ahead.taken];
  const ends: Body[] = new Array(bodies.length);
  for (const i of frontToRear(bodies, dx, dy)) {
    const end = endAhead(bodies[i]!, straightStep(bodies[i]!, dx, dy, ahead.obstacles), taken, ahead.mayEnd);
    if (end === null) return null;
    taken.push(end);
    ends[i] = end;
  }
  return ends;
}

function endAhead(body: Body, most: Point, taken: readonly Body[], mayEnd: Ahead['mayEnd']): Body | null {
  for (const eighths of EIGHTHS) {
    const there = shifted(body, Math.trunc((most.x * eighths) / 8), Math.trunc((most.y * eighths) / 8));
    if (mayEnd(there) && !taken.some((o) => overlaps(there, o))) return there;
  }
  return null;
}
