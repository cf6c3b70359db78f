import type { Edge } from '@walstatt/tabletop';
import { unitHas } from '../01-units/units.ts';
import { ownEdge } from '../20-scenarios/sides/own-edge.ts';
import type { L } from '../kit.ts';

/**
 * FD-FLANK-01, FD-FLANK-02, FD-FLANK-04: the edges over which a unit may arrive. Flank attackers may also choose the
 * side edges.
 */
export function entryEdges(look: L, seat: string, unit: string): Edge[] {
  const own = ownEdge(look.state, seat);
  return unitHas(look.state, unit, 'flankAttack') ? [own, 'west', 'east'] : [own];
}
