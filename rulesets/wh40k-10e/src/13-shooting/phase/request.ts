import { isOnBattlefield, ownerOf } from '../../01-units/units.ts';
import { request } from '../../kit.ts';
import { againstShooting, hasTargets } from '../eligible.ts';

/** Why a unit may not shoot now. */
export const shootNextRequest = request('shootNext', {
  whyNot(look, { by }, unit) {
    const { state } = look;
    if (!Object.hasOwn(state.units, unit)) return null;
    if (ownerOf(state, unit) !== by || !isOnBattlefield(state, unit)) return 'WH-SHOOT-01';
    return againstShooting(look, unit) ?? (hasTargets(look, unit) ? null : 'WH-SHOOT-07');
  },
});
