import { activity } from '../kit.ts';
import { unitOf } from '../rules/units.ts';
import { goesOn } from './moves.ts';
import { chooseTarget } from './shoot.ts';

/** The actions of a unit that stays where it is. */

/** SK-ACT-05. */
export const fire = activity('fire', {
  goesOnWhile: goesOn,
  steps: {
    *shoot(g, c) {
      yield* chooseTarget(g, c.unit, 'SK-ACT-05', false);
    },
  },
});

/** SK-ACT-06, SK-ACT-07: better overwatch until the next activation of the seat, better shots until the unit moves. */
export const hold = activity('hold', {
  steps: {
    hold(g, c) {
      const by = unitOf(g.state, c.unit).owner;
      g.beginEffect({
        name: 'holding',
        rule: 'SK-ACT-06',
        on: c.unit,
        by,
        data: {},
        until: { until: 'begin', frame: 'activation', of: by },
        stack: 'once',
      });
      g.beginEffect({
        name: 'aimed',
        rule: 'SK-ACT-07',
        on: c.unit,
        by,
        data: {},
        until: { until: 'event', type: 'modelMoved' },
        stack: 'once',
      });
    },
  },
});
