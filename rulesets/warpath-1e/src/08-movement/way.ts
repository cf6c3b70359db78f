import type { Refusal } from '@walstatt/engine';
import {
  type Body,
  type Box,
  boxOf,
  lengthInside,
  type Point,
  shifted,
  sweepOverlaps,
  sweepOverlapsRegion,
  sweptBox,
} from '@walstatt/geometry';
import { areFoes } from '../01-units/units.ts';
import {
  boxAround,
  boxesNear,
  boxOfPoints,
  type Piece,
  type Standing,
  type TableTop,
  tableTop,
} from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** What a walking model must go around and what it may cross. */
export type Gait = {
  /** With jump packs: over everything (WP-SPECIAL-25). */
  readonly jump?: boolean;
  /** WP-TERRAIN-08: doubleTime may not cross obstacles. */
  readonly noObstacles?: boolean;
  /** The target of a charge and its friends that block (WP-CHARGE-24). */
  readonly friendsBlock?: boolean;
};

export const enemiesAround = (look: Look, u: Unit): Standing[] =>
  tableTop(look).units.filter((s) => areFoes(look.state, u, s.unit));

/** What may lie in the way of some models: looked up once for all of them. */
export type InWay = {
  readonly pieces: readonly Piece[];
  readonly difficult: readonly Piece[];
  readonly units: readonly Standing[];
  /** Nothing at all, not even the edge of the table. */
  readonly open: boolean;
};

/** Everything that models of a unit could touch on these ways. */
export function inWay(look: Look, id: string, bodies: readonly Body[], ways: readonly (readonly Point[])[]): InWay {
  let { minX, minY, maxX, maxY } = boxAround(bodies);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    const box = boxOf(bodies[i]!);
    for (let k = 1; k < way.length; k++) {
      const dx = way[k]!.x - way[0]!.x;
      const dy = way[k]!.y - way[0]!.y;
      minX = Math.min(minX, box.minX + dx);
      minY = Math.min(minY, box.minY + dy);
      maxX = Math.max(maxX, box.maxX + dx);
      maxY = Math.max(maxY, box.maxY + dy);
    }
  }
  return touching(look, id, { minX, minY, maxX, maxY });
}

/** Everything that they could touch if each goes so far in any direction. */
export function inReach(look: Look, id: string, bodies: readonly Body[], reach: number): InWay {
  const { minX, minY, maxX, maxY } = boxAround(bodies);
  return touching(look, id, { minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach });
}

function touching(look: Look, id: string, all: Box): InWay {
  const top = tableTop(look);
  const isNear = ({ box }: { box: Box }): boolean => boxesNear(all, box, 0);
  const pieces = top.pieces.filter(isNear);
  const units = top.units.filter((s) => s.id !== id && isNear(s));
  const onTable = all.minX >= 0 && all.minY >= 0 && all.maxX <= top.width && all.maxY <= top.depth;
  const open = onTable && pieces.length === 0 && units.length === 0;
  return { pieces, difficult: top.difficult.filter(isNear), units, open };
}

/** WP-TERRAIN-12, WP-G-53: the cost of a way is its length, and once more the length inside difficult terrain. */
export function costOf({ difficult }: Pick<InWay, 'difficult'>, points: readonly Point[], gait: Gait): number {
  let cost = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    cost += Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    if (gait.jump || difficult.length === 0) continue;
    const box = boxOfPoints(a, b);
    const near = difficult.filter((p) => boxesNear(box, p.box, 0));
    if (near.length > 0)
      cost += lengthInside(
        a,
        b,
        near.map((p) => p.shape),
      );
  }
  return cost;
}

/** Why a model may not walk along these points, or null. Where it ends is another question. */
export function refuseWay(
  look: Look,
  id: string,
  body: Body,
  points: readonly Point[],
  gait: Gait,
  near: InWay,
): Refusal | null {
  if (gait.jump) {
    look.note('WP-SPECIAL-25');
    return null;
  }
  if (near.open) return null;
  const u = look.state.units[id]!;
  const top = tableTop(look);
  let at = body;
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]!.x - points[i - 1]!.x;
    const dy = points[i]!.y - points[i - 1]!.y;
    const box = sweptBox(boxOf(at), dx, dy);
    if (box.minX < 0 || box.minY < 0 || box.maxX > top.width || box.maxY > top.depth)
      return { code: 'offTable', rule: 'WP-G-44' };
    for (const p of near.pieces) {
      const { kind } = p.terrain;
      if (!boxesNear(box, p.box, 0)) continue;
      const blocks = u.type === 'artillery' || kind === 'blocking' || (kind === 'obstacle' && gait.noObstacles);
      if (!blocks) {
        if (kind !== 'difficult') look.note(kind === 'decorative' ? 'WP-TERRAIN-09' : 'WP-TERRAIN-06');
        continue;
      }
      if (!sweepOverlapsRegion(at, dx, dy, p.shape)) continue;
      if (kind === 'decorative') look.note('WP-G-21');
      const rule = u.type === 'artillery' ? 'WP-ARTY-03' : kind === 'blocking' ? 'WP-TERRAIN-03' : 'WP-TERRAIN-08';
      return { code: 'throughTerrain', rule, args: { terrain: p.id } };
    }
    for (const other of near.units) {
      if (!boxesNear(box, other.box, 0)) continue;
      const foe = areFoes(look.state, u, other.unit);
      if (!foe && !gait.friendsBlock) {
        look.note('WP-PASS-01');
        continue;
      }
      if (other.bodies.some((o) => sweepOverlaps(at, dx, dy, o)))
        return { code: 'throughUnit', rule: foe ? 'WP-PASS-03' : 'WP-CHARGE-24', args: { unit: other.id } };
    }
    at = shifted(at, dx, dy);
  }
  return null;
}

/** WP-CHARGE-10: adds the difficult areas and obstacles that a way goes through or over. */
export function addRough(top: TableTop, body: Body, points: readonly Point[], rough: Set<string>): void {
  let at = body;
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]!.x - points[i - 1]!.x;
    const dy = points[i]!.y - points[i - 1]!.y;
    const box = sweptBox(boxOf(at), dx, dy);
    for (const p of top.pieces) {
      const { kind } = p.terrain;
      if ((kind !== 'difficult' && kind !== 'obstacle') || rough.has(p.id)) continue;
      if (boxesNear(box, p.box, 0) && sweepOverlapsRegion(at, dx, dy, p.shape)) rough.add(p.id);
    }
    at = shifted(at, dx, dy);
  }
}
