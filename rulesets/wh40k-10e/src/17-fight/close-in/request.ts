import { faultsOf, type Plan, type Refusal, type RuleId } from '@walstatt/engine';
import { modelHas } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { standing } from '../../04-measuring/table-top.ts';
import { planOf, type Way } from '../../10-movement/ways.ts';
import type { Approach } from '../../16-charge/approach/approach.ts';
import { findApproach } from '../../16-charge/approach/find.ts';
import { judgeApproach } from '../../16-charge/approach/judge.ts';
import { type L, request } from '../../kit.ts';
import { closingIn, isNearFoes, type Rules } from './approach.ts';
import { towardsMarkers } from './marker.ts';

const PILE_IN: Rules = { far: 'WH-PILE-01', closer: 'WH-PILE-04', contact: 'WH-PILE-05', near: 'WH-PILE-02' };
const CONSOLIDATE: Rules = { far: 'WH-CONS-01', closer: 'WH-CONS-03', contact: 'WH-CONS-04', near: 'WH-CONS-02' };

/** WH-PILE-02, WH-PILE-03: ways to pile in, or null if none were found. */
export const pileInWays = (look: L, unit: string): readonly Way[] | null =>
  look.memo('pileIn', unit, () => findApproach(look, closingIn(look, unit, PILE_IN)));

/** WH-CONS-02: ways to consolidate towards the enemy, or null if none were found. */
export const consolidationWays = (look: L, unit: string): readonly Way[] | null =>
  look.memo('consolidate', unit, () => findApproach(look, closingIn(look, unit, CONSOLIDATE)));

/** WH-CONS-05: ways towards the closest marker, or null if none were found. */
export const markerWays = (look: L, unit: string): readonly Way[] | null =>
  look.memo('consolidateToMarker', unit, () => {
    for (const approach of towardsMarkers(look, unit)) {
      const ways = findApproach(look, approach);
      if (ways !== null) return ways;
    }
    return null;
  });

const judged = (look: L, approach: Approach, plan: Plan, all: boolean): readonly Refusal[] =>
  faultsOf(all, (faults) => judgeApproach(look, approach, plan, faults));

export const requests = {
  /** WH-PILE-06: nobody has to move. */
  pileIn: request('pileIn', {
    check: (look, { args: { unit } }, plan, all) =>
      plan.length === 0 ? null : judged(look, closingIn(look, unit, PILE_IN), plan, all),
    whyNot: (look, { args: { unit } }, model) =>
      whyStill(look, unit, model, { touching: 'WH-PILE-01', aircraft: 'WH-AIR-26' }),
    witness: () => [],
  }),

  /** WH-CONS-07: nobody has to move. WH-CONS-05: a marker counts only where no way to the enemy was found. */
  consolidate: request('consolidate', {
    check(look, { args: { unit } }, plan, all) {
      if (plan.length === 0) return null;
      const closing = judged(look, closingIn(look, unit, CONSOLIDATE), plan, all);
      if (closing.length === 0) return null;
      const markers = towardsMarkers(look, unit).map((approach) => judged(look, approach, plan, all));
      if (markers.every((faults) => faults.length > 0))
        return isNearFoes(look, unit) ? closing : (markers[0] ?? closing);
      if (engagedBy(look, unit).length > 0) return closing;
      const ways = consolidationWays(look, unit);
      return ways === null ? null : { code: 'enemyFirst', rule: 'WH-CONS-05', better: planOf(ways) };
    },
    whyNot: (look, { args: { unit } }, model) =>
      whyStill(look, unit, model, { touching: 'WH-CONS-01', aircraft: 'WH-AIR-27' }),
    witness: () => [],
  }),
};

/** The two rules that keep a model of the unit still: it touches an enemy, or it is AIRCRAFT. */
type Still = { readonly touching: RuleId; readonly aircraft: RuleId };

const whyStill = (look: L, unit: string, model: string, { touching, aircraft }: Still): RuleId | null => {
  if (!standing(look, unit).models.includes(model)) return null;
  return modelHas(look.state, model, 'AIRCRAFT') ? aircraft : touching;
};
