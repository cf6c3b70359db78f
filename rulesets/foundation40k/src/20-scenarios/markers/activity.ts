import { ask, enemiesOf, type Rule, type RuleId, rollDie } from '@walstatt/engine';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { pointOf } from './point.ts';

const LOOT = 6;

const RULES: Readonly<Record<string, readonly RuleId[]>> = {
  secretLoot: ['FD-SCENARIO-03', 'FD-SCENARIO-04', 'FD-GAP-96'],
  captureObjectives: ['FD-SCENARIO-06', 'FD-GAP-97'],
};

/** FD-SCENARIO-03, FD-SCENARIO-06, FD-GAP-96, FD-GAP-97: the markers of the scenario, placed in turn. */
export const markers = activity('markers', {
  steps: {
    *count(g, c): Rule<string | undefined> {
      const scenario = g.state.mission;
      if (scenario !== 'secretLoot' && scenario !== 'captureObjectives') return 'end';
      const turn = enemiesOf(g.state, g.state.firstToDeploy!)[0]!;
      const left =
        scenario === 'secretLoot'
          ? LOOT
          : 2 + (yield* rollDie(g, { by: null, rule: 'FD-SCENARIO-06', purpose: 'objectives' }));
      g.set(c, { left, turn });
      return undefined;
    },

    *place(g, c): Rule<string | undefined> {
      if (c.left === 0) return undefined;
      const seat = c.turn!;
      const id = `X${Object.keys(g.state.objectives).length + 1}`;
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'marker',
        by: seat,
        rule: 'FD-GAP-96',
        args: { marker: id, left: c.left },
        pieces: [id],
      });
      const { x, y } = pointOf(answer)!;
      g.apply({
        type: 'objectivePlaced',
        rules: RULES[g.state.mission]!,
        objective: id,
        at: { x, y },
        value: worthOf(g.state),
      });
      g.set(c, { left: c.left - 1, turn: enemiesOf(g.state, seat)[0]! });
      return 'place';
    },

    end(): void {},
  },
});

/** Loot lies face down. Objectives are worth 1 point each. */
const worthOf = (s: State): number => (s.mission === 'secretLoot' ? 0 : 1);
