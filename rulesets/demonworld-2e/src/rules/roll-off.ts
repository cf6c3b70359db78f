import { type Rule, type RuleId, rollDie } from '@walstatt/engine';
import type { G } from '../kit.ts';

/** DW-G-06: each side rolls a W6, the highest goes first. Null if the best dice are equal: the step is made again. */
export function* rollForFirst(g: G, sides: readonly string[], rule: RuleId): Rule<string | null> {
  const dice: number[] = [];
  for (const side of sides) {
    const by = g.state.seats.find((s) => s.side === side)!.id;
    dice.push(yield* rollDie(g, { by, rule, purpose: 'rollOff' }));
  }
  const best = Math.max(...dice);
  const winners = sides.filter((_, i) => dice[i] === best);
  return winners.length === 1 ? winners[0]! : null;
}
