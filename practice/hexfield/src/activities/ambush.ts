import type { Rule } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { isEngaged } from '../rules/contact.ts';
import { reveal } from '../rules/hiding.ts';
import { volley } from './reaction.ts';
import { walkOf } from './walk.ts';

/** HX-HIDE-03: a hidden unit comes out and attacks. */
export const ambush = activity('ambush', {
  steps: {
    *spring(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      reveal(g, c.unit, 'HX-HIDE-03');
      if (u.profile.shot > 0) {
        yield* volley(g, c.unit, c.target);
        return;
      }
      g.apply({ type: 'activated', rules: ['HX-HIDE-03'], unit: c.unit });
      if (!isEngaged(g.state, u)) g.then('walk', walkOf(g, c.unit, 'charge'), 'HX-HIDE-03');
    },
  },
});
