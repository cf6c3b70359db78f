import { activity } from '../../kit.ts';
import { phaseOf } from '../use.ts';

/** WH-STRAT-28: a unit shoots at one enemy unit. WH-STRAT-29: until the end of the phase it hits only with a 6. */
export const overwatch = activity('overwatch', {
  steps: {
    shoot(g, { seat, unit, target }): void {
      g.beginEffect({
        name: 'overwatching',
        rule: 'WH-STRAT-29',
        on: unit,
        by: seat,
        data: {},
        until: { until: 'end', frame: phaseOf(g.state), of: null, complete: false },
        stack: 'once',
      });
      g.then('shoot', { seat, unit, volleys: [], only: target }, 'WH-STRAT-28');
    },
  },
});
