import type { Battle } from '../battle/battle.ts';
import type { Entry } from '../battle/entry.ts';
import { fork } from '../battle/fork.ts';
import { knowledgeOf } from '../battle/knowledge.ts';
import type { Look } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import type { Rng } from '../random/rng.ts';
import { sampleAnswer } from '../requests/sample.ts';
import { Unanswerable } from '../ruleset/question.ts';
import type { OddsPosition } from './question.ts';

/** Guesses that turn out to contradict what the seat knows are thrown away, up to this many for each one wanted. */
const TRIES = 8;

/** Positions that may be the present one for all the seat knows. `sure` if there is only one. */
export type Worlds<T extends Types> = { readonly sure: boolean; readonly positions: readonly OddsPosition<T>[] };

/**
 * What a battle may look like behind a seat's view. `now`: the state as it stands (to start an activity on top);
 * otherwise the last step boundary with the lines since. Depends on the view alone: two states that are equal for the
 * seat give the same.
 */
export function worldsOf<T extends Types>(
  battle: Battle<T>,
  seat: SeatId,
  now: boolean,
  wanted: number,
  rng: Rng,
): Worlds<T> {
  const { ruleset } = battle;
  const { codec } = ruleset;
  const position: OddsPosition<T> = now ? { state: battle.state, since: [] } : battle.position;
  const mayKnow = knowledgeOf(ruleset, position.state, seat);
  const hides = (e: Entry): boolean => e.entry === 'answer' && e.sealed === true && !mayKnow(e.by);
  const view = codec.view(position.state, mayKnow);
  if (codec.equal(view, position.state) && !position.since.some(hides))
    return { sure: true, positions: [{ state: view, since: position.since }] };

  const seen = battle.view(seat);
  const positions: OddsPosition<T>[] = [];
  let contradiction: unknown = null;
  for (let i = 0; i < wanted * TRIES && positions.length < wanted; i++) {
    const state = ruleset.determinise?.(codec.clone(view), seat, rng) ?? view;
    try {
      const guess = { state, since: now ? [] : guessSealed(battle, state, position.since, hides, rng) };
      if (now || leadsTo(battle, guess, seat, seen)) positions.push(guess);
    } catch (e) {
      contradiction = e; // A guessed world in which the recorded lines cannot have been played.
    }
  }
  if (positions.length > 0) return { sure: false, positions };
  throw new Unanswerable(`no guess at what is hidden from ${seat} fits what it knows`, { cause: contradiction });
}

/** Other seats' sealed answers: any legal answer may have been given. */
function guessSealed<T extends Types>(
  battle: Battle<T>,
  state: T['State'],
  since: readonly Entry[],
  hides: (e: Entry) => boolean,
  rng: Rng,
): Entry[] {
  const filled: Entry[] = [];
  for (const e of since) {
    if (e.entry !== 'answer' || !hides(e)) {
      filled.push(e);
      continue;
    }
    const place = e.place ?? 0;
    const before = filled.slice(0, filled.length - place);
    const { machine, need } = fork(battle.ruleset, { state, since: before }, battle.memos);
    const request = need?.what === 'ask' ? need.requests[place] : undefined;
    if (request === undefined) throw new Error('the guessed world took another way');
    filled.push({ ...e, answer: sampleAnswer(machine as unknown as Look, request, rng) });
  }
  return filled;
}

/**
 * Whether a guess, played on to the present, looks to the seat like the battle does: in its view, and in what is waited
 * for.
 */
function leadsTo<T extends Types>(battle: Battle<T>, guess: OddsPosition<T>, seat: SeatId, seen: T['State']): boolean {
  const { ruleset } = battle;
  const { machine, need } = fork(ruleset, guess, battle.memos);
  const { state } = machine;
  if (!ruleset.codec.equal(ruleset.codec.view(state, knowledgeOf(ruleset, state, seat)), seen)) return false;
  if (need?.what === 'roll' || battle.wanted !== null)
    return need?.what === 'roll' && need.roll.rule === battle.wanted?.rule;
  const asked = need?.what === 'ask' ? need.requests.filter((r) => r.by === seat).map((r) => r.name) : [];
  return (
    asked.join() ===
    battle.pending
      .filter((p) => p.request.by === seat)
      .map((p) => p.request.name)
      .join()
  );
}
