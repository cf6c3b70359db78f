import { type Rule, rollDie } from '@walstatt/engine';
import { numberOfRule } from '../../01-units/units.ts';
import { inflict, woundDice } from '../../14-wounding/resolve.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity } from '../../kit.ts';

/**
 * WP-VEHICLE-17, WP-VEHICLE-18, WP-G-32: first both numbers of hits, then the wounds on the active vehicle, then those
 * on the other. WP-VEHICLE-16, WP-G-11: each suffers the crushing strength of the other.
 */
export const collision = activity('collision', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit, c.other),
  steps: {
    *crash(g, c): Rule<void> {
      const me = g.state.units[c.unit]!;
      const other = g.state.units[c.other]!;
      const roll = { by: me.owner, rule: 'WP-VEHICLE-17', purpose: 'collisionHits' } as const;
      const onMe = yield* rollDie(g, roll);
      const onOther = yield* rollDie(g, roll);
      const hit = (target: string, by: string): { unit: string; with: string; target: string; strength: number } => ({
        unit: by,
        with: 'strength',
        target,
        strength: numberOfRule(g.state.units[by]!, 'crushingStrength'),
      });
      const wounds = yield* woundDice(g, hit(c.unit, c.other), onMe, other.owner);
      const others = yield* woundDice(g, hit(c.other, c.unit), onOther, me.owner);
      inflict(g, c.unit, wounds, 'WP-VEHICLE-18', 'WP-VEHICLE-19');
      inflict(g, c.other, others, 'WP-VEHICLE-18', 'WP-VEHICLE-19');
    },
  },
});
