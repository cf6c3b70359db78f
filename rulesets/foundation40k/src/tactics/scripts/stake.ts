import { areEnemies, type SeatId } from '@walstatt/engine';
import { controllerOf, holds } from '../../20-scenarios/objectives.ts';
import type { L } from '../../kit.ts';
import { spirits } from './danger.ts';
import { HILLTOP, holdsWithin, prizeAt, prizesOf } from './places.ts';

/** What is at stake at the places that the scenario rewards: who holds them, and who has to change that. */

/** How much more a marker that the enemy holds counts for a side that would lose as things stand. */
const BEHIND = 2;

/** How much more it matters to a unit to go to a place than if nobody held it. */
export function stakeIn(look: L, unit: string, prize: string): number {
  if (prize === HILLTOP) return 1;
  const { owner } = look.state.units[unit]!;
  const holder = holderOf(look, prize);
  return holder !== null && areEnemies(look.state, owner, holder) && isBehind(look, owner) ? BEHIND : 1;
}

/** Whether a unit stands where it keeps its enemies from holding a place. */
export const isInTheWay = (look: L, unit: string): boolean =>
  prizesOf(look).some((prize) => holds(look, unit, prizeAt(look, prize), holdsWithin(look, prize)));

function holderOf(look: L, prize: string): SeatId | null {
  const holders = look.memo('holders', spirits(look), () => new Map<string, SeatId | null>());
  let holder = holders.get(prize);
  if (holder === undefined) {
    holder = controllerOf(look, prize);
    holders.set(prize, holder);
  }
  return holder;
}

/** Whether the enemy would have won more places than the side of a seat if nothing changed. */
function isBehind(look: L, seat: SeatId): boolean {
  const s = look.state;
  let ahead = 0;
  for (const id in s.players) ahead += (areEnemies(s, seat, id) ? -1 : 1) * s.players[id]!.points;
  for (const prize of prizesOf(look)) {
    const holder = holderOf(look, prize);
    if (holder !== null) ahead += areEnemies(s, seat, holder) ? -1 : 1;
  }
  return ahead < 0;
}
