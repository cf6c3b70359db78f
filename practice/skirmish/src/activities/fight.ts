import { askAll, atLeast, type Rule, type RuleId, rollPool, type SeatId, unmodified } from '@walstatt/engine';
import type { FightContext } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { contactsOf } from '../rules/contact.ts';
import { applyWounds, removeFallen, woundsRequest } from '../rules/losses.ts';
import { testMorale } from '../rules/morale.ts';
import { unitOf } from '../rules/units.ts';

export const newFight = (unit: string, target: string): FightContext => ({
  unit,
  target,
  unsaved: [0, 0],
  lost: [0, 0],
});

/** SK-CHARGE-06, SK-CHARGE-07: two units in contact strike at the same time. */
export const fight = activity('fight', {
  begins: (look, c) => (contactsOf(look, c.unit, c.target) > 0 ? [] : ['SK-CHARGE-06']),
  steps: {
    /** All dice are rolled before any model is lost, the attacker's first at each stage. */
    *strike(g, c) {
      const sides = [
        { of: c.unit, at: c.target },
        { of: c.target, at: c.unit },
      ];
      const dice = sides.map(({ of, at }) => contactsOf(g, of, at) * unitOf(g.state, of).fight.attacks);
      const hits = yield* stage(g, sides, dice, 'hit', ({ of }) => ({ by: of, need: unitOf(g.state, of).fight.skill }));
      const wounds = yield* stage(g, sides, hits, 'wound', ({ of }) => ({
        by: of,
        need: unitOf(g.state, of).fight.wounds,
      }));
      const saved = yield* stage(g, sides, wounds, 'save', ({ at }) => ({ by: at, need: unitOf(g.state, at).save }));
      g.set(c, { unsaved: [wounds[1]! - saved[1]!, wounds[0]! - saved[0]!] }, 'SK-CHARGE-06');
    },

    /** Both owners allocate at the same time. Nothing is removed before both have done so. */
    *allocate(g, c) {
      const units = [c.unit, c.target];
      const requests = units.map((unit, i) => woundsRequest(g, unit, c.unsaved[i]!, 'SK-CHARGE-06'));
      const shares = yield* askAll(g, requests, false);
      units.forEach((unit, i) => {
        applyWounds(g, unit, shares[i]!, 'SK-CHARGE-06');
      });
    },

    *losses(g, c) {
      const own = yield* removeFallen(g, c.unit, 'fight', 'SK-CHARGE-06');
      const theirs = yield* removeFallen(g, c.target, 'fight', 'SK-CHARGE-06');
      g.set(c, { lost: [own, theirs] });
    },

    /** SK-CHARGE-07. */
    *morale(g, c) {
      const [own, theirs] = c.lost as [number, number];
      if (own === theirs) return;
      const loser = own > theirs ? c.unit : c.target;
      if (unitOf(g.state, loser).living > 0) yield* testMorale(g, loser);
    },
  },
});

type Side = { readonly of: string; readonly at: string };

/** One stage of the dice of both sides. Returns how many of each succeed. */
function* stage(
  g: G,
  sides: readonly Side[],
  dice: readonly number[],
  purpose: string,
  roll: (side: Side) => { readonly by: string; readonly need: number },
): Rule<number[]> {
  const successes: number[] = [];
  const rule: RuleId = 'SK-CHARGE-06';
  for (const [i, side] of sides.entries()) {
    const { by, need } = roll(side);
    const seat: SeatId = unitOf(g.state, by).owner;
    const needs = () => unmodified(need);
    const [, good] = yield* rollPool(g, { by: seat, rule, purpose, n: dice[i]!, classes: atLeast(need), needs });
    successes.push(good!);
  }
  return successes;
}
