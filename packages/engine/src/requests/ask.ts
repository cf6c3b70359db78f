import { cite } from '../machine/cite.ts';
import type { Game, Rule } from '../machine/game.ts';
import { needAnswers } from '../machine/need.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { offersSomething, onlyAnswer } from './only-answer.ts';
import { presetAnswer } from './preset.ts';
import type { Answer, AnswerOf, KindOf, Request, RequestKind, RequestName, RequestOf } from './request.ts';

/** The schema knows the request by this name and kind. */
type Named<N extends string, K extends RequestKind> = { readonly name: N; readonly kind: K };

/** Asks one seat. A request that leaves no choice is not asked. The default answers for a seat that has finished. */
export function* ask<T extends Types, N extends RequestName<T>, K extends KindOf<T, N>>(
  g: Game<T>,
  request: Named<N, K> & RequestOf<T, N>,
): Rule<AnswerOf[K]> {
  return (yield* askAny(g, request as Request)) as AnswerOf[K];
}

/** The same for a request whose name is not known in advance. */
export function* askAny<T extends Types>(g: Game<T>, request: Request): Rule<Answer> {
  const settled = settledAnswer(g, request);
  if (settled !== undefined) return settled;
  const answers = yield* needAnswers([request], false);
  return answers[0]!;
}

/**
 * Asks several seats at once. `sealed` keeps the answers apart until the last one is in. Answers come in the order of
 * the requests.
 */
export function* askAll<T extends Types, N extends RequestName<T>, K extends KindOf<T, N>>(
  g: Game<T>,
  requests: readonly (Named<N, K> & RequestOf<T, N>)[],
  sealed: boolean,
): Rule<AnswerOf[K][]> {
  return (yield* askAllAny(g, requests as readonly Request[], sealed)) as AnswerOf[K][];
}

export function* askAllAny<T extends Types>(g: Game<T>, requests: readonly Request[], sealed: boolean): Rule<Answer[]> {
  const result: Answer[] = new Array(requests.length);
  const open: Request[] = [];
  const places: number[] = [];
  requests.forEach((r, i) => {
    const settled = settledAnswer(g, r);
    if (settled !== undefined) result[i] = settled;
    else {
      open.push(r);
      places.push(i);
    }
  });
  if (open.length > 0) {
    const answers = yield* needAnswers(open, sealed);
    answers.forEach((a, i) => {
      result[places[i]!] = a;
    });
  }
  return result;
}

/** All named seats must say yes, or it does not happen. */
export function* agree<T extends Types, N extends RequestName<T>>(
  g: Game<T>,
  seats: readonly SeatId[],
  question: { readonly name: N } & Omit<RequestOf<T, N>, 'by' | 'kind' | 'preset'>,
): Rule<boolean> {
  const requests = seats.map((by) => ({ ...question, kind: 'confirm', preset: false, by }));
  const answers = yield* askAllAny(g, requests as never, false);
  return answers.every((a) => a === true);
}

function settledAnswer<T extends Types>(g: Game<T>, request: Request): Answer | undefined {
  cite(g, request.rule);
  const only = onlyAnswer(request);
  if (only !== undefined && !(g.ruleset.asksForced && offersSomething(request))) return only;
  for (const f of g.state.finished) if (f.seat === request.by) return presetAnswer(g as never, request);
  return undefined;
}
