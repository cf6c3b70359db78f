import { enemiesOf, type Result, sideOf, sides } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** WH-ONLYWAR-18, WH-G-76: an army has models left as long as one is anywhere: also in reserves or on board. */
export const hasModels = (s: State, seat: string): boolean =>
  Object.values(s.units).some((u) => u.owner === seat && u.models.some((m) => s.models[m]!.where.at !== 'gone'));

/** WH-ONLYWAR-18: whether one of the armies has been destroyed. Armies that never had a unit do not count. */
export const isDestroyed = (s: State, seat: string): boolean =>
  Object.values(s.units).some((u) => u.owner === seat) && !hasModels(s, seat);

/**
 * WH-INTRO-01, WH-ONLYWAR-20, WH-MISSION-14: after the last round the side with more victory points has won; with equally
 * many it is a draw. WH-ONLYWAR-19: but if one army has been destroyed, the other has won. WH-G-77: if both have, the
 * points count.
 */
export function result({ state: s }: L): Result {
  const score: Record<string, number> = Object.fromEntries(sides(s).map((side) => [side, 0]));
  for (const seat in s.players) {
    const side = sideOf(s, seat)!;
    score[side] = score[side]! + s.players[seat]!.victoryPoints;
  }
  if (!s.over) return { over: false, winners: [], score, rule: 'WH-INTRO-01' };
  const lost = s.seats.filter(({ id }) => isDestroyed(s, id)).map(({ id }) => id);
  if (lost.length === 1) {
    const winners = [...new Set(enemiesOf(s, lost[0]!).map((id) => sideOf(s, id)!))];
    return { over: true, winners, score, rule: 'WH-ONLYWAR-19' };
  }
  const most = Math.max(...Object.values(score));
  return { over: true, winners: Object.keys(score).filter((side) => score[side] === most), score, rule: 'WH-INTRO-01' };
}
