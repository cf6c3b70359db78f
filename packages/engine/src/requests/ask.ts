import type { Game, Rule } from '../machine/game.ts';
import { needAnswers } from '../machine/need.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { onlyAnswer } from './only-answer.ts';
import { presetAnswer } from './preset.ts';
import type { Answer, AnswerOf, Request } from './request.ts';

/** Asks one seat. What leaves no choice is not asked; a seat that has finished is answered for by the default. */
export function* ask<T extends Types, R extends Request>(g: Game<T>, request: R): Rule<AnswerOf[R['kind']]> {
  const settled = settledAnswer(g, request);
  if (settled !== undefined) return settled as AnswerOf[R['kind']];
  const answers = yield* needAnswers([request], false);
  return answers[0] as AnswerOf[R['kind']];
}

/** Asks several seats at once; `sealed` keeps the answers apart until the last one is in. Answers come in the order of the requests. */
export function* askAll<T extends Types>(g: Game<T>, requests: readonly Request[], sealed: boolean): Rule<Answer[]> {
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

/** All named seats say yes, or it does not happen. */
export function* agree<T extends Types>(
  g: Game<T>,
  seats: readonly SeatId[],
  question: Omit<Request & { kind: 'confirm' }, 'by' | 'kind' | 'preset'>,
): Rule<boolean> {
  const requests = seats.map((by) => ({ ...question, kind: 'confirm' as const, preset: false, by }));
  const answers = yield* askAll(g, requests, false);
  return answers.every((a) => a === true);
}

function settledAnswer<T extends Types>(g: Game<T>, request: Request): Answer | undefined {
  g.note(request.rule);
  const only = onlyAnswer(request);
  if (only !== undefined) return only;
  for (const f of g.state.finished) if (f.seat === request.by) return presetAnswer(g as never, request);
  return undefined;
}
