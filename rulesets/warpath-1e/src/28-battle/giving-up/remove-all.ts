import { passengersOf } from '../../01-units/units.ts';
import type { G } from '../../kit.ts';

/**
 * Passengers go first, so that no unit is left in a transport that is gone. An ally's passengers come in by themselves
 * in the ally's next turn: there is room for them at the edge, but perhaps none where the transport was.
 */
export function removeAll(g: G, seat: string, rule: 'WP-TIME-06' | 'WP-G-56'): void {
  const mine = Object.keys(g.state.units).filter((id) => g.state.units[id]!.owner === seat);
  const isAboard = (id: string): boolean => g.state.units[id]!.where.at === 'aboard';
  for (const unit of [...mine.filter(isAboard), ...mine.filter((id) => !isAboard(id))])
    if (g.state.units[unit]!.where.at !== 'gone') {
      for (const left of passengersOf(g.state, unit)) {
        g.apply({ type: 'heldBack', rules: [rule], unit: left });
        g.apply({ type: 'waits', rules: [rule], unit: left });
      }
      g.apply({ type: 'destroyed', rules: [rule], unit });
    }
}
