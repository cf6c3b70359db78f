import { classesOf, type Rule, type RuleId, rollPool, rollSum, type SeatId } from '@walstatt/engine';
import type { Amount } from '../generated/state.ts';
import type { G } from '../kit.ts';

type For = { readonly by: SeatId; readonly rule: RuleId; readonly purpose: string; readonly about: string };

/** WH-DICE-03, WH-G-01: a D3 is a D6 halved, rounding up. WH-DICE-05: the ends of a range belong to it. */
const D3 = classesOf(['one', 'two', 'three'] as const, 1, 6, (face) =>
  face <= 2 ? 'one' : face <= 4 ? 'two' : 'three',
);

/** WH-DICE-02: dice are added up. */
export function* rollAmount(g: G, { dice, sides, plus }: Amount, roll: For): Rule<number> {
  if (dice === 0) return plus;
  if (sides === 6) return plus + (yield* rollSum(g, { ...roll, dice }));
  const [one, two, three] = yield* rollPool(g, { ...roll, n: dice, classes: D3 });
  return plus + one! + 2 * two! + 3 * three!;
}
