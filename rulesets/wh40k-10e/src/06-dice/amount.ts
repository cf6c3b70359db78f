import { type Rule, type RuleId, rollSum, type SeatId } from '@walstatt/engine';
import type { Amount } from '../generated/state.ts';
import type { G } from '../kit.ts';

type For = { readonly by: SeatId; readonly rule: RuleId; readonly purpose: string; readonly about: string };

/** WH-DICE-02: dice are added up. WH-DICE-03: a D3 is a die with three sides, each as likely as two of a D6. */
export function* rollAmount(g: G, { dice, sides, plus }: Amount, roll: For): Rule<number> {
  return dice === 0 ? plus : plus + (yield* rollSum(g, { ...roll, dice, sides }));
}
