import { bodyObstacle, type Ground, groundFor, type Obstacle, type Point, shortestPath } from '@walstatt/geometry';
import { areFoes } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';
import { costOf, type Gait, type InWay, inReach, refuseWay } from './way.ts';

/** The way of a single model to a spot. */
export type WaysTo = (model: number, spot: Point) => readonly Point[] | null;

/**
 * How single models of a unit get to a spot within their allowance, straight or around what bars them; null if they
 * cannot.
 */
export function waysTo(look: Look, id: string, allowance: number, gait: Gait): WaysTo {
  const { bodies } = standingOf(look, id)!;
  const near = inReach(look, id, bodies, allowance);
  let ground: Ground | null = null;
  return (model, { x, y }) => {
    const body = bodies[model]!;
    const isLegal = (way: readonly Point[]): boolean =>
      costOf(near, way, gait) <= allowance + TOLERANCE &&
      refuseWay(look, id, { body, points: way }, gait, near) === null;
    const [from, to] = [body.centre, { x, y }];
    const straight = [from, to];
    if (isLegal(straight)) return straight;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (body.kind !== 'circle' || gait.jump || dx * dx + dy * dy > allowance * allowance) return null;
    ground ??= groundFor(body.radius, barriers(look, id, near, gait), tableTop(look).table);
    const around = shortestPath(ground, from, { point: to }, allowance)?.points;
    return around !== undefined && isLegal(around) ? around : null;
  };
}

/** What models go around: blocking terrain, enemies and, where the gait says so, obstacles. */
function barriers(look: Look, id: string, near: InWay, { noObstacles }: Gait): Obstacle[] {
  const u = look.state.units[id]!;
  const result: Obstacle[] = [];
  for (const { terrain, shape } of near.pieces)
    if (terrain.kind === 'blocking' || (noObstacles && terrain.kind === 'obstacle'))
      result.push({ shape: { kind: 'polygon', points: shape } });
  for (const s of near.units)
    if (areFoes(look.state, u, s.unit)) for (const b of s.bodies) result.push(bodyObstacle(b, 0));
  return result;
}
