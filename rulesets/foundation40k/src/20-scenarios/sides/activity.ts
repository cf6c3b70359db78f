import { ask, type Rule, rollDie } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/** FD-GAP-03: both players roll. The higher roll chooses an edge and places first. */
export const sides = activity('sides', {
  steps: {
    *rollOff(g): Rule<string | undefined> {
      const rolls: number[] = [];
      for (const { id } of g.state.seats)
        rolls.push(yield* rollDie(g, { by: id, rule: 'FD-GAP-03', purpose: 'rollOff' }));
      const best = Math.max(...rolls);
      if (rolls.filter((r) => r === best).length > 1) return 'rollOff';
      const seat = g.state.seats[rolls.indexOf(best)]!.id;
      g.apply({ type: 'deployOrderFound', rules: ['FD-GAP-03'], seat });
      return undefined;
    },

    *edge(g): Rule<void> {
      const seat = g.state.firstToDeploy!;
      const edge = yield* ask(g, {
        kind: 'choose',
        name: 'edge',
        by: seat,
        rule: 'FD-GAP-03',
        args: {},
        options: [{ id: 'south' }, { id: 'north' }],
      });
      const other = edge === 'south' ? 'north' : 'south';
      for (const { id } of g.state.seats)
        g.apply({
          type: 'edgeChosen',
          rules: ['FD-GAP-03'],
          seat: id,
          edge: id === seat ? (edge as 'south' | 'north') : other,
        });
    },
  },
});
