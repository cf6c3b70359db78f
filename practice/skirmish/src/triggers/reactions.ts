import { hasEffect } from '@walstatt/engine';
import { newShot } from '../activities/shoot.ts';
import type { ShootContext } from '../generated/state.ts';
import { type L, trigger } from '../kit.ts';
import { canShoot } from '../rules/shooting.ts';
import { canGoOn, isOnTable } from '../rules/units.ts';

/** SK-REACT-02: does the unit still have its reaction? */
function mayReact(look: L, unit: string): boolean {
  return canGoOn(look.state, unit) && isOnTable(look.state, unit) && !hasEffect(look.state, unit, 'hasReacted');
}

/** SK-REACT-01: a shot at the unit that has moved. */
export const overwatch = trigger({
  id: 'overwatch',
  rule: 'SK-REACT-01',
  window: 'afterMove',
  offers: (look, c: { unit: string }, seat) => {
    const options = [];
    for (const u in look.state.units)
      if (look.state.units[u]!.owner === seat && mayReact(look, u) && canShoot(look, u, c.unit))
        options.push({ id: u, args: { unit: u, target: c.unit } });
    return options;
  },
  starts: (_look, c: { unit: string }, option) => ({
    activity: 'shoot',
    context: newShot(option, c.unit, 'overwatch'),
  }),
});

/** SK-REACT-04, SK-OPT-02: the target shoots back. */
export const returnFire = trigger({
  id: 'returnFire',
  rule: 'SK-REACT-04',
  window: 'afterShot',
  inBattle: (look) => look.state.options.returnFire,
  offers: (look, c: ShootContext) =>
    mayReact(look, c.target) && canShoot(look, c.target, c.unit)
      ? [{ id: c.target, args: { unit: c.target, target: c.unit } }]
      : [],
  starts: (_look, c: ShootContext) => ({ activity: 'shoot', context: newShot(c.target, c.unit, 'returnFire') }),
});
