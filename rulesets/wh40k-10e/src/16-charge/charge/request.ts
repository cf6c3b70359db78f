import { faultsOf } from '@walstatt/engine';
import { areEnemyUnits } from '../../01-units/units.ts';
import { planOf } from '../../10-movement/ways.ts';
import { type L, request } from '../../kit.ts';
import { judgeApproach } from '../approach/judge.ts';
import { barredFromCharging, mayTarget } from '../eligible.ts';
import { approachOf, chargeWays } from './ways.ts';

export const requests = {
  /** WH-CHARGE-02, WH-CHARGE-03: selected already, barred, or not near any enemy when the phase began. */
  chargeNext: request('chargeNext', {
    whyNot(look, { by }, unit) {
      if (look.state.units[unit]?.owner !== by) return null;
      const selected = look.state.agenda.some((f) => f.do === 'charges' && (f.c as Selected).selected.includes(unit));
      return selected ? 'WH-CHARGE-02' : (barredFromCharging(look, unit) ?? 'WH-CHARGE-03');
    },
  }),

  chargeTargets: request('chargeTargets', {
    whyNot(look, { args: { unit } }, target) {
      if (look.state.units[target] === undefined || !areEnemyUnits(look.state, unit, target)) return null;
      return mayTarget(look, unit, target) ? 'WH-CHARGE-08' : 'WH-AIR-21';
    },
  }),

  /** WH-CHARGE-14, WH-G-27: not to move at all is refused only with a charge move that was found. */
  charge: request('charge', {
    check(look, { args }, plan, all) {
      if (plan.length > 0) return faultsOf(all, (faults) => judgeApproach(look, approachOf(look, args), plan, faults));
      const ways = chargeWays(look, args);
      return ways === null ? null : { code: 'canCharge', rule: 'WH-CHARGE-15', better: planOf(ways) };
    },
    witness: (look, { args }) => witness(look, args),
  }),
};

type Selected = { readonly selected: readonly string[] };

function witness(look: L, args: Parameters<typeof chargeWays>[1]) {
  const ways = chargeWays(look, args);
  return ways === null ? [] : planOf(ways);
}
