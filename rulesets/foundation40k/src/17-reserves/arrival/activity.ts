import { ask, type Rule } from '@walstatt/engine';
import { inch } from '../../01-units/space.ts';
import { livingModels } from '../../01-units/units.ts';
import { entryEdges } from '../../18-flank-attack/edges.ts';
import { placedOf } from '../../20-scenarios/deployment/judge-placing.ts';
import { findRoom } from '../../20-scenarios/deployment/room.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import { activity } from '../../kit.ts';

const APART = inch(1);

/** FD-RESERVE-06, FD-GAP-90, FD-FLANK-01 to 04: a unit enters as if it were deployed, or over a side edge. */
export const arrival = activity('arrival', {
  steps: {
    *enter(g, c): Rule<void> {
      const own = ownEdge(g.state, c.seat);
      const edges = entryEdges(g, c.seat, c.unit).filter(
        (edge) => findRoom(g, { unit: c.unit, edge, apart: APART }) !== null,
      );
      if (edges.length === 0) {
        g.apply({ type: 'reserveWaits', rules: ['FD-GAP-90'], unit: c.unit });
        return;
      }
      const chosen = yield* ask(g, {
        kind: 'choose',
        name: 'entryEdge',
        by: c.seat,
        rule: 'FD-FLANK-02',
        args: { unit: c.unit },
        options: edges.map((id) => ({ id })),
      });
      const edge = edges.find((e) => e === chosen)!;
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'deploy',
        by: c.seat,
        rule: edge === own ? 'FD-RESERVE-06' : 'FD-FLANK-03',
        args: { unit: c.unit, edge, apart: APART },
        pieces: livingModels(g.state, c.unit),
      });
      g.apply({
        type: 'unitPlaced',
        rules: edge === own ? ['FD-RESERVE-06', 'FD-RESERVE-08'] : ['FD-FLANK-02', 'FD-GAP-92', 'FD-GAP-41'],
        unit: c.unit,
        placed: placedOf(answer),
        edge,
        how: edge === own ? 'reserve' : 'flank',
      });
    },
  },
});
