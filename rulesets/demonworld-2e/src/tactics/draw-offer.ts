import { type OfferAnswer, type SeatId, sides } from '@walstatt/engine';
import { strengthOf } from '../07-first-game/victory.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { arenaOf } from './arena.ts';
import { exchange } from './exchange.ts';

/** From this share of both strengths on, one side is clearly ahead. Below the other share, neither is. */
const CLEAR = 0.2;
const EVEN = 0.08;

const WHY = {
  worse: { de: 'es um die eigene Seite schlechter steht', en: 'its own side is worse off' },
  tired: {
    de: 'die Seiten gleich stark sind und nicht mehr viel zu gewinnen ist',
    en: 'the sides are even and little is left to be won',
  },
  early: { de: 'die Schlacht noch alles offen lässt', en: 'the battle is still wide open' },
  better: { de: 'die eigene Seite besser steht', en: 'its own side is better off' },
} as const;

/**
 * DW-VII-10: a player who is clearly worse off welcomes a draw. So do all players if they are even and the battle is
 * nearly over.
 */
export function joinsDraw(look: Look, seat: SeatId): OfferAnswer {
  const side = look.state.seats.find((s) => s.id === seat)?.side ?? '';
  const { own, enemy } = exchange(arenaOf(look), side, () => true);
  const lead = own + enemy > 0 ? (own - enemy) / (own + enemy) : 0;
  if (lead <= -CLEAR) return { joins: true, why: WHY.worse };
  if (lead > EVEN) return { joins: false, why: WHY.better };
  return isLate(look.state) && lead >= -EVEN ? { joins: true, why: WHY.tired } : { joins: false, why: WHY.early };
}

/** The last round but one has begun, or fewer than half of all elements are left. */
function isLate(state: State): boolean {
  const { rounds } = state.options;
  if (rounds > 0 && state.round >= rounds - 1) return true;
  const left = sides(state).reduce((sum, side) => sum + strengthOf(state, side), 0);
  return left * 2 < Object.keys(state.elements).length;
}
