import { hasEffect, type Roll, type RolledPool, rollAgain, type SeatId } from '@walstatt/engine';
import type { ShootContext } from '../generated/state.ts';
import { type G, type L, trigger } from '../kit.ts';
import { hasTrait } from '../rules/units.ts';

/** The shot that is being rolled for. */
function shotUnderWay(look: L): ShootContext | null {
  const top = look.state.agenda[look.state.agenda.length - 1];
  return top?.do === 'shoot' ? top.c : null;
}

const isFresh = (pool: RolledPool): boolean => pool.again.every((n) => n === 0);
const failures = [{ id: 'miss' }];

/** SK-REACT-06: one missed hit die. */
export const veteranReroll = trigger({
  id: 'veteranReroll',
  rule: 'SK-REACT-06',
  window: 'afterRoll',
  inBattle: (look) => Object.values(look.state.units).some((u) => u.traits.includes('veteran')),
  concerns: (look, { roll }: { roll: Roll }) => {
    const shot = roll.rule === 'SK-SHOOT-03' ? shotUnderWay(look) : null;
    return shot !== null && hasTrait(look.state, shot.unit, 'veteran');
  },
  offers: (look, pool: RolledPool) => {
    const shot = pool.roll.rule === 'SK-SHOOT-03' ? shotUnderWay(look) : null;
    if (shot === null || !hasTrait(look.state, shot.unit, 'veteran')) return [];
    return isFresh(pool) && pool.fresh[0]! > 0 ? failures : [];
  },
  *run(g, pool: RolledPool, _option, seat) {
    yield* rollAgain(g, pool, [1, 0], seat, 'SK-REACT-06');
  },
});

const mayReroll = (look: L, roll: Roll): boolean =>
  roll.rule === 'SK-SHOOT-07' &&
  roll.by !== null &&
  (look.state.points[roll.by] ?? 0) > 0 &&
  !hasEffect(look.state, roll.by, 'hasRerolled');

/** SK-REACT-07: one failed save for a command point, once in each action phase. */
export const saveReroll = trigger({
  id: 'saveReroll',
  rule: 'SK-REACT-07',
  window: 'afterRoll',
  concerns: (look, { roll }: { roll: Roll }) => mayReroll(look, roll),
  offers: (look, pool: RolledPool, seat) =>
    seat === pool.roll.by && mayReroll(look, pool.roll) && isFresh(pool) && pool.fresh[0]! > 0 ? failures : [],
  *run(g, pool: RolledPool, _option, seat) {
    g.apply({ type: 'pointsChanged', rules: ['SK-REACT-07'], seat, points: g.state.points[seat]! - 1 });
    g.beginEffect({
      name: 'hasRerolled',
      rule: 'SK-REACT-07',
      on: seat,
      by: seat,
      data: {},
      until: { until: 'end', frame: 'actionPhase', of: null, complete: false },
      stack: 'once',
    });
    yield* rollAgain(g, pool, [1, 0], seat, 'SK-REACT-07');
  },
});

/** SK-REACT-05: better saves, worse shots, until the next activation of the seat. */
export const goToGround = trigger({
  id: 'goToGround',
  rule: 'SK-REACT-05',
  window: 'beforeHit',
  offers: (look, c: ShootContext) => (hasEffect(look.state, c.target, 'toGround') ? [] : [{ id: c.target }]),
  run(g: G, c: ShootContext, _option: string, seat: SeatId) {
    g.beginEffect({
      name: 'toGround',
      rule: 'SK-REACT-05',
      on: c.target,
      by: seat,
      data: {},
      until: { until: 'begin', frame: 'activation', of: seat },
      stack: 'once',
    });
  },
});
