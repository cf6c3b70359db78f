import { presetAnswer, type Ruleset, type Setup, type Types } from '@walstatt/engine';
import {
  type Battle,
  fork,
  manualDice,
  refuse,
  restoreBattle,
  saveBattle,
  unfitAnswer,
  unfitRequest,
} from '@walstatt/engine/host';
import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { mutilated } from './mutilated.ts';
import { randomBattle } from './random-battle.ts';
import { watchful } from './watchful.ts';

/** The most answers that may lie between a decision and the step boundary before it. */
export const LONGEST_REPLAY = 12;

/** Which laws of a battle to check (`watchful` checks those of single events). */
export type Laws = {
  readonly events?: boolean;
  readonly restore?: boolean;
  readonly positions?: boolean;
  readonly answers?: boolean;
};

export type LawReport = { readonly decisions: number; readonly boundaries: number; readonly longestReplay: number };

/** Plays a random battle and checks the laws at every decision and step boundary. Throws at the first broken law. */
export function lawfulBattle<T extends Types>(
  ruleset: Ruleset<T>,
  setup: Setup,
  seed: number,
  laws: Laws = {},
): LawReport {
  let decisions = 0;
  let boundaries = 0;
  let longestReplay = 0;
  const watch = laws.events === false ? {} : watchful(ruleset);
  const boundary = (state: T['State']): void => {
    boundaries++;
    if (laws.positions !== false) positionIsIdentity(ruleset, state);
  };
  const played = randomBattle(ruleset, setup, seed, { ...watch, boundary }, (battle) => {
    decisions++;
    longestReplay = Math.max(longestReplay, battle.position.since.length);
    if (longestReplay > LONGEST_REPLAY)
      throw new Error(`seed ${seed}: ${longestReplay} answers since the last step boundary`);
    if (laws.restore !== false) restoreIsIdentity(ruleset, battle);
    if (laws.answers !== false) answersAreJudgedRightly(battle);
  });
  answersFitTheSchema(played);
  return { decisions, boundaries, longestReplay };
}

/** The poses and legs of all answers are as the schema declares them. */
function answersFitTheSchema<T extends Types>({ ruleset, chronicle }: Battle<T>): void {
  for (const e of chronicle.journal) {
    const unfit = e.entry === 'answer' ? unfitAnswer(ruleset, e.name, e.answer) : null;
    if (unfit !== null) throw new Error(unfit);
  }
}

/** Save, JSON, restore: the result has the same state and the same questions. A fork stands at the same place. */
export function restoreIsIdentity<T extends Types>(ruleset: Ruleset<T>, battle: Battle<T>): void {
  const text = JSON.stringify(saveBattle(battle));
  const restored = restoreBattle(ruleset, JSON.parse(text), { dice: manualDice });
  if (!('battle' in restored)) throw new Error(`cannot be restored: ${JSON.stringify(restored.problems)}`);
  const { codec } = ruleset;
  if (!codec.equal(restored.battle.state, battle.state)) throw new Error('restored, the state is another');
  if (codec.hash(restored.battle.state) !== codec.hash(battle.state))
    throw new Error('equal states have different hashes');
  const open = (b: Battle<T>): string => JSON.stringify(b.pending);
  if (open(restored.battle) !== open(battle)) throw new Error('restored, other things are asked');
  const { machine } = fork(battle.ruleset, battle.position, battle.memos);
  if (!codec.equal(machine.state, battle.state)) throw new Error('forked, the state is another');
}

/** A state written to a position file and read back is the same. */
export function positionIsIdentity<T extends Types>(ruleset: Ruleset<T>, state: T['State']): void {
  const text = writePosition(ruleset, state);
  const parsed = parsePosition(ruleset, text);
  if (!parsed.ok) throw new Error(`its own position file is refused: ${JSON.stringify(parsed.problems[0])}\n${text}`);
  if (!ruleset.codec.equal(parsed.state, state)) throw new Error(`the position file gives another state\n${text}`);
}

/**
 * Every default and every offered option is accepted; mutilated answers are refused with a reason. An answer is legal
 * on the seat's view exactly if it is legal on the whole state. Requests carry what the schema says.
 */
export function answersAreJudgedRightly<T extends Types>(battle: Battle<T>): void {
  for (const { id, request } of battle.pending) {
    const unfit = unfitRequest(battle.ruleset, request);
    if (unfit !== null) throw new Error(unfit);
    const view = battle.lookAs(request.by) as never;
    const judge = (answer: unknown, legal: boolean | null): void => {
      const onState = battle.refuse(id, answer);
      const onView = refuse(view, request, answer);
      const what = `${request.name} ${JSON.stringify(answer)}`;
      if ((onState === null) !== (onView === null))
        throw new Error(`${what}: the view judges otherwise than the state`);
      if (legal !== null && (onState === null) !== legal) throw new Error(`${what}: ${legal ? 'refused' : 'accepted'}`);
      const [weightiest = null] = battle.refusals(id, answer);
      if (JSON.stringify(weightiest) !== JSON.stringify(onState))
        throw new Error(`${what}: all that is wrong begins otherwise than the refusal`);
      if (onState !== null && onState.code === '') throw new Error(`${what}: refused without a reason`);
    };
    judge(presetAnswer(view, request), true);
    const checked = battle.ruleset.requests[request.name]?.check !== undefined;
    if (request.kind === 'choose' || request.kind === 'activity')
      for (const o of request.options) judge(o.id, checked ? null : true);
    for (const wrong of mutilated(request)) judge(wrong, false);
  }
}
