import type { SeatId } from '@walstatt/engine';
import type { G } from '../../kit.ts';

/** FD-SPECIAL-10, FD-SPECIAL-11, FD-SPECIAL-12, FD-GAP-73: hits stun a unit until the end of the activation. */
export function stun(g: G, unit: string, by: SeatId): void {
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
