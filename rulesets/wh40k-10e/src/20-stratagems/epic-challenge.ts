import { modelHas, modelsOf, partsLeft } from '../01-units/units.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { type L, trigger, windowOf } from '../kit.ts';
import { canBeTarget, costOf, phaseOf } from './use.ts';

type Selected = { readonly seat: string; readonly unit: string };

/** When a unit is selected to fight. */
export const selectedToFight = windowOf({
  name: 'selectedToFight',
  rule: 'WH-STRAT-14',
  seats: (_, { seat }: Selected) => [seat],
  args: (_, { unit }: Selected) => ({ unit }),
  order: 'each',
});

/** WH-STRAT-14, WH-G-04: an attached unit of the enemy is within engagement range. */
const facesAttached = (look: L, unit: string): boolean =>
  engagedBy(look, unit).some((enemy) => partsLeft(look.state, enemy).length > 1);

/** WH-STRAT-15: the melee attacks of one CHARACTER model have Precision until the end of the phase. */
export const epicChallenge = trigger({
  id: 'epicChallenge',
  rule: 'WH-STRAT-14',
  window: 'selectedToFight',
  offers(look, { unit }: Selected) {
    if (!canBeTarget(look.state, unit) || !facesAttached(look, unit)) return [];
    return modelsOf(look.state, unit).flatMap((id) => (modelHas(look.state, id, 'CHARACTER') ? [{ id }] : []));
  },
  cost: costOf('epicChallenge'),
  run(g, _: Selected, model, seat) {
    g.beginEffect({
      name: 'challenging',
      rule: 'WH-STRAT-15',
      on: model,
      by: seat,
      data: {},
      until: { until: 'end', frame: phaseOf(g.state), of: null, complete: false },
      stack: 'once',
    });
  },
});
