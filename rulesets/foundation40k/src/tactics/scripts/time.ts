import { isOnTable } from '../../01-units/units.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import type { L } from '../../kit.ts';
import { power } from './curves.ts';

/** What later rounds are worth today. */

const PER_ROUND = 0.72;

/** How many rounds are left, this one included. */
export const roundsLeft = ({ state }: L): number => Math.max(1, state.options.rounds - Math.max(1, state.round) + 1);

/**
 * What a gain counts for that a unit has after it has gone this far, of which the last part is within its reach anyway.
 * A unit goes one move and acts, or sprints. Nothing that comes after the last round counts.
 */
export function discounted(look: L, unit: string, far: number, reach: number): number {
  const step = unitAllowance(look.state, unit, 'move', false);
  const wait = isOnTable(look.state, unit) ? 0 : 1;
  const rounds = wait + Math.max(0, Math.ceil((far - reach - step) / (2 * step)));
  return rounds >= roundsLeft(look) ? 0 : power(PER_ROUND, rounds);
}
