import type { Placed, Refusal } from '@walstatt/engine';
import { gapToRegionAtMost, type Point, pointBody } from '@walstatt/geometry';
import { DEPTH, inch, WIDTH } from '../../01-units/space.ts';
import { type L, request } from '../../kit.ts';
import { answerAt, malformed, pointOf } from './point.ts';

export const FROM_EDGE = inch(6);
const APART = inch(8);

/** FD-GAP-96: at least 6" from the edges, 8" from each other, outside closed terrain. */
export function judgeMarker(look: L, p: Point): Refusal | null {
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

export const markerRequest = request<readonly Placed[]>({
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
