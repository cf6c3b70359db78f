import type { Placed, Refusal } from '@walstatt/engine';
import { bodyAt, circle, gapToRegionAtMost, type Point } from '@walstatt/geometry';
import { refuseNearEdge, refuseNearPoints } from '@walstatt/tabletop';
import { inch } from '../../04-measuring/table-top.ts';
import { type L, request } from '../../kit.ts';
import { MARKER_RADIUS } from '../markers.ts';

export const FROM_EDGE = inch(6);
export const APART = inch(9);
const CLEAR = inch(1);

/**
 * WH-ONLYWAR-07, WH-ONLYWAR-08, WH-OBJ-02: more than 6" from the edges and 9" from other markers, measured from its
 * closest part. WH-OBJ-09: it lies flat, more than an inch from what is impassable.
 */
export function judgeMarker({ state: s }: L, p: Point): Refusal | null {
  const others = Object.values(s.objectives).map((o) => o.at);
  const near =
    refuseNearEdge(p, s.board, FROM_EDGE + MARKER_RADIUS + 1, { code: 'markerNearEdge', rule: 'WH-ONLYWAR-07' }) ??
    refuseNearPoints(p, others, APART + 2 * MARKER_RADIUS + 1, { code: 'markerNearMarker', rule: 'WH-ONLYWAR-08' });
  if (near !== null) return near;
  const body = bodyAt(circle(MARKER_RADIUS), { ...p, facing: 0 });
  for (const id in s.terrain)
    for (const { bottom, part, shape } of s.terrain[id]!.solids)
      if (bottom === 0 && part !== 'floor' && gapToRegionAtMost(body, shape, CLEAR))
        return { code: 'markerInTerrain', rule: 'WH-OBJ-09', args: { terrain: id } };
  return null;
}

export const markerRequest = request('marker', {
  check(look, r, answer) {
    const p = pointOf(answer);
    if (p !== null) return judgeMarker(look, p);
    return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x and y' } };
  },

  /** The place nearest to the middle of the battlefield. */
  witness(look, r) {
    const { width, depth } = look.state.board;
    const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
    const [piece] = r.pieces;
    for (const { x, y } of grid(width, depth, middle))
      if (judgeMarker(look, { x, y }) === null) return [{ piece: piece!, pose: { x, y } }];
    return null;
  },
});

const STEP = inch(1);

/** Points an inch apart, those near the middle first. */
function grid(width: number, depth: number, middle: Point): Point[] {
  const points: Point[] = [];
  for (let x = FROM_EDGE; x <= width - FROM_EDGE; x += STEP)
    for (let y = FROM_EDGE; y <= depth - FROM_EDGE; y += STEP) points.push({ x, y });
  const far = ({ x, y }: Point): number => (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y);
  return points.sort((a, b) => far(a) - far(b));
}

function pointOf(answer: readonly Placed[]): Point | null {
  const { x, y } = answer[0]?.pose ?? {};
  return x === undefined || y === undefined ? null : { x, y };
}
