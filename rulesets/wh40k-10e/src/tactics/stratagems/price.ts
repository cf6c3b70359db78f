import type { L } from '../../kit.ts';

/** What command points are worth that are kept, in hundreds of points of an army. */

/** The fewer there are, the dearer is the last. In the last round there is nothing left to keep them for. */
const SCARCE = 0.22;
const PLENTY = 0.07;
const MANY = 5;

export function priceOfPoints({ state }: L, seat: string, cost: number): number {
  if (state.round >= state.lastRound) return 0.03 * cost;
  const share = Math.min(1, state.players[seat]!.commandPoints / MANY);
  return cost * (SCARCE + (PLENTY - SCARCE) * share);
}
