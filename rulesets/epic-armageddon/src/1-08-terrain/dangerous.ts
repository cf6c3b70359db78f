import { type Rule, rollAtLeast } from '@walstatt/engine';
import { hasAbility, ownerOf } from '../1-01-units/units.ts';
import { suffer } from '../1-02-formations/losses/suffer.ts';
import type { G } from '../kit.ts';

/**
 * EA-1.8.1-01, EA-1.8.1-02, EA-1.8.1-03: on a 1 the unit is lost, without a save and without a blast marker; EA-3.1-01,
 * EA-G-18: a war engine loses a damage point. EA-1.8.1-04, EA-2.1.18-01, EA-2.1.19-03: cautious units and walkers roll
 * once more if that happens.
 */
export function* testGround(g: G, unit: string, cautious: boolean): Rule<void> {
  const roll = { by: ownerOf(g.state, unit), rule: 'EA-1.8.1-01', purpose: 'dangerous', about: unit } as const;
  if (yield* rollAtLeast(g, 2, roll)) return;
  const walker = hasAbility(g.state, unit, 'walker');
  if (cautious || walker) {
    const again = yield* rollAtLeast(g, 2, { ...roll, rule: walker ? 'EA-2.1.18-01' : 'EA-1.8.1-04' });
    if (again) return;
  }
  yield* suffer(g, { unit, why: 'terrain', rules: ['EA-1.8.1-02'] });
}
