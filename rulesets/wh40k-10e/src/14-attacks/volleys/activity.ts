import { ask, type Rule } from '@walstatt/engine';
import type { Gun, Volley, VolleysContext } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';

/**
 * WH-SHOOT-15, WH-MELEE-14: all attacks against one target come before those against the next, in the order that the
 * attacker likes.
 */
export const volleys = activity('volleys', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      if (c.volleys.length === 0) return undefined;
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'volleyNext',
        by: c.seat,
        rule: c.melee ? 'WH-MELEE-14' : 'WH-SHOOT-15',
        args: { unit: c.unit },
        options: c.volleys.map((v) => ({ id: v.target })),
      });
      const volley = c.volleys.find((v) => v.target === target)!;
      const guns = yield* byWeapon(g, c, volley);
      g.set(c, { volleys: c.volleys.filter((v) => v !== volley) });
      g.then('attacks', {
        seat: c.seat,
        unit: c.unit,
        target: volley.target,
        targetSize: volley.targetSize,
        guns,
        gun: null,
        left: 0,
        hits: 0,
        sure: 0,
        mortal: 0,
        model: null,
        damage: 0,
      });
      return 'next';
    },
  },
});

/** WH-SHOOT-16, WH-MELEE-15: attacks with one profile come before those with the next, in the order that is chosen. */
function* byWeapon(g: G, { seat, unit, melee }: VolleysContext, { target, guns }: Volley): Rule<Gun[]> {
  const weapons = [...new Set(guns.map((gun) => gun.weapon))];
  const order = yield* ask(g, {
    kind: 'order',
    name: 'weaponOrder',
    by: seat,
    rule: melee ? 'WH-MELEE-15' : 'WH-SHOOT-16',
    args: { unit, target },
    options: weapons.map((id) => ({ id })),
  });
  return order.flatMap((weapon) => guns.filter((gun) => gun.weapon === weapon));
}
