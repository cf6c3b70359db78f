import { presetAnswer, type Rng, type SeatId, type Types } from '@walstatt/engine';
import type { Battle } from '@walstatt/engine/host';
import type { Bot } from './bot.ts';
import { situationOf } from './situation.ts';

/** A bot's answer that is always legal: whatever goes wrong inside the bot, the default answer stands. */
export function botAnswer<T extends Types>(
  battle: Battle<T>,
  bot: Bot,
  pending: Battle<T>['pending'][number],
  rng: Rng,
  expired?: () => boolean,
): { answer: unknown; failed: unknown } {
  const situation = situationOf(battle, pending, rng, expired);
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
  expired?: () => boolean,
): void {
  const { answer } = botAnswer(battle, bot, pending, rng, expired);
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
  while (!battle.idle && n < most) {
    const pending = battle.pending[0];
    if (pending === undefined) break;
    const bot = bots[pending.request.by];
    if (bot === undefined) break;
    answerAs(battle, bot, pending, rng);
    n++;
  }
  return n;
}
