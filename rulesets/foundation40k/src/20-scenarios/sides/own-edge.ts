import type { Edge } from '@walstatt/tabletop';
import type { State } from '../../generated/state.ts';

/** FD-GAP-03: the deployment edge of a player. In positions that name none, it is the southern one. */
export function ownEdge(s: State, seat: string): Edge {
  const { edge } = s.players[seat]!;
  return edge === 'none' ? 'south' : edge;
}
