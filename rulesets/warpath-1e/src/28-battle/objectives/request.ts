import type { Placed, Refusal } from '@walstatt/engine';
import { type Body, convexHull, gap, type Point, pointBody } from '@walstatt/geometry';
import { areSane, spotOf } from '../../01-units/places.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { type Look, request } from '../../kit.ts';

const APART = inches(12);

/** Terrain as an objective is measured to its nearest point (WP-G-43); its hull is precise enough for that. */
const bodyOf = (shape: readonly Point[]): Body => ({ kind: 'hull', centre: shape[0]!, points: convexHull(shape) });

function marks(look: Look): Body[] {
  return look.state.objectives.map((o) =>
    o.terrain === null ? pointBody(o) : bodyOf(look.state.terrain[o.terrain]!.shape),
  );
}

/** WP-BATTLE-13, WP-G-43: on the table, more than twelve inches from the others. */
export function refuseMark(look: Look, p: Point): Refusal | null {
  const { width, depth } = look.state.table;
  if (p.x < 0 || p.y < 0 || p.x > width || p.y > depth) return { code: 'offTable', rule: 'WP-G-43' };
  for (const other of marks(look)) {
    const measured = gap(pointBody(p), other);
    if (measured <= APART)
      return {
        code: 'objectivesTooNear',
        rule: 'WP-BATTLE-13',
        measured: Math.round(measured),
        limit: APART,
        unit: 'length',
      };
  }
  return null;
}

/** Terrain pieces that may still be declared objectives. */
export function terrainMarks(look: Look): string[] {
  const others = marks(look);
  return Object.keys(look.state.terrain).filter((id) => {
    const body = bodyOf(look.state.terrain[id]!.shape);
    return others.every((o) => gap(body, o) > APART);
  });
}

function firstMark(look: Look): Point | null {
  const { width, depth } = look.state.table;
  const step = inches(3);
  for (let y = Math.round(depth / 2); y < depth; y += step)
    for (let x = step; x < width; x += step)
      for (const at of [
        { x, y },
        { x, y: depth - y },
      ])
        if (refuseMark(look, at) === null) return at;
  return null;
}

export const findsMark = (look: Look): boolean => firstMark(look) !== null;

export const asMarker = (p: Point): Placed[] => [{ piece: 'marker', pose: { x: p.x, y: p.y } }];

/** Where an objective marker goes. */
export const objectiveRequest = request('objective', {
  check(look, r, placed) {
    if (!areSane(placed)) return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x and y' } };
    return refuseMark(look, spotOf(placed[0]!));
  },
  witness(look) {
    const at = firstMark(look);
    return at === null ? null : asMarker(at);
  },
});
