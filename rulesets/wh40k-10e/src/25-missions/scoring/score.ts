import type { SeatId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/** WH-ONLYWAR-03. */
const MOST = 3;

/**
 * WH-MISSION-04, WH-ONLYWAR-02: at the end of their own command phase a player scores a point for each marker that they control.
 * WH-ONLYWAR-04: from the second round on.
 */
export function scoreMarkers(g: G, seat: SeatId): void {
  if (g.state.round < 2) return;
  const markers = Object.values(g.state.objectives).filter(({ control }) => control === seat).length;
  const points = Math.min(markers, MOST);
  if (points > 0) g.apply({ type: 'scored', rules: ['WH-ONLYWAR-02', 'WH-ONLYWAR-03'], seat, points });
}
