import { sideOfUnit } from '../../01-units/units.ts';
import { request } from '../../kit.ts';
import { attacksOf, silencedBy } from '../shots.ts';
import { noTargetBy } from './shooters.ts';

/** Why a unit may not shoot now: it is not its side's turn, it is silenced, or its attack has no target. */
export const shootUnitRequest = request('shootUnit', {
  whyNot: (look, _r, unit) => {
    const { units, active } = look.state;
    if (!Object.hasOwn(units, unit)) return null;
    const u = units[unit]!;
    if (sideOfUnit(look.state, u) !== active) return 'WP-TURN-03';
    const [attack] = attacksOf(u);
    if (u.shot || attack === undefined) return null;
    return silencedBy(look, unit) ?? noTargetBy(look, unit, attack);
  },
});
