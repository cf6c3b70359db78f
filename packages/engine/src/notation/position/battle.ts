import { Battle, type BattleOptions } from '../../battle/battle.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { askingForced } from '../../ruleset/define.ts';
import { handedOverDice } from '../journal/handed-over-dice.ts';
import { playEntries } from '../journal/play-entries.ts';
import { type NotationProblem, problemAt, saidBy } from '../problems.ts';
import type { Position } from './parse.ts';

export type BattleFromPosition<T extends Types> =
  | { readonly ok: true; readonly battle: Battle<T> }
  | { readonly ok: false; readonly problems: readonly NotationProblem[] };

/** Continues play from a position. Its `answers` must fit it. */
export function battleFromPosition<T extends Types>(
  bare: Ruleset<T>,
  position: Position<T>,
  options: BattleOptions<T>,
): BattleFromPosition<T> {
  const { state, since, sinceAt } = position;
  const ruleset = position.forced ? askingForced(bare) : bare;
  try {
    if (since.length === 0) return { ok: true, battle: begin(ruleset, position, options) };
    const trial = begin(ruleset, position, { dice: handedOverDice() });
    const wrong = playEntries(trial, since, true);
    if (wrong === null)
      return { ok: true, battle: Battle.resume(ruleset, state, since, options, { kept: trial.kept() }) };
    return failed(problemAt(sinceAt[wrong.index]!, wrong.message, undefined, ['answers']));
  } catch (thrown) {
    return failed(problemAt({ line: 1, column: 1 }, `this position cannot be played: ${saidBy(thrown)}`));
  }
}

const failed = <T extends Types>(problem: NotationProblem): BattleFromPosition<T> => ({
  ok: false,
  problems: [problem],
});

/** Free play waits for an activity. Everything else runs to its first decision. */
const begin = <T extends Types>(
  ruleset: Ruleset<T>,
  { state, free }: Position<T>,
  options: BattleOptions<T>,
): Battle<T> => (free ? Battle.resume(ruleset, state, [], options) : Battle.begin(ruleset, state, options));
