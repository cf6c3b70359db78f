import { type Bot, greedyBot, LEVELS, type Level, plannerBot, playOut, randomBot, selfPlay } from '@walstatt/bots';
import { type SeatId, seededRng, type Types } from '@walstatt/engine';
import { Battle, newMemo, seededDice } from '@walstatt/engine/host';
import type { AnyRuleset } from '../registry.ts';
import { UserError } from '../user-error.ts';

export type Outcome = {
  readonly winners: readonly string[];
  readonly score: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly over: boolean;
};

/** By name: those that do not plan, and the planner at each of its levels. */
export const BOTS: Readonly<Record<string, () => Bot>> = {
  random: () => randomBot,
  greedy: () => greedyBot(),
  ...Object.fromEntries((Object.keys(LEVELS) as Level[]).map((level) => [level, () => plannerBot(level)])),
};

export function botNamed(name: string): Bot {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (make === undefined) throw new UserError(`There is no bot ${name}.`, [`Known: ${Object.keys(BOTS).join(', ')}`]);
  return make();
}

/** Plays one battle with the bot named for each seat. Random against random runs without journal and checkpoints. */
export function playOne(
  ruleset: AnyRuleset,
  state: Types['State'],
  bots: Readonly<Record<SeatId, string>>,
  seed: number,
): Outcome {
  if (Object.values(bots).every((b) => b === 'random')) {
    const memos = newMemo();
    const played = selfPlay(ruleset, state, seededRng(seed), memos);
    const battle = Battle.resume(ruleset, played.state, [], { dice: seededDice(seed), memos });
    return { ...battle.result, requests: played.requests, over: played.over };
  }
  const battle = Battle.begin(ruleset, state, { dice: seededDice(seed) });
  const requests = playOut(
    battle,
    Object.fromEntries(Object.entries(bots).map(([s, b]) => [s, botNamed(b)])),
    seededRng(seed + 1),
  );
  return { ...battle.result, requests, over: battle.idle };
}
