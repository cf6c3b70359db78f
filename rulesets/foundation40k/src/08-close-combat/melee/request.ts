import { areEnemyUnits } from '../../01-units/units.ts';
import { request } from '../../kit.ts';

/** FD-ACTION-11, FD-MELEE-01: why a unit may not be struck at: it is no enemy, or no base touches one of its bases. */
export const opponentRequest = request('opponent', {
  whyNot: (look, { args: { unit } }, target) => {
    if (!Object.hasOwn(look.state.units, target)) return null;
    return areEnemyUnits(look.state, unit, target) ? 'FD-MELEE-01' : 'FD-ACTION-11';
  },
});
