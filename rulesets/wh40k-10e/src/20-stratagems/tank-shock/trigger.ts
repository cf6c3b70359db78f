import { hasKeyword } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { trigger } from '../../kit.ts';
import type { Charged } from '../charge-ends.ts';
import { activeSeatOf, canBeTarget, costOf } from '../use.ts';
import { meleeWeaponsOf } from './activity.ts';

/** WH-STRAT-20, WH-G-69: in the own charge phase, right after a VEHICLE unit has charged. */
export const tankShockTrigger = trigger({
  id: 'tankShock',
  rule: 'WH-STRAT-20',
  window: 'chargeEnds',
  offers: (look, { seat: charger, unit }: Charged, seat) =>
    seat === charger &&
    seat === activeSeatOf(look.state) &&
    hasKeyword(look.state, unit, 'VEHICLE') &&
    canBeTarget(look.state, unit) &&
    engagedBy(look, unit).length > 0 &&
    meleeWeaponsOf(look.state, unit).length > 0
      ? [{ id: unit }]
      : [],
  cost: costOf('tankShock'),
  starts: (_look, { seat, unit }: Charged) => ({ activity: 'tankShock', context: { seat, unit } }),
});
