import type { Refusal } from '@walstatt/engine';
import { gapToRegionAtMost, type Point, pointBody } from '@walstatt/geometry';
import { refuseNearEdge, refuseNearPoints } from '@walstatt/tabletop';
import { BOARD, DEPTH, inch, WIDTH } from '../../01-units/space.ts';
import type { Terrain } from '../../generated/state.ts';
import { type L, request } from '../../kit.ts';
import { answerAt, malformed, pointOf } from './point.ts';

export const FROM_EDGE = inch(6);
const APART = inch(8);

/** FD-GAP-96: at least 6" from the edges, 8" from each other, outside closed terrain. */
export function judgeMarker(look: L, p: Point): Refusal | null {
  const { objectives, terrain } = look.state;
  const others = Object.values(objectives).map((o) => o.at);
  return (
    refuseNearEdge(p, BOARD, FROM_EDGE, { code: 'tooNearEdge', rule: 'FD-GAP-96' }) ??
    refuseNearPoints(p, others, APART, { code: 'tooNearMarker', rule: 'FD-GAP-96' }) ??
    (Object.values(terrain).some((t) => isClosed(t) && gapToRegionAtMost(pointBody(p), t.shape, 0))
      ? { code: 'closedSpot', rule: 'FD-GAP-96' }
      : null)
  );
}

const isClosed = (t: Terrain): boolean => t.class === 'sightBlocker' && t.entry === 'none';

export const markerRequest = request('marker', {
  check(look, r, answer) {
    const p = pointOf(answer);
    return p === null ? malformed(r) : judgeMarker(look, p);
  },

  witness(look, r) {
    for (let y = FROM_EDGE; y <= DEPTH - FROM_EDGE; y += inch(2))
      for (let x = FROM_EDGE; x <= WIDTH - FROM_EDGE; x += inch(2))
        if (judgeMarker(look, { x, y }) === null) return answerAt(r, { x, y });
    return null;
  },
});
