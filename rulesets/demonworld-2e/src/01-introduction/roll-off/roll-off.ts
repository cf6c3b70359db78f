import { ask, type Rule, type RuleId, rollDie } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/**
 * DW-I-07, DW-G-06: each side rolls a W6. The highest goes first, or chooses if the players agreed on that. Null if the
 * best dice are equal, in which case the step is made again.
 */
export function* rollForFirst(g: G, sides: readonly string[], rule: RuleId): Rule<string | null> {
  const dice: number[] = [];
  for (const side of sides) dice.push(yield* rollDie(g, { by: leaderOf(g, side), rule, purpose: 'rollOff' }));
  const best = Math.max(...dice);
  const winners = sides.filter((_, i) => dice[i] === best);
  if (winners.length > 1) return null;
  const winner = winners[0]!;
  if (g.state.options.ties === 'first') return winner;
  const choice = yield* ask(g, {
    kind: 'choose',
    name: 'tieWon',
    by: leaderOf(g, winner),
    rule: 'DW-G-06',
    args: {},
    options: [{ id: 'first' }, { id: 'second' }],
    preset: 'second',
  });
  return choice === 'first' ? winner : sides.find((s) => s !== winner)!;
}

/** The first player of a side answers for it. */
const leaderOf = (g: G, side: string): string => g.state.seats.find((s) => s.side === side)!.id;
