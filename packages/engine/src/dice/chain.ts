import type { Game, Rule } from '../machine/game.ts';
import { needChain } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import { rollPool } from './roll.ts';
import type { ChainStage, Roll } from './shape.ts';

/**
 * Several stages, each fed by one class of the stage before (hit, wound, save). Returns the counts per class of the
 * last stage. In play every stage is rolled with its windows. While odds are computed, the chain collapses into one
 * multinomial if nobody can interfere.
 */
export function* rollChain<T extends Types>(
  g: Game<T>,
  n: number,
  stages: readonly ChainStage[],
): Rule<readonly number[]> {
  if (n === 0) return new Array<number>(stages[stages.length - 1]!.classes.names.length).fill(0);
  if (collapses(g, n, stages)) return yield* needChain(stages, n, false);
  return yield* rollStages(g, n, stages);
}

/**
 * The same chain for rules that only need the number of dice that came through: those in class `feed` of the last
 * stage. Its odds have one case per number of dice, where those of `rollChain` have one per way to spread them over
 * classes.
 */
export function* rollThrough<T extends Types>(g: Game<T>, n: number, stages: readonly ChainStage[]): Rule<number> {
  if (n === 0) return 0;
  if (collapses(g, n, stages)) return (yield* needChain(stages, n, true))[0]!;
  const counts = yield* rollStages(g, n, stages);
  return counts[stages[stages.length - 1]!.feed]!;
}

const collapses = <T extends Types>(g: Game<T>, n: number, stages: readonly ChainStage[]): boolean =>
  g.enumerating && !stages.some((s) => g.mayReroll(rollOf(s, n)));

function* rollStages<T extends Types>(g: Game<T>, n: number, stages: readonly ChainStage[]): Rule<readonly number[]> {
  let dice = n;
  let counts: readonly number[] = [];
  for (const s of stages) {
    counts = yield* rollPool(g, {
      by: s.by,
      rule: s.rule,
      purpose: s.purpose,
      ...(s.about === undefined ? {} : { about: s.about }),
      n: dice,
      sides: s.sides,
      classes: s.classes,
      ...(s.needs === undefined ? {} : { needs: s.needs }),
    });
    dice = counts[s.feed]!;
  }
  return counts;
}

const rollOf = (s: ChainStage, n: number): Roll => ({
  by: s.by,
  rule: s.rule,
  purpose: s.purpose,
  about: s.about ?? null,
  shape: { dice: n, sides: s.sides, sum: false },
  classes: s.classes,
  again: false,
  needs: null,
});
