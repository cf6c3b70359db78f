import { atMost, isKnown, known, type Rule, rollPool, unmodified } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { activity } from '../kit.ts';
import { gap } from '../rules/board.ts';
import { kindle } from '../rules/fires.ts';
import { fieldsOf, hiddenFields } from '../rules/formation.ts';
import { reveal } from '../rules/hiding.ts';

const BLAST = 8;

/** Whether there are plots is public, but whether one is due is not. */
export function isAnyPlotLaid(state: State): boolean {
  for (const seat in state.forces) if (state.forces[seat]!.plot.is === 'laid') return true;
  return false;
}

/** HX-PLOT-02: the seats whose plots are due now. */
function plotDue(state: State): string | undefined {
  return Object.keys(state.forces).find((seat) => {
    const { plot } = state.forces[seat]!;
    return plot.is === 'laid' && isKnown(plot.round) && known(plot.round) === state.round;
  });
}

/** Plots strike at the beginning of their round, one seat's after another's. */
export const plots = activity('plots', {
  steps: {
    spring(g, c) {
      const seat = plotDue(g.state);
      if (seat === undefined) return 'over';
      const { plot } = g.state.forces[seat]!;
      if (plot.is !== 'laid') return 'over';
      const field = known(plot.field);
      g.apply({ type: 'plotSprung', rules: ['HX-PLOT-02'], seat, field, round: g.state.round });
      const { units } = g.state;
      for (const id in units) if (gap(hiddenFields(units[id]!), [field]) <= 1) reveal(g, id, 'HX-HIDE-02');
      kindle(g, field, 'HX-PLOT-04');
      const hurt = Object.keys(units).filter((id) => gap(fieldsOf(units[id]!), [field]) <= 1);
      g.set(c, { field, units: hurt, hits: [] });
      return undefined;
    },
    /** HX-PLOT-03: a die for every element within one field. */
    *blast(g, c): Rule<string | undefined> {
      const [unit, ...units] = c.units;
      if (unit === undefined) return undefined;
      const u = g.state.units[unit]!;
      const n = fieldsOf(u).filter((h) => gap([h], [c.field!]) <= 1).length;
      const [, struck] = yield* rollPool(g, {
        by: null,
        rule: 'HX-PLOT-03',
        purpose: 'blast',
        n,
        sides: 20,
        classes: atMost(BLAST),
        needs: () => unmodified(BLAST),
      });
      g.set(c, { units, hits: struck === 0 ? c.hits : [...c.hits, { unit, n: struck! }] });
      return 'blast';
    },
    land(g, c) {
      if (c.hits.length === 0) return 'spring';
      g.apply({ type: 'struck', rules: ['HX-PLOT-03'], hits: c.hits });
      g.then('fall', { units: c.hits.map((h) => h.unit) }, 'HX-SHOOT-10');
      return 'spring';
    },
    over() {},
  },
});
