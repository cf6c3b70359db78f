import { knowledgeOf } from '../battle/knowledge.ts';
import { Eyes } from '../machine/eyes.ts';
import type { Look } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { refuse } from '../requests/legal.ts';
import { presetAnswer } from '../requests/preset.ts';
import type { Answer, Request } from '../requests/request.ts';
import type { Goal } from './tree.ts';

/**
 * How a seat decides while odds are computed. `default`: the default answers. `never`: passes and declines wherever it
 * can. `maximise` and `minimise`: best play for or against the measure. A function sees what the seat may see.
 */
export type Policy<T extends Types> =
  | 'default'
  | 'never'
  | 'maximise'
  | 'minimise'
  | ((look: Look<T>, request: Request) => Answer);

export type Policies<T extends Types> = Readonly<Record<SeatId, Policy<T>>>;

export type PolicyName = 'default' | 'never' | 'maximise' | 'minimise' | 'function';

export const policyName = <T extends Types>(p: Policy<T>): PolicyName => (typeof p === 'function' ? 'function' : p);

/** The policy of every seat. A seat that is not named takes the defaults. */
export function everySeat<T extends Types>(state: T['State'], policies: Policies<T>): Policies<T> {
  const seats = state.seats.map((s) => s.id);
  for (const seat of Object.keys(policies))
    if (!seats.includes(seat)) throw new Error(`there is no seat ${seat} to have a policy`);
  return Object.fromEntries(seats.map((seat) => [seat, policies[seat] ?? 'default']));
}

/** Which way the seat pulls, or null if it does not play its best. */
export const goalOf = <T extends Types>(p: Policy<T>): Goal | null =>
  p === 'maximise' ? 1 : p === 'minimise' ? -1 : null;

/** The answer of a seat that does not play its best. */
export function answerBy<T extends Types>(policy: Policy<T>, eyes: Eyes<T>, request: Request): Answer {
  if (typeof policy === 'function') return answerByFunction(policy, eyes, request);
  const look = eyes as unknown as Look;
  if (policy === 'never') {
    const no = declining(request);
    if (no !== undefined && refuse(look, request, no) === null) return no;
  }
  return presetAnswer(look, request);
}

function answerByFunction<T extends Types>(
  policy: (look: Look<T>, request: Request) => Answer,
  eyes: Eyes<T>,
  request: Request,
): Answer {
  const view = eyes.ruleset.codec.view(eyes.state, knowledgeOf(eyes.ruleset, eyes.state, request.by));
  const answer = policy(new Eyes(eyes.ruleset, view, eyes.memos), request);
  const refusal = refuse(eyes as unknown as Look, request, answer);
  if (refusal !== null)
    throw new Error(`the policy of ${request.by} gave an answer to ${request.name} that is refused: ${refusal.code}`);
  return answer;
}

/** "No" in the words of each kind of request that has one. */
function declining(r: Request): Answer | undefined {
  switch (r.kind) {
    case 'confirm':
      return false;
    case 'choose':
    case 'activity':
      return r.optional ? null : undefined;
    case 'chooseMany':
      return r.min === 0 ? [] : undefined;
    case 'allocate':
      return r.less ? {} : undefined;
    case 'place':
    case 'path':
      return r.none ? [] : undefined;
    default:
      return undefined;
  }
}
