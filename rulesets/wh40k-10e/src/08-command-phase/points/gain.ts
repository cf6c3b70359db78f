import { hasEffect, type RuleId, type SeatId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/**
 * WH-CMD-04: apart from the one of each command phase, a player gains at most one command point in a battle round.
 * Whatever would give more is lost.
 */
export function gainCommandPoint(g: G, seat: SeatId, rule: RuleId): void {
  if (hasEffect(g.state, seat, 'extraCommandPoint')) return;
  g.apply({ type: 'commandPointGained', rules: [rule, 'WH-CMD-04'], seat });
  g.beginEffect({
    name: 'extraCommandPoint',
    rule: 'WH-CMD-04',
    on: seat,
    by: seat,
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: false },
    stack: 'once',
  });
}
