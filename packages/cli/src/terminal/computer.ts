import {
  answerAs,
  byDefault,
  type Level,
  levelNamed,
  type Memory,
  mindApart,
  newMemory,
  problemOf,
  quickAnswer,
  reasonFor,
  tellReason,
} from '@walstatt/bots';
import { type Answer, type Language, seededRng, type Types } from '@walstatt/engine';
import type { Battle, Eyes, Pending } from '@walstatt/engine/host';
import { botNamed } from '../simulate/batch.ts';
import { beginThinking } from '../thinking/thread.ts';

/** Who plays the other seats. It also advises the player, as well as a seasoned computer player can. */
export type Computer = {
  /** Answers what it is asked. Says why, if it compared anything that the player may know of. */
  answer(asked: Pending, told: { readonly look: Eyes<Types>; readonly language: Language }): Promise<string | null>;
  advise(asked: Pending): Promise<Answer>;
};

export function computerNamed(name: string, battle: Battle<Types>, seed: number): Computer {
  const mind = mindApart(beginThinking);
  const rng = seededRng(seed + 1);
  const memories = new Map<string, Memory>();
  const think = async (asked: Pending, level: Level): ReturnType<typeof mind.think> => {
    const { by } = asked.request;
    const memory = memories.get(by) ?? newMemory();
    const wish = { battle: 'terminal', level, seed: rng.int(0, 0x7fffffff), memory };
    const thought = await mind.think(problemOf(battle, asked, wish));
    if (thought !== null) memories.set(by, thought.memory);
    return thought;
  };
  const level = levelNamed(name);
  const bot = level === undefined ? botNamed(name) : null;
  return {
    async answer(asked, { look, language }) {
      if (bot !== null) answerAs(battle, bot, asked, rng);
      if (level === undefined) return null;
      const { request } = asked;
      const decision = (await think(asked, level))?.decision ?? byDefault({ look: battle.lookAs(request.by), request });
      const told = { ruleset: battle.ruleset, look, language };
      const reason = asked.sealed ? null : reasonFor(told, request, decision.compared);
      const refusal = battle.answer(asked.id, decision.answer);
      if (refusal !== null) throw new Error(`${name}: ${JSON.stringify(refusal)} for ${JSON.stringify(request)}`);
      return reason === null ? null : tellReason(reason, language);
    },
    async advise(asked) {
      const thought = await think(asked, 'seasoned');
      return thought?.decision.answer ?? quickAnswer(battle.lookAs(asked.request.by) as never, asked.request);
    },
  };
}
