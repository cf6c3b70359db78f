import { agree, type Rule, sides } from '@walstatt/engine';
import { burningFires } from './activities/burning.ts';
import { isAnyPlotLaid } from './activities/plots.ts';
import { shooters } from './activities/shooting.ts';
import { activity } from './kit.ts';
import { isAnyoneEngaged } from './rules/contact.ts';
import { isBled, isCutShort, LAST_ROUND } from './rules/score.ts';

/** HX-END-01: the whole battle: deployment, then rounds. */
export const battle = activity('battle', {
  endsWhen: (look) => isCutShort(look.state),
  steps: {
    deployment(g) {
      if (g.state.round === 0) g.then('deployment', {}, 'HX-SET-02');
    },
    round(g) {
      if (g.state.round >= LAST_ROUND) return undefined;
      g.then('round', {}, 'HX-END-01');
      return 'round';
    },
  },
});

const TRUCE_FROM = 3;

/** One round in the order of the ledger's turn sequence. */
export const round = activity('round', {
  steps: {
    begin(g) {
      g.apply({ type: 'roundBegan', rules: ['HX-END-01'], round: g.state.round + 1 });
    },
    plots(g) {
      if (isAnyPlotLaid(g.state)) g.then('plots', { field: null, units: [], hits: [] }, 'HX-PLOT-02');
    },
    orders(g) {
      g.then('ordering', {}, 'HX-ORDER-01');
    },
    moves(g) {
      g.then('moving', { seat: null, mover: null }, 'HX-MOVE-01');
    },
    shots(g) {
      if (shooters(g.state).length > 0) g.then('shooting', { shots: [], hits: [], tests: [] }, 'HX-SHOOT-01');
    },
    strikes(g) {
      if (!isAnyoneEngaged(g.state)) return;
      g.then(
        'melee',
        { strikes: [], initiative: 9, left: [], blows: [], dealt: [], taken: [], tests: [], fleeing: [] },
        'HX-MELEE-01',
      );
    },
    fires(g) {
      if (burningFires(g.state).length > 0) g.then('burning', { fires: [] }, 'HX-FIRE-01');
    },
    /** HX-END-03: all players must agree. */
    *truce(g): Rule<void> {
      const { state } = g;
      if (state.round < TRUCE_FROM || state.round >= LAST_ROUND) return;
      if (!sides(state).every((side) => isBled(state, side))) return;
      const seats = state.seats.map((s) => s.id);
      const yes = yield* agree(g, seats, { name: 'truce', rule: 'HX-END-03', args: { round: state.round } });
      if (yes) g.apply({ type: 'truceMade', rules: ['HX-END-03'] });
    },
    end(g) {
      g.apply({ type: 'ordersCleared', rules: [] });
    },
  },
});
