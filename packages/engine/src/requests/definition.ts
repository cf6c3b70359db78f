import type { RuleId } from '../generated/rule-ids.ts';
import type { Refusal } from '../machine/types.ts';
import type { Rng } from '../random/rng.ts';
import type { Found } from './faults.ts';
import type { Answer, Request } from './request.ts';

/**
 * What a ruleset registers under a request's name. All functions are pure and see only what `request.by` may see: an
 * answer is legal on the view if and only if it is legal on the whole state. Requests that only offer options need no
 * definition.
 */
export type RequestDefinitionOf<L, A extends Answer = Answer, R = Request> = {
  /**
   * Joint constraints of options, and everything about poses and plans. With `all`, somebody wants to know everything
   * that is wrong, the weightiest first; otherwise the first thing is enough.
   */
  check?(look: L, request: R, answer: A, all: boolean): Found;
  /** For a half-made answer (a ghost being dragged): what is wrong so far, or what is still missing. */
  hint?(look: L, request: R, partial: A): Refusal | null;
  /**
   * The rule that keeps an option (or item) off the list. Called when an answer picks it anyway. Null where no rule
   * applies, as for nonsense.
   */
  whyNot?(look: L, request: R, option: string): RuleId | null;
  /** A legal answer found by construction, or null if none was found. Required for `place` and `path`. */
  witness?(look: L, request: R): A | null;
};

/**
 * What computer players do when a request of this name is asked. The request definition alone decides legality, which
 * never depends on what a player wants.
 */
export type TacticOf<L, A extends Answer = Answer, R = Request> = {
  /** A random legal answer. If it fails (null), the witness is used. */
  sample?(look: L, request: R, rng: Rng): A | null;
  /** Answers worth trying, best first, for searching bots. The legal ones among them are used. */
  candidates?(look: L, request: R, rng: Rng, limit: number): A[];
  /**
   * What a sensible player would do if the default is to do nothing. Bots that look ahead play on with it if it is
   * legal.
   */
  likely?(look: L, request: R): A | null;
};
