import type { SeatId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/** FD-SPECIAL-10 to 12, FD-GAP-73. */
export function stun(g: G, unit: string, by: SeatId): void {
  g.note('FD-SPECIAL-12');
  g.note('FD-GAP-73');
  g.note('FD-SPECIAL-11');
  g.beginEffect({
    name: 'dazed',
    rule: 'FD-SPECIAL-10',
    on: unit,
    by,
    data: {},
    until: { until: 'end', frame: 'activation', of: null, complete: false },
    stack: 'once',
  });
}
