import { type Rule, rollDie, rollSum } from '@walstatt/engine';
import { numberOfRule } from '../../01-units/units.ts';
import { inflict, woundDice } from '../../14-wounding/resolve.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity } from '../../kit.ts';

/**
 * WP-VEHICLE-24, WP-ARTY-10: a unit that is run over suffers D6 hits, artillery 3D6, once in each move (WP-G-23), with
 * the crushing strength of the vehicle (WP-VEHICLE-16, WP-G-11).
 */
export const overrun = activity('overrun', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit, c.over),
  steps: {
    *roll(g, c): Rule<void> {
      const me = g.state.units[c.unit]!;
      const gun = g.state.units[c.over]!.type === 'artillery';
      g.apply({ type: 'overran', rules: ['WP-VEHICLE-14'], unit: c.unit, over: c.over });
      const hits = gun
        ? yield* rollSum(g, { by: me.owner, rule: 'WP-ARTY-10', purpose: 'overrunHits', dice: 3 })
        : yield* rollDie(g, { by: me.owner, rule: 'WP-VEHICLE-24', purpose: 'overrunHits' });
      const strength = numberOfRule(me, 'crushingStrength');
      const wounds = yield* woundDice(g, { unit: c.unit, with: 'strength', target: c.over, strength }, hits, me.owner);
      inflict(g, c.over, wounds, 'WP-VEHICLE-24', 'WP-VEHICLE-25');
    },
  },
});
