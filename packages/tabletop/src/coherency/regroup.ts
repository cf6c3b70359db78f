import { type Body, gap, type Point } from '@walstatt/geometry';
import { partWith } from './parts.ts';

/** Where a body goes to join the others. */
export type Homecoming = { readonly member: number; readonly to: Point };

/**
 * How a torn group comes together around the part that holds `core`. Each other model goes straight towards the nearest
 * body of that part, until it is well within the limit or has gone as far as it may.
 */
export function waysBack(bodies: readonly Body[], core: number, limit: number, allowance: number): Homecoming[] {
  const main = partWith(bodies, core, limit);
  const home: Homecoming[] = [];
  for (let i = 0; i < bodies.length; i++) {
    if (main.includes(i)) continue;
    const { centre } = bodies[i]!;
    const { body, apart } = nearestOf(
      bodies[i]!,
      main.map((j) => bodies[j]!),
    );
    const dx = body.centre.x - centre.x;
    const dy = body.centre.y - centre.y;
    const k = Math.min(allowance, Math.max(0, apart - limit / 2)) / Math.sqrt(dx * dx + dy * dy);
    home.push({ member: i, to: { x: centre.x + Math.trunc(dx * k), y: centre.y + Math.trunc(dy * k) } });
  }
  return home;
}

function nearestOf(body: Body, others: readonly Body[]): { readonly body: Body; readonly apart: number } {
  let nearest = others[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const d = gap(body, other);
    if (d >= least) continue;
    least = d;
    nearest = other;
  }
  return { body: nearest, apart: least };
}
