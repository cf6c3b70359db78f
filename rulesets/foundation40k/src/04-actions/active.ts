import type { SeatId } from '@walstatt/engine';
import type { State } from '../generated/state.ts';

/** The unit whose activation is under way, if there is one. */
export function activeUnit(s: State): string | null {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i]!;
    if (f.do === 'activation') return f.c.unit;
  }
  return null;
}

/** The player whose activation is under way, or about to begin with a Waaaaagh! (FD-GAP-75). */
export function activeSeat(s: State): SeatId | null {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i]!;
    if (f.do === 'activation' || f.do === 'waaagh') return f.c.seat;
  }
  return null;
}
