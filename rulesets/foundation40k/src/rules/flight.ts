import { type Body, bodyObstacle, cutPath, groundFor, overlaps, shortestPath } from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { advance, friendsOf, obstaclesFor, type Step, straightStep } from './advance.ts';
import { bodyIn, DEPTH, type Edge, standing, TOWARDS, touchesEdge, WIDTH } from './space.ts';

/** FD-FLEE-06, FD-GAP-42: each model goes straight towards the edge, or around what is in the way. */
export function flightSteps(look: L, unit: string, edge: Edge, distance: number): Step[] {
  if (distance === 0) return [];
  const dx = TOWARDS[edge].x * distance;
  const dy = TOWARDS[edge].y * distance;
  const steps = advance(look, unit, dx, dy, true);
  const { models, bodies } = standing(look, unit);
  const obstacles = obstaclesFor(look, unit, dx, dy);
  const ends = steps.map((p) => bodyIn(look.state, p.model, p));
  const friends = friendsOf(look, unit);
  return steps.map((step, i) => {
    const body = bodies[i]!;
    const straight = straightStep(body, dx, dy, obstacles);
    if (body.kind === 'hull' || (straight.x === dx && straight.y === dy)) return step;
    const around = goAround(look, unit, body, edge, distance);
    if (around === null) return step;
    const there: Body = { kind: 'circle', centre: around, radius: body.radius };
    if (friends.some((o) => overlaps(there, o)) || ends.some((o, j) => j !== i && overlaps(there, o))) return step;
    ends[i] = there;
    return { model: models[i]!, x: around.x, y: around.y, facing: step.facing };
  });
}

/** The beginning of the shortest way to the place straight ahead on the edge. */
function goAround(
  look: L,
  unit: string,
  body: Body & { kind: 'circle' },
  edge: Edge,
  distance: number,
): { x: number; y: number } | null {
  const { centre, radius } = body;
  const goal = {
    x: edge === 'west' ? radius : edge === 'east' ? WIDTH - radius : centre.x,
    y: edge === 'south' ? radius : edge === 'north' ? DEPTH - radius : centre.y,
  };
  const all = obstaclesFor(look, unit, 0, 0, 2 * distance);
  const ground = groundFor(
    radius,
    all.map((o) => bodyObstacle(o)),
  );
  const path = shortestPath(ground, centre, { point: goal });
  if (path === null) return null;
  const { points } = cutPath(ground, path, distance);
  return points[points.length - 1]!;
}

/** FD-FLEE-08: has a model of the unit reached its edge? */
export const reachedEdge = (look: L, unit: string, edge: Edge): boolean =>
  standing(look, unit).bodies.some((b) => touchesEdge(b, edge));
