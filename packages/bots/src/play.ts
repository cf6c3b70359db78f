import { presetAnswer, type Rng, type SeatId, type Types } from '@walstatt/engine';
import type { Battle } from '@walstatt/engine/host';
import type { Bot } from './bot.ts';
import type { Memory } from './planner/assignment.ts';
import { newMemory } from './planner/memory.ts';
import { type Aids, situationOf } from './situation.ts';

/** A bot's answer that is always legal: whatever goes wrong inside the bot, the default answer stands. */
export function botAnswer<T extends Types>(
  battle: Battle<T>,
  bot: Bot,
  pending: Battle<T>['pending'][number],
  rng: Rng,
  aids?: Aids,
): { answer: unknown; failed: unknown } {
  const situation = situationOf(battle, pending, rng, aids);
  try {
    const answer = bot.answer(situation);
    if (battle.refuse(pending.id, answer) === null) return { answer, failed: null };
    return { answer: presetAnswer(situation.look as never, pending.request), failed: 'refused' };
  } catch (error) {
    return { answer: presetAnswer(situation.look as never, pending.request), failed: error };
  }
}

/**
 * Answers for a seat as a bot does. If not even the default answer is legal, the ruleset is wrong, and that must not go
 * unnoticed.
 */
export function answerAs<T extends Types>(
  battle: Battle<T>,
  bot: Bot,
  pending: Battle<T>['pending'][number],
  rng: Rng,
  aids?: Aids,
): void {
  const { answer } = botAnswer(battle, bot, pending, rng, aids);
  const refusal = battle.answer(pending.id, answer);
  if (refusal !== null)
    throw new Error(`${bot.name}: ${JSON.stringify(refusal)} for ${JSON.stringify(pending.request)}`);
}

/** Plays until the battle is idle or `most` answers have been given. Returns the number of answers given. */
export function playOut<T extends Types>(
  battle: Battle<T>,
  bots: Readonly<Record<SeatId, Bot>>,
  rng: Rng,
  most = 100_000,
): number {
  let n = 0;
  const memories = new Map<SeatId, Memory>();
  while (!battle.idle && n < most) {
    const pending = battle.pending[0];
    if (pending === undefined) break;
    const bot = bots[pending.request.by];
    if (bot === undefined) break;
    const { by } = pending.request;
    const memory = memories.get(by) ?? newMemory();
    memories.set(by, memory);
    answerAs(battle, bot, pending, rng, { memory });
    n++;
  }
  return n;
}
