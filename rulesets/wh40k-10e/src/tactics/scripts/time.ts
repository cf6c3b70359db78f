import type { L } from '../../kit.ts';
import { strideOf } from './armies.ts';
import { power } from './curves.ts';

/** What later rounds are worth today. */

const PER_ROUND = 0.72;

/** How many rounds are left, this one included. */
export const roundsLeft = ({ state }: L): number => Math.max(1, state.lastRound - Math.max(1, state.round) + 1);

/**
 * What a gain counts for that a unit has after it has gone this far, of which the last part is within its reach anyway.
 * Nothing that comes after the last round counts.
 */
export function discounted(look: L, unit: string, far: number, reach: number): number {
  const stride = strideOf(look, unit);
  const missing = far - reach - stride;
  if (missing <= 0) return 1;
  if (stride === 0) return 0;
  const rounds = Math.ceil(missing / (1.2 * stride));
  return rounds >= roundsLeft(look) ? 0 : power(PER_ROUND, rounds);
}

/**
 * The turns begun so far: each player has one in every round. A round is too long to be played out, and what the enemy
 * will do in the next turn is guessed (`pressure.ts`).
 */
export function turnsBegun({ state }: L): number {
  const turn = state.agenda.find((f) => f.do === 'turn');
  const isSecond = turn !== undefined && (turn.c as { seat: string }).seat !== state.firstPlayer;
  return 2 * state.round + (isSecond ? 1 : 0);
}
