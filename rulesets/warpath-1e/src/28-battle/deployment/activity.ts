import { ask, FINISHED, type Rule, sides } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { rollOff } from '../../06-turn/roll-off.ts';
import { leadSeat, otherSide } from '../../06-turn/seats.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { isCalledOff } from '../victory.ts';

const toDeploy = (state: State, side: string): string[] =>
  unitsOf(state, side).filter((id) => state.units[id]!.where.at === 'box');

/** Deployment: alternating in the battle scenario, one side after the other in the demo. */
export const deployment = activity('deployment', {
  endsWhen: isCalledOff,
  steps: {
    /** WP-FLYER-02, WP-BATTLE-24: flyers are never deployed. */
    flyers(g): void {
      for (const [unit, u] of Object.entries(g.state.units))
        if (u.type === 'flyer' && u.where.at === 'box')
          g.apply({ type: 'heldBack', rules: ['WP-FLYER-02', 'WP-BATTLE-24'], unit });
    },
    /** WP-BATTLE-19, -21: a roll for the edges; in the demo they are fixed, or swapped (WP-DEMO-03, -07). */
    *edges(g, c): Rule<void> {
      if (sides(g.state).some((s) => g.state.sides[s]!.edge !== 'none')) {
        g.set(c, { side: sides(g.state)[0]! }, g.state.options.swapEdges ? 'WP-DEMO-07' : 'WP-DEMO-03');
        return;
      }
      const side = yield* rollOff(g, 'WP-BATTLE-19');
      const edge = (yield* ask(g, {
        kind: 'choose',
        name: 'edge',
        by: leadSeat(g.state, side),
        rule: 'WP-BATTLE-19',
        args: {},
        options: [{ id: 'south' }, { id: 'north' }],
      })) as 'south' | 'north';
      g.apply({ type: 'edgeChosen', rules: ['WP-BATTLE-19'], side, edge });
      const other = otherSide(g.state, side);
      g.apply({ type: 'edgeChosen', rules: ['WP-BATTLE-21'], side: other, edge: edge === 'south' ? 'north' : 'south' });
      g.set(c, { side });
    },
    *next(g, c): Rule<string> {
      const side = c.side!;
      const units = toDeploy(g.state, side);
      const other = otherSide(g.state, side);
      const demo = g.state.mission === 'demo';
      if (units.length === 0) {
        if (toDeploy(g.state, other).length === 0) return FINISHED;
        g.set(c, { side: other });
        return 'next';
      }
      const unit = (yield* ask(g, {
        kind: 'choose',
        name: 'deploy',
        by: leadSeat(g.state, side),
        rule: demo ? 'WP-DEMO-04' : 'WP-BATTLE-22',
        args: {},
        options: units.map((id) => ({ id })),
      }))!;
      if (!demo && toDeploy(g.state, other).length > 0) g.set(c, { side: other }, 'WP-BATTLE-22');
      g.then('deployUnit', { unit });
      return 'next';
    },
  },
});
