import type { ChainStage, Roll, Rolled } from '../dice/shape.ts';
import type { Answer, Request } from '../requests/request.ts';

/**
 * What a rule waits for: answers of seats, dice, or (only while odds are computed) the end result of a chain of pools:
 * counts per class of its last stage, or with `through` one count, of the dice that came through all stages.
 */
export type Need =
  | { readonly what: 'ask'; readonly requests: readonly Request[]; readonly sealed: boolean }
  | { readonly what: 'roll'; readonly roll: Roll }
  | { readonly what: 'chain'; readonly stages: readonly ChainStage[]; readonly n: number; readonly through: boolean };

export type Reply =
  | { readonly what: 'ask'; readonly answers: readonly Answer[] }
  | { readonly what: 'roll'; readonly rolled: Rolled }
  | { readonly what: 'chain'; readonly counts: readonly number[] };

/** Rules are generators of needs: they ask and roll through `yield*` helpers and return the result. */
export type Rule<R> = Generator<Need, R, Reply>;

/** The only bare `yield`s of the whole program are in this file. Everything else says `yield*`. */
export function* needAnswers(requests: readonly Request[], sealed: boolean): Rule<readonly Answer[]> {
  const reply = yield { what: 'ask', requests, sealed };
  if (reply.what !== 'ask') throw new Error(`answers were needed, but ${reply.what} came`);
  return reply.answers;
}

export function* needDice(roll: Roll): Rule<Rolled> {
  const reply = yield { what: 'roll', roll };
  if (reply.what !== 'roll') throw new Error(`dice were needed, but ${reply.what} came`);
  return reply.rolled;
}

export function* needChain(stages: readonly ChainStage[], n: number, through: boolean): Rule<readonly number[]> {
  const reply = yield { what: 'chain', stages, n, through };
  if (reply.what !== 'chain') throw new Error(`a chain was needed, but ${reply.what} came`);
  return reply.counts;
}
