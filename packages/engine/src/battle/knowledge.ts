import type { Ruleset } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';

/** A spectator: a seat that owns nothing and knows only what everybody knows. */
export const SPECTATOR: SeatId = 'spectator';

/** Whose secrets a seat may know: its own, and its side's where the battle says so. */
export function knowledgeOf<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  seat: SeatId,
): (owner: SeatId) => boolean {
  const shares = ruleset.sharesSecrets?.(state) ?? false;
  if (!shares) return (owner) => owner === seat;
  const side = state.seats.find((s) => s.id === seat)?.side;
  const mates = new Set(state.seats.filter((s) => s.side === side).map((s) => s.id));
  return (owner) => mates.has(owner);
}
