import { type Body, bodyObstacle, boxOf, groundFor, overlaps, type Point, stretchAt } from '@walstatt/geometry';
import { type Edge, type Flight, flightAround, reachesEdge, TOWARDS } from '@walstatt/tabletop';
import { BOARD, bodyIn, DEPTH, inch, standing, WIDTH } from '../01-units/space.ts';
import { advance, friendsOf, obstaclesFor, type Step } from '../05-movement/advance.ts';
import type { L } from '../kit.ts';

/**
 * Ways that differ by less than a hundredth of an inch count as equally short, because round corners are walked as
 * polygons.
 */
const TIE = Math.floor(inch(1) / 100);

/**
 * FD-FLEE-06, FD-GAP-42: each model goes straight towards the edge, or around what is in the way. If ways are equally
 * short, it passes on `side`.
 */
export function flightSteps(look: L, unit: string, edge: Edge, distance: number, side: Edge | null): Step[] {
  const steps = advance(look, unit, TOWARDS[edge].x * distance, TOWARDS[edge].y * distance, true);
  const { models, bodies } = standing(look, unit);
  const ends = steps.map((p) => bodyIn(look.state, p.model, p));
  const friends = friendsOf(look, unit);
  const blockedBy = blockers(look, unit, edge, distance);
  return steps.map((step, i) => {
    const body = bodies[i]!;
    const blocker = blockedBy[i]!;
    if (body.kind === 'hull' || blocker === null) return step;
    const { best, ways } = waysAround(look, unit, body, edge, distance, blocker);
    const around = (side === null ? undefined : ways[side]) ?? best;
    if (around === null) return step;
    const there: Body = { kind: 'circle', centre: around, radius: body.radius };
    if (friends.some((o) => overlaps(there, o)) || ends.some((o, j) => j !== i && overlaps(there, o))) return step;
    ends[i] = there;
    return { model: models[i]!, x: around.x, y: around.y, facing: step.facing };
  });
}

/** FD-GAP-42: the sides on which some model can pass the obstacle equally fast. Empty if there is no choice. */
export function flightSides(look: L, unit: string, edge: Edge, distance: number): readonly Edge[] {
  const { bodies } = standing(look, unit);
  const sides = sidesOf(edge);
  const tied = blockers(look, unit, edge, distance).some((blocker, i) => {
    const body = bodies[i]!;
    if (blocker === null || body.kind === 'hull') return false;
    const { ways } = waysAround(look, unit, body, edge, distance, blocker);
    const [a, b] = sides.map((side) => ways[side]);
    return a !== undefined && b !== undefined && (a.x !== b.x || a.y !== b.y);
  });
  return tied ? sides : [];
}

const sidesOf = (edge: Edge): readonly Edge[] =>
  edge === 'south' || edge === 'north' ? ['west', 'east'] : ['south', 'north'];

/** What each model of the unit meets first on its straight way. Null if it meets nothing. */
function blockers(look: L, unit: string, edge: Edge, distance: number): (Body | null)[] {
  const dx = TOWARDS[edge].x * distance;
  const dy = TOWARDS[edge].y * distance;
  const obstacles = obstaclesFor(look, unit, dx, dy);
  return standing(look, unit).bodies.map((body) => {
    let first: Body | null = null;
    let from = 1;
    for (const o of obstacles) {
      const stretch = stretchAt(body, dx, dy, o);
      if (stretch === null || stretch.from >= from) continue;
      first = o;
      from = stretch.from;
    }
    return first;
  });
}

/**
 * Where the shortest way to the point straight ahead on the edge leads, and the same way past each side if that is as
 * short.
 */
function waysAround(
  look: L,
  unit: string,
  body: Body & { kind: 'circle' },
  edge: Edge,
  distance: number,
  blocker: Body,
): { best: Point | null; ways: Partial<Record<Edge, Point>> } {
  const { centre, radius } = body;
  const goal = {
    x: edge === 'west' ? radius : edge === 'east' ? WIDTH - radius : centre.x,
    y: edge === 'south' ? radius : edge === 'north' ? DEPTH - radius : centre.y,
  };
  const obstacles = obstaclesFor(look, unit, 0, 0, 2 * distance).map((o) => bodyObstacle(o));
  const find = (walls: readonly Body[]): Flight | null => {
    const ground = groundFor(radius, [...obstacles, ...walls.map((w) => bodyObstacle(w))], BOARD.table);
    return flightAround(ground, centre, goal, distance);
  };
  const best = find([]);
  const ways: Partial<Record<Edge, Point>> = {};
  if (best === null) return { best: null, ways };
  const [one, other] = sidesOf(edge) as [Edge, Edge];
  for (const [side, shut] of [
    [one, other],
    [other, one],
  ] as const) {
    const way = find([wallTo(shut, centre, blocker)]);
    if (way !== null && way.length <= best.length + TIE) ways[side] = way.end;
  }
  return { best: best.end, ways };
}

/** A thin wall from a point ahead of a model, level with the middle of what blocks it, to one side of the table. */
function wallTo(side: Edge, from: Point, blocker: Body): Body {
  const box = boxOf(blocker);
  const y = Math.round((box.minY + box.maxY) / 2);
  const x = Math.round((box.minX + box.maxX) / 2);
  const flat = side === 'west' || side === 'east';
  const minX = flat ? (side === 'west' ? 0 : from.x) : x - 1;
  const maxX = flat ? (side === 'west' ? from.x : WIDTH) : x + 1;
  const minY = flat ? y - 1 : side === 'south' ? 0 : from.y;
  const maxY = flat ? y + 1 : side === 'south' ? from.y : DEPTH;
  const points = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { kind: 'hull', centre: points[0]!, points };
}

/** FD-FLEE-08: has a model of the unit reached its edge? */
export const reachedEdge = (look: L, unit: string, edge: Edge): boolean =>
  reachesEdge(standing(look, unit).box, edge, BOARD);
