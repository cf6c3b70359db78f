import type { Placed, Refusal, Rng } from '@walstatt/engine';
import { type Body, distanceSquared, gapToRegionAtMost, overlaps, overlapsRegion, pointBody } from '@walstatt/geometry';
import { DEPTH, inch, isOnTableWholly, standing, WIDTH } from '../01-units/space.ts';
import { type L, request } from '../kit.ts';

/** Single points on the table: markers and the target points of shock troops. */

const FROM_EDGE = inch(6);
const APART = inch(8);

type Point = { readonly x: number; readonly y: number };

const at = (r: { readonly kind: string }, p: Point): Placed[] =>
  r.kind === 'place' ? [{ piece: (r as { pieces?: readonly string[] }).pieces![0]!, pose: { x: p.x, y: p.y } }] : [];

const pointOf = (answer: readonly Placed[]): Point | null => {
  const { x, y } = answer[0]?.pose ?? {};
  return x === undefined || y === undefined ? null : { x, y };
};

/** FD-GAP-96: at least 6" from the edges, 8" from each other, outside closed terrain. */
function judgeMarker(look: L, p: Point): Refusal | null {
  if (p.x < FROM_EDGE || p.y < FROM_EDGE || p.x > WIDTH - FROM_EDGE || p.y > DEPTH - FROM_EDGE)
    return { code: 'tooNearEdge', rule: 'FD-GAP-96', limit: FROM_EDGE, unit: 'length' };
  for (const o of Object.values(look.state.objectives)) {
    const dx = o.at.x - p.x;
    const dy = o.at.y - p.y;
    if (dx * dx + dy * dy < APART * APART)
      return { code: 'tooNearMarker', rule: 'FD-GAP-96', limit: APART, unit: 'length' };
  }
  for (const t of Object.values(look.state.terrain))
    if (t.class === 'sightBlocker' && t.entry === 'none' && gapToRegionAtMost(pointBody(p), t.shape, 0))
      return { code: 'closedSpot', rule: 'FD-GAP-96' };
  return null;
}

const MALFORMED = { code: 'malformed', args: { kind: 'place', wanted: 'x and y' } } as const;

export const markerRequest = request<readonly Placed[]>({
  check(look, r, answer) {
    const p = pointOf(answer);
    return p === null ? { ...MALFORMED, rule: r.rule } : judgeMarker(look, p);
  },
  sample(look, r, rng) {
    for (let tries = 0; tries < 20; tries++) {
      const p = { x: rng.int(FROM_EDGE, WIDTH - FROM_EDGE), y: rng.int(FROM_EDGE, DEPTH - FROM_EDGE) };
      if (judgeMarker(look, p) === null) return at(r, p);
    }
    return null;
  },
  witness(look, r) {
    for (let y = FROM_EDGE; y <= DEPTH - FROM_EDGE; y += inch(2))
      for (let x = FROM_EDGE; x <= WIDTH - FROM_EDGE; x += inch(2))
        if (judgeMarker(look, { x, y }) === null) return at(r, { x, y });
    return null;
  },
});

const GRID = inch(2);
const MARGIN = inch(8);
/** Room around a landing point, best first: drifting models are lost on terrain, on models and beyond the edge. */
const ROOMS = [8, 6, 4, 2].map(inch);

function hasRoom(look: L, centre: Point, radius: number): boolean {
  const around: Body = { kind: 'circle', centre, radius };
  if (!isOnTableWholly(around)) return false;
  for (const t of Object.values(look.state.terrain)) if (overlapsRegion(around, t.shape)) return false;
  for (const id in look.state.units)
    if (look.state.units[id]!.status === 'table' && standing(look, id).bodies.some((b) => overlaps(around, b)))
      return false;
  return true;
}

/** The point nearest to the middle of the table that has as much room around it as can be had. */
function safestPoint(look: L): Point {
  const middle = { x: WIDTH / 2, y: DEPTH / 2 };
  for (const room of ROOMS) {
    let best: Point | null = null;
    for (let y = room; y <= DEPTH - room; y += GRID)
      for (let x = room; x <= WIDTH - room; x += GRID)
        if (
          (best === null || distanceSquared({ x, y }, middle) < distanceSquared(best, middle)) &&
          hasRoom(look, { x, y }, room)
        )
          best = { x, y };
    if (best !== null) return best;
  }
  return middle;
}

const anywhere = (rng: Rng): Point => ({
  x: rng.int(MARGIN, WIDTH - MARGIN),
  y: rng.int(MARGIN, DEPTH - MARGIN),
});

/** FD-SHOCK-01: any position on the table. */
export const shockRequest = request<readonly Placed[]>({
  check(_, r, answer) {
    const p = pointOf(answer);
    if (p === null) return { ...MALFORMED, rule: r.rule };
    return p.x < 0 || p.y < 0 || p.x > WIDTH || p.y > DEPTH ? { code: 'offTable', rule: 'FD-SHOCK-01' } : null;
  },
  sample: (_, r, rng) => at(r, anywhere(rng)),
  witness: (look, r) => at(r, safestPoint(look)),
  candidates: (look, r, rng, limit) =>
    Array.from({ length: 4 * limit }, () => anywhere(rng))
      .filter((p) => hasRoom(look, p, inch(2)))
      .slice(0, limit)
      .map((p) => at(r, p)),
});
