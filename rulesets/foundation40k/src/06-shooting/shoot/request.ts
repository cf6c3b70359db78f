import { areEnemyUnits, isOnTable } from '../../01-units/units.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import { request } from '../../kit.ts';

/**
 * FD-GAP-31, FD-GAP-33, FD-LOS-01: why a unit may not be shot at: it is no enemy on the table, in melee, or out of
 * sight.
 */
export const targetRequest = request('target', {
  whyNot: (look, { args: { unit } }, target) => {
    if (!Object.hasOwn(look.state.units, target)) return null;
    if (!areEnemyUnits(look.state, unit, target) || !isOnTable(look.state, target)) return 'FD-GAP-31';
    return inMelee(look, target) ? 'FD-GAP-33' : 'FD-LOS-01';
  },
});
