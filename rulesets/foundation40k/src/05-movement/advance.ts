import { type Body, overlaps, type Point, shifted, stretchAt } from '@walstatt/geometry';
import { boxAround, isOnTableWholly, pieceBody, type Standing, standing } from '../01-units/space.ts';
import { areEnemyUnits, typeOf, unitHas } from '../01-units/units.ts';
import { mayEnter, mayTouch } from '../14-terrain/terrain.ts';
import type { L } from '../kit.ts';

/** Straight moves of whole units in which each model goes as far as it can: charges, flight, pursuit. */

export type Step = { readonly model: string; readonly x: number; readonly y: number; readonly facing: number };

/** Enemy models and closed pieces on the way of a unit, or so far around it: what none of its models may pass (FD-GAP-27, FD-GAP-83). */
export const obstaclesFor = (look: L, unit: string, dx: number, dy: number, around = 0): Body[] =>
  unitHas(look.state, unit, 'flying') ? [] : closedOnWay(look, unit, dx, dy, around);

/** The same for those who fly over it all but may not end there (FD-GAP-77). */
function closedOnWay(look: L, unit: string, dx: number, dy: number, around: number): Body[] {
  const s = look.state;
  const { box } = standing(look, unit);
  const swept = {
    minX: box.minX + Math.min(0, dx) - around,
    minY: box.minY + Math.min(0, dy) - around,
    maxX: box.maxX + Math.max(0, dx) + around,
    maxY: box.maxY + Math.max(0, dy) + around,
  };
  const found: Body[] = [];
  for (const id in s.units) {
    if (s.units[id]!.status !== 'table' || !areEnemyUnits(s, unit, id)) continue;
    const other = standing(look, id);
    if (!meet(other.box, swept)) continue;
    for (const b of other.bodies) if (meet(boxAround([b]), swept)) found.push(b);
  }
  const type = typeOf(s, unit);
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (mayEnter(type, t) || !mayTouch(t, swept, 0)) continue;
    look.note('FD-GAP-83');
    found.push(pieceBody(t));
  }
  return found;
}

type Box = Standing['box'];
export const meet = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** Bodies of all other units of the own side. */
export function friendsOf(look: L, unit: string): Body[] {
  const s = look.state;
  const found: Body[] = [];
  for (const id in s.units)
    if (id !== unit && s.units[id]!.status === 'table' && !areEnemyUnits(s, unit, id))
      found.push(...standing(look, id).bodies);
  return found;
}

/** How far a base gets before it would overlap something, as a whole step. */
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

/** Eighths of the way that are tried when the end is taken by a friend. */
const EIGHTHS = [8, 7, 6, 5, 4, 3, 2, 1, 0];

/**
 * Every model goes straight by (dx, dy), or as far as it can. Models in front go first; nobody ends on a friend.
 * `leavesTable`: ends beyond the edge are allowed (flight). Empty if there is no such move without overlaps.
 */
export function advance(look: L, unit: string, dx: number, dy: number, leavesTable = false): Step[] {
  const { models, bodies } = standing(look, unit);
  if (dx === 0 && dy === 0) return [];
  const obstacles = obstaclesFor(look, unit, dx, dy);
  const taken = friendsOf(look, unit);
  if (unitHas(look.state, unit, 'flying')) taken.push(...closedOnWay(look, unit, dx, dy, 0));
  const order = models.map((_, i) => i);
  const ahead = (i: number): number => bodies[i]!.centre.x * dx + bodies[i]!.centre.y * dy;
  order.sort((i, j) => ahead(j) - ahead(i) || i - j);
  const steps: Step[] = new Array(models.length);
  for (const i of order) {
    const body = bodies[i]!;
    const most = straightStep(body, dx, dy, obstacles);
    let end: Body | null = null;
    for (const eighths of EIGHTHS) {
      const there = shifted(body, Math.trunc((most.x * eighths) / 8), Math.trunc((most.y * eighths) / 8));
      if ((leavesTable || isOnTableWholly(there)) && !taken.some((o) => overlaps(there, o))) {
        end = there;
        break;
      }
    }
    if (end === null) return [];
    taken.push(end);
    const where = look.state.models[models[i]!]!.where;
    steps[i] = {
      model: models[i]!,
      x: end.centre.x,
      y: end.centre.y,
      facing: where.at === 'table' ? where.facing : 0,
    };
  }
  return steps;
}
