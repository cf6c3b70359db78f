import { type Bot, greedyBot, LEVELS, type Level, plannerBot, randomBot } from '@walstatt/bots';
import type { Ruleset, Types } from '@walstatt/engine';
import { scriptBot } from './script-bot.ts';

/** How the players that know a single script are called: `script:charge`. */
const SCRIPT = 'script:';

/** All players of the ladder, the weakest first. Rule systems without scripts have only the first two. */
export function playersOf({ scripts }: Ruleset<Types>): string[] {
  if (scripts === undefined) return ['random', 'greedy'];
  const single = Object.keys(scripts.scripts).map((name) => SCRIPT + name);
  return ['random', ...single, 'greedy', ...Object.keys(LEVELS)];
}

export function playerNamed(name: string): Bot {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedyBot();
  return name.startsWith(SCRIPT) ? scriptBot(name.slice(SCRIPT.length)) : plannerBot(name as Level);
}
