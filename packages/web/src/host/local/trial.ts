import type { Answer, Language, Request, Types } from '@walstatt/engine';
import type { Battle, Eyes } from '@walstatt/engine/host';
import type { Gesture } from '@walstatt/scene';
import type { Trial } from '../game-host.ts';
import { showAnswer, tellAnswer } from './answer-words.ts';
import { nearestLegal } from './nearest-legal.ts';
import { overlaysOf } from './overlays-of.ts';
import { tellRejection } from './rejection.ts';
import { shiftPlaced } from './shift-placed.ts';

/** A decision for which a player is trying out answers. */
export type Tried = {
  readonly battle: Battle<Types>;
  readonly id: string;
  readonly request: Request;
  readonly look: Eyes<Types>;
  readonly language: Language;
};

/** What an answer would lead to. */
export function trialOf({ battle, id, request, look, language }: Tried, answer: Answer): Trial {
  const { ruleset } = battle;
  const refusal = battle.refuse(id, answer);
  return {
    answer,
    ...showAnswer(ruleset, look, request, answer, language),
    rejection: refusal === null ? null : tellRejection(ruleset, look, request, refusal, language),
    overlays: refusal === null ? [] : overlaysOf(ruleset, look, refusal),
  };
}

/**
 * What a gesture would lead to. Null if it means nothing here. With `done`, also looks for what would be legal nearby.
 */
export function trialOfGesture(tried: Tried, gesture: Gesture, before: Answer | null, done: boolean): Trial | null {
  const { battle, id, request, look, language } = tried;
  const answerTo = (g: Gesture): Answer | null =>
    battle.ruleset.fromGesture?.(look as never, request, g, before) ??
    (request.kind === 'place' ? shiftPlaced(before, g) : null);
  const answer = answerTo(gesture);
  if (answer === null) return null;
  const trial = trialOf(tried, answer);
  if (!done || !trial.rejection || trial.rejection.better?.answer) return trial;
  const legal = nearestLegal(battle, look, id, request, gesture, answerTo);
  if (legal === null) return trial;
  const better = { text: tellAnswer(battle.ruleset, look, request, legal, language), answer: legal };
  return { ...trial, rejection: { ...trial.rejection, better } };
}
