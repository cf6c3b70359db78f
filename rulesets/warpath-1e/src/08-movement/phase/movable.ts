import { isSuppressed, unitsOf } from '../../01-units/units.ts';
import { letsOut } from '../../23-transports/transport.ts';
import type { Look } from '../../kit.ts';

/**
 * Units that can still do something in the movement phase: without an order, or able to leave their transport
 * (WP-TRANSPORT-09).
 */
export function movableUnits(look: Look, side: string): string[] {
  const { state } = look;
  return unitsOf(state, side).filter((id) => {
    const u = state.units[id]!;
    if (u.where.at === 'table') return u.order === 'none';
    if (u.where.at !== 'aboard' || u.order !== 'none' || isSuppressed(look, id)) return false;
    const carrier = state.units[u.where.of]!;
    return carrier.where.at === 'table' && letsOut(carrier);
  });
}
