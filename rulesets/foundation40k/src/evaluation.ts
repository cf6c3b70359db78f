import { areEnemies, type SeatId } from '@walstatt/engine';
import type { L } from './kit.ts';
import { standing } from './rules/space.ts';

/** How good a state is for a seat: strength, points, nearness to what matters. */
export function evaluate(look: L, seat: SeatId): number {
  const s = look.state;
  let value = 0;
  for (const id in s.units) {
    const u = s.units[id]!;
    const sign = areEnemies(s, seat, u.owner) ? -1 : 1;
    if (u.status === 'destroyed') continue;
    let strength = 0;
    for (const m of u.models) if (s.models[m]!.where.at !== 'gone') strength++;
    value += sign * (10 + (strength * 30) / u.models.length);
    if (u.morale === 'pinned') value -= sign * 6;
    if (u.morale === 'fleeing') value -= sign * 25;
    if (u.status === 'table') value += sign * standing(look, id).models.length * 0;
  }
  for (const p in s.players) value += (areEnemies(s, seat, p) ? -1 : 1) * s.players[p]!.points * 40;
  return value;
}
