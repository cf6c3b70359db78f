import type { Modifier } from '@walstatt/engine';
import { isVehicle } from '../../01-units/units.ts';
import { isShattered } from '../../12-shooting/shattered.ts';
import { isFastTarget, isStill } from '../../19-vehicles/vehicle-states.ts';
import { modifier, type Warpath } from '../../kit.ts';

/** A charger striking at its target. */
export type Strike = { readonly unit: string; readonly target: string };

/** What a charger needs in order to hit. Shooting modifiers do not apply (WP-MELEE-09). */
export const toHitMelee: readonly Modifier<Warpath>[] = [
  /** WP-MELEE-07: once, whatever disrupted the charge. */
  modifier({
    rule: 'WP-MELEE-06',
    op: 'add',
    by: 1,
    when: (look, s: Strike) => look.state.units[s.unit]!.disrupted,
  }),
  modifier({
    rule: 'WP-MELEE-08',
    op: 'add',
    by: 1,
    when: (look, s: Strike) => isShattered(look, look.state.units[s.unit]!),
  }),
  modifier({
    rule: 'WP-VEHICLE-41',
    op: 'add',
    by: -2,
    when: (look, s: Strike) => isVehicle(look.state.units[s.target]!) && isStill(look, look.state.units[s.target]!),
  }),
  /** WP-VEHICLE-48: a vehicle that moved a shorter distance makes no difference. */
  modifier({
    rule: 'WP-VEHICLE-47',
    op: 'add',
    by: 2,
    when: (look, s: Strike) => isVehicle(look.state.units[s.target]!) && isFastTarget(look.state.units[s.target]!),
  }),
];
