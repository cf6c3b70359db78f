import { type Result, sideOf, sides } from '@walstatt/engine';
import { formationsOf } from '../1-02-formations/formations.ts';
import type { L } from '../kit.ts';

/**
 * EA-1.14.2-01: scenarios say how a battle is won. Where none does, a side that is alone on the table has won, and
 * otherwise the battle is a draw.
 */
export function result({ state: s }: L): Result {
  const left = new Set(s.seats.flatMap(({ id }) => (formationsOf(s, id).length > 0 ? [sideOf(s, id)!] : [])));
  const winners = s.over ? sides(s).filter((side) => left.size !== 1 || left.has(side)) : [];
  return { over: s.over, winners, score: {}, rule: 'EA-1.14.2-01' };
}
