import type { Placed } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { BOARD, inch } from '../../01-units/space.ts';
import { answerAt } from '../../20-scenarios/markers/point.ts';
import { FROM_EDGE, judgeMarker } from '../../20-scenarios/markers/request.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import type { Asked, L } from '../../kit.ts';
import { landOf } from './land.ts';
import { apart } from './middle.ts';

/** Where a player puts markers: on the own side, in cover, away from those that lie already. */

const GRID = inch(4);

/** How far from the own edge a marker lies best: near enough to hold, far enough to fight from. */
const BEST_DEPTH = inch(15);

export function bestMarker(look: L, r: Asked<'marker'>): Placed[] | undefined {
  const own = ownEdge(look.state, r.by);
  const land = landOf(look);
  const others = Object.values(look.state.objectives).map((o) => o.at);
  let best: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let y = FROM_EDGE; y <= BOARD.depth - FROM_EDGE; y += GRID)
    for (let x = FROM_EDGE; x <= BOARD.width - FROM_EDGE; x += GRID) {
      const at = { x, y };
      const deep = own === 'south' ? y : BOARD.depth - y;
      const spread = others.reduce((near, o) => Math.min(near, apart(o, at)), inch(20)) / inch(20);
      const worth = -Math.abs(deep - BEST_DEPTH) / inch(6) + (land.coverAt(at) === 'none' ? 0 : 0.3) + spread;
      if (worth <= most || judgeMarker(look, at) !== null) continue;
      most = worth;
      best = at;
    }
  return best === null ? undefined : answerAt(r, best);
}
