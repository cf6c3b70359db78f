import { isSuppressed, sideOfUnit } from '../../01-units/units.ts';
import { request } from '../../kit.ts';

/** Why a unit receives no order now. WP-TRANSPORT-09: passengers leave only if their transport lets them out. */
export const moveUnitRequest = request('moveUnit', {
  whyNot: (look, _r, unit) => {
    const { units, active } = look.state;
    if (!Object.hasOwn(units, unit)) return null;
    const u = units[unit]!;
    if (sideOfUnit(look.state, u) !== active) return 'WP-TURN-03';
    if (u.where.at !== 'aboard' || u.order !== 'none') return null;
    return isSuppressed(look, unit) ? 'WP-MORALE-11' : 'WP-TRANSPORT-09';
  },
});
