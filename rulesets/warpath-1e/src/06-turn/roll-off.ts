import { type Rule, type RuleId, rollDie, sides } from '@walstatt/engine';
import type { G } from '../kit.ts';
import { leadSeat } from './seats.ts';

/** Each side rolls a die in turn, again until the dice differ (WP-G-31); says which side rolled higher. */
export function* rollOff(g: G, rule: RuleId): Rule<string> {
  const [a, b] = sides(g.state) as [string, string];
  for (;;) {
    const first = yield* rollDie(g, { by: leadSeat(g.state, a), rule, purpose: 'rollOff' });
    const second = yield* rollDie(g, { by: leadSeat(g.state, b), rule, purpose: 'rollOff' });
    if (first !== second) return first > second ? a : b;
  }
}
