import { ask, atLeast, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { modelHas, ownerOf } from '../../01-units/units.ts';
import { weaponsOf } from '../../12-transports/firing-deck/weapons.ts';
import { living, mark } from '../../14-attacks/allocate.ts';
import { die, loseWound } from '../../14-attacks/lose-wound.ts';
import type { State, Volley } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { hasAbility } from '../ability.ts';

const isHazardous = (s: State, weapon: string): boolean => hasAbility(s.weapons[weapon]!, 'hazardous');

/**
 * WH-WEAP-29, WH-G-112: how many tests a unit takes: one for each weapon that it has declared, however many attacks that
 * makes. A weapon whose attacks are split stands in several volleys.
 */
export function hazardsOf(s: State, volleys: readonly Volley[]): number {
  const guns = volleys.flatMap((v) => v.guns.filter(({ weapon }) => isHazardous(s, weapon)));
  const split = guns.filter(({ attacks }) => attacks !== null);
  return guns.length - split.length + new Set(split.map(({ model, weapon }) => `${model} ${weapon}`)).size;
}

const STURDY = ['CHARACTER', 'MONSTER', 'VEHICLE'] as const;

/** WH-WEAP-29: after all attacks of a unit, a test for each hazardous weapon that it has used. */
export const hazardous = activity('hazardous', {
  steps: {
    /** WH-WEAP-30: a 1 fails. */
    *test(g, c): Rule<void> {
      const counts = yield* rollPool(g, {
        by: ownerOf(g.state, c.unit),
        rule: 'WH-WEAP-30',
        purpose: 'hazardous',
        about: c.unit,
        n: c.tests,
        classes: atLeast(2),
        needs: () => unmodified(2),
      });
      g.set(c, { failed: counts[0]! });
    },

    /**
     * WH-WEAP-31, WH-G-58: for each failure a model with a hazardous weapon is destroyed, whether it fired or not; WH-G-85:
     * the TRANSPORT counts as having those fired from its deck.
     * WH-WEAP-32: characters, monsters and vehicles suffer mortal wounds instead.
     */
    *fail(g, c): Rule<string | undefined> {
      const bearers = living(g.state, c.unit).filter((m) =>
        weaponsOf(g.state, m).some((weapon) => isHazardous(g.state, weapon)),
      );
      if (c.failed === 0 || bearers.length === 0) return 'end';
      const model = (yield* ask(g, {
        kind: 'choose',
        name: 'hazard',
        by: ownerOf(g.state, c.unit),
        rule: 'WH-WEAP-31',
        args: { unit: c.unit },
        options: bearers.map((id) => ({ id })),
      }))!;
      const isSturdy = STURDY.some((keyword) => modelHas(g.state, model, keyword));
      g.set(c, { failed: c.failed - 1, model, wounds: isSturdy ? 3 : 0 }, isSturdy ? 'WH-WEAP-32' : 'WH-WEAP-31');
      if (isSturdy) return undefined;
      die(g, model, 'WH-WEAP-31');
      return 'fail';
    },

    /** WH-WEAP-33: they go to that model first, even to a character among bodyguards. */
    *suffer(g, c): Rule<string | undefined> {
      if (c.wounds === 0) return 'fail';
      mark(g, c.model!);
      g.set(c, { wounds: c.wounds - 1 });
      if (!(yield* loseWound(g, c.model!, 'WH-MORTAL-01'))) return 'suffer';
      die(g, c.model!);
      return undefined;
    },

    /** WH-MORTAL-05, WH-G-58: what is left goes on to the unit. */
    rest(g, c): string {
      if (c.wounds > 0) g.then('mortalWounds', { unit: c.unit, left: c.wounds }, 'WH-MORTAL-05');
      return 'fail';
    },

    end(): void {},
  },
});
