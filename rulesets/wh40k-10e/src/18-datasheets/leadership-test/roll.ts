import { type Explained, type Rule, type RuleId, rollSum } from '@walstatt/engine';
import { modelsOf, ownerOf, profileOf } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { type G, type L, modifier } from '../../kit.ts';
import { aurasOfTests } from '../auras.ts';

type Tested = { readonly unit: string };

/** WH-DATA-12: what auras add to the roll, its need has less. */
export const needModifiers = [
  modifier({
    rule: 'WH-DATA-12',
    op: 'add',
    when: (look, { unit }: Tested) => addedBy(look, unit) !== 0,
    by: (look, { unit }: Tested) => -addedBy(look, unit),
  }),
];

const addedBy = (look: L, unit: string): number => aurasOfTests(look, unit).reduce((sum, { deed }) => sum + deed.by, 0);

/** WH-DATA-09, WH-CMD-08: two dice against the best Leadership in the unit. Says whether the test is passed. */
export function* rollAgainstLeadership(g: G, unit: string, rule: RuleId, purpose: string): Rule<boolean> {
  const best = bestLeadership(g.state, unit);
  const total = yield* rollSum(g, {
    by: ownerOf(g.state, unit),
    rule,
    purpose,
    about: unit,
    dice: 2,
    needs: () => explainLeadership(g, unit),
  });
  return total >= g.modify('leadershipNeed', best, { unit });
}

export const explainLeadership = (look: L, unit: string): Explained =>
  look.explain('leadershipNeed', bestLeadership(look.state, unit), { unit });

/** The lowest number is the best. */
const bestLeadership = (s: State, unit: string): number =>
  Math.min(...modelsOf(s, unit).map((m) => profileOf(s, m).leadership));
