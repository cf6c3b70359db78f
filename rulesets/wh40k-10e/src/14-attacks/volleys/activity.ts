import { ask, type Rule } from '@walstatt/engine';
import { hazardsOf } from '../../15-weapon-abilities/hazardous/activity.ts';
import type { Gun, Volley, VolleysContext } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';

/**
 * WH-SHOOT-15, WH-MELEE-14: all attacks against one target come before those against the next, in the order that the
 * attacker likes. WH-MELEE-16: all that was declared is resolved, wherever the target is by then. WH-WEAP-29: hazardous
 * tests come last.
 */
export const volleys = activity('volleys', {
  steps: {
    begin: (g, c) => g.set(c, { hazards: hazardsOf(g.state, c.volleys) }),

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
        toughness: 0,
        wounds: 0,
        unsaved: 0,
        mortal: 0,
        psychic: 0,
        mind: false,
        model: null,
        damage: 0,
      });
      return 'next';
    },

    hazards(g, { unit, hazards }): void {
      if (hazards > 0) g.then('hazardous', { unit, tests: hazards, failed: 0, model: null, wounds: 0 }, 'WH-WEAP-29');
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
