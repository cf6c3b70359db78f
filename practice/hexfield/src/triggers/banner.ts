import { hasEffect, type RolledPool, type Rule, rollAgain } from '@walstatt/engine';
import { type G, trigger, windowOf } from '../kit.ts';

/** After any roll, the seat that made it may be able to make it again. */
export const afterRoll = windowOf({
  name: 'afterRoll',
  rule: 'HX-MORALE-03',
  order: 'each',
  seats: (_look, { roll }: RolledPool) => (roll.by === null ? [] : [roll.by]),
});

/** HX-MORALE-03: a failed morale test is rolled again, once per battle and seat. */
export const banner = trigger({
  id: 'banner',
  rule: 'HX-MORALE-03',
  window: 'afterRoll',
  concerns: ({ state }, { roll }: RolledPool) =>
    roll.purpose === 'morale' && roll.by !== null && !hasEffect(state, roll.by, 'bannerUsed'),
  offers: ({ state }, pool: RolledPool, seat) =>
    pool.roll.purpose === 'morale' && pool.fresh[0] === 1 && !hasEffect(state, seat, 'bannerUsed')
      ? [{ id: 'raise' }]
      : [],
  *run(g: G, pool: RolledPool, _option, seat): Rule<void> {
    g.beginEffect({
      name: 'bannerUsed',
      rule: 'HX-MORALE-03',
      on: seat,
      by: seat,
      data: {},
      until: { until: 'never' },
      stack: 'once',
    });
    yield* rollAgain(g, pool, [1, 0], seat, 'HX-MORALE-03');
  },
});
