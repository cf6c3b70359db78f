import { ask, type Rule } from '@walstatt/engine';
import type { Edge } from '@walstatt/tabletop';
import { inch } from '../../01-units/space.ts';
import { livingModels, unitHas } from '../../01-units/units.ts';
import { placedOf } from '../../20-scenarios/deployment/judge-placing.ts';
import { findRoom } from '../../20-scenarios/deployment/room.ts';
import { activity } from '../../kit.ts';

const APART = inch(1);

/** FD-RESERVE-06, FD-GAP-90, FD-FLANK-01 to 04: a unit enters as if it were deployed, or over a side edge. */
export const arrival = activity('arrival', {
  steps: {
    *enter(g, c): Rule<void> {
      const own = g.state.players[c.seat]!.edge as Edge;
      const flanks = unitHas(g.state, c.unit, 'flankAttack');
      if (flanks) {
        g.note('FD-FLANK-01');
        g.note('FD-FLANK-04');
      }
      const edges = (flanks ? [own, 'west', 'east'] : [own]).filter(
        (edge) => findRoom(g, { unit: c.unit, edge: edge as Edge, apart: APART }) !== null,
      );
      if (edges.length === 0) {
        g.apply({ type: 'reserveWaits', rules: ['FD-GAP-90'], unit: c.unit });
        return;
      }
      const edge = (yield* ask(g, {
        kind: 'choose',
        name: 'entryEdge',
        by: c.seat,
        rule: 'FD-FLANK-02',
        args: { unit: c.unit },
        options: edges.map((id) => ({ id })),
      })) as Edge;
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
