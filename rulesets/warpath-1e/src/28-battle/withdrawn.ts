import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * WP-G-56: whether one of two units has left the battle because its player gave up, or the table because its transport
 * did. Where an ally fights on, whatever was being done with or to the unit ends there.
 */
export const isWithdrawn = ({ state }: Look, unit: string, other: string | null = null): boolean =>
  state.resigned.length > 0 && (isAway(state, unit) || (other !== null && isAway(state, other)));

function isAway({ units, resigned }: State, id: string): boolean {
  const { owner, where } = units[id]!;
  return where.at === 'reserve' || resigned.includes(owner);
}
