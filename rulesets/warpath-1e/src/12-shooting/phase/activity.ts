import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { leadSeat } from '../../06-turn/seats.ts';
import { endsNow } from '../../27-timed-games/cut.ts';
import { activity } from '../../kit.ts';
import { shootableUnits } from './shooters.ts';

/** Phase 2: the units of the active side shoot, one after another (WP-SHOOT-01). */
export const shooting = activity('shooting', {
  endsWhen: endsNow,
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: {
    *pick(g, c): Rule<string | undefined> {
      const units = shootableUnits(g, c.side);
      if (units.length === 0) {
        const begun = unitsOf(g.state, c.side).some((id) => g.state.units[id]!.shot);
        if (!begun) g.apply({ type: 'nobodyCanShoot', rules: ['WP-SHOOT-01'], seat: c.seat });
        return undefined;
      }
      const unit = yield* ask(g, {
        kind: 'activity',
        name: 'shootUnit',
        by: leadSeat(g.state, c.side),
        rule: 'WP-SHOOT-01',
        args: {},
        options: units.map((id) => ({ id, activity: 'shootUnit' })),
        optional: true,
        preset: units[0]!,
      });
      if (unit === null) return undefined;
      g.then('shootUnit', { unit, own: false, fired: [], unseen: [], aiming: null });
      return 'pick';
    },
  },
});
