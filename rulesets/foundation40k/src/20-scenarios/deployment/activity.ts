import { ask, enemiesOf, type Rule } from '@walstatt/engine';
import { livingModels } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { ownEdge } from '../sides/own-edge.ts';
import { placedOf } from './judge-placing.ts';

const waiting = (s: State, seat: string): string[] =>
  Object.keys(s.units).filter((u) => s.units[u]!.owner === seat && s.units[u]!.status === 'undeployed');

/** FD-GAP-03: players place one unit each in turn. A player with none left is skipped. */
export const deployment = activity('deployment', {
  steps: {
    *place(g, c): Rule<string | undefined> {
      const turn = c.turn ?? g.state.firstToDeploy!;
      const order = [turn, ...enemiesOf(g.state, turn)];
      const seat = order.find((id) => waiting(g.state, id).length > 0);
      if (seat === undefined) return undefined;
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'unitToDeploy',
        by: seat,
        rule: 'FD-GAP-03',
        args: {},
        options: waiting(g.state, seat).map((id) => ({ id })),
      });
      const edge = ownEdge(g.state, seat);
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'deploy',
        by: seat,
        rule: 'FD-GAP-03',
        args: { unit: unit!, edge, apart: 0 },
        pieces: livingModels(g.state, unit!),
      });
      g.apply({
        type: 'unitPlaced',
        rules: ['FD-GAP-03', 'FD-UNIT-02'],
        unit: unit!,
        placed: placedOf(answer),
        edge,
        how: 'deployed',
      });
      g.set(c, { turn: enemiesOf(g.state, seat)[0]! });
      return 'place';
    },
  },
});
