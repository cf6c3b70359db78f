import { hasKeyword, unitsOf } from '../01-units/units.ts';
import { unitsWithin } from '../04-measuring/questions.ts';
import { inch, standing } from '../04-measuring/table-top.ts';
import { barredAnyway, mayTarget } from '../16-charge/eligible.ts';
import { type L, trigger } from '../kit.ts';
import type { Charged } from './charge-ends.ts';
import { activeSeatOf, canBeTarget, costOf } from './use.ts';

const REACH = inch(6);

/**
 * WH-STRAT-36, WH-G-71: within 6" of the unit that has charged, and free to charge it. WH-STRAT-38: of VEHICLES only
 * WALKERS.
 */
const candidates = (look: L, seat: string, enemy: string): string[] =>
  unitsOf(look.state, seat).filter(
    (unit) =>
      canBeTarget(look.state, unit) &&
      unitsWithin(standing(look, unit), standing(look, enemy), REACH) &&
      barredAnyway(look, unit) === null &&
      mayTarget(look, unit, enemy) &&
      (!hasKeyword(look.state, unit, 'VEHICLE') || hasKeyword(look.state, unit, 'WALKER')),
  );

/** WH-STRAT-35, WH-STRAT-37: the unit charges that enemy alone. WH-STRAT-39: without a charge bonus. */
export const heroicIntervention = trigger({
  id: 'heroicIntervention',
  rule: 'WH-STRAT-35',
  window: 'chargeEnds',
  offers: (look, { seat: charger, unit }: Charged, seat) =>
    seat !== charger && seat !== activeSeatOf(look.state) ? candidates(look, seat, unit).map((id) => ({ id })) : [],
  cost: costOf('heroicIntervention'),
  starts: (_look, { unit: enemy }: Charged, unit, seat) => ({
    activity: 'charge',
    context: { seat, unit, targets: [enemy], distance: 0, bonus: false },
  }),
});
