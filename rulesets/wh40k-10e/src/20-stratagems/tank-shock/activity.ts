import { ask, atLeast, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { modelsOf } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { toughnessOf } from '../../14-attacks/needs.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';

const NEED = 5;
const MOST = 6;

/** The melee weapons that models of a unit are equipped with. */
export const meleeWeaponsOf = (s: State, unit: string): string[] => [
  ...new Set(modelsOf(s, unit).flatMap((m) => s.models[m]!.weapons.filter((w) => s.weapons[w]!.range === null))),
];

/**
 * WH-STRAT-21: an enemy within engagement range, and one of its own melee weapons. WH-STRAT-22: a Strength above the
 * Toughness brings two more dice.
 */
export const tankShock = activity('tankShock', {
  steps: {
    *crash(g, { seat, unit }): Rule<void> {
      const enemy = (yield* ask(g, {
        kind: 'choose',
        name: 'shockedUnit',
        by: seat,
        rule: 'WH-STRAT-21',
        args: { unit },
        options: engagedBy(g, unit).map((id) => ({ id })),
      }))!;
      const weapon = (yield* ask(g, {
        kind: 'choose',
        name: 'shockWeapon',
        by: seat,
        rule: 'WH-STRAT-21',
        args: { unit },
        options: meleeWeaponsOf(g.state, unit).map((id) => ({ id })),
      }))!;
      const { strength } = g.state.weapons[weapon]!;
      const more = strength > toughnessOf(g.state, enemy) ? 2 : 0;
      const counts = yield* rollPool(g, {
        by: seat,
        rule: 'WH-STRAT-21',
        purpose: 'tankShock',
        about: unit,
        n: strength + more,
        classes: atLeast(NEED),
        needs: () => unmodified(NEED),
      });
      // WH-STRAT-23: a mortal wound for each 5 or 6, six at most.
      const left = Math.min(MOST, counts[1]!);
      if (left > 0) g.then('mortalWounds', { unit: enemy, left }, 'WH-STRAT-23');
    },
  },
});
