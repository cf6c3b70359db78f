import { type Result, sideOf, sides } from '@walstatt/engine';
import type { L } from '../kit.ts';

/** WH-INTRO-01: after the last round the side with more victory points has won; with equally many it is a draw. */
export function result({ state: s }: L): Result {
  const score: Record<string, number> = Object.fromEntries(sides(s).map((side) => [side, 0]));
  for (const seat in s.players) {
    const side = sideOf(s, seat)!;
    score[side] = score[side]! + s.players[seat]!.victoryPoints;
  }
  const most = Math.max(...Object.values(score));
  const winners = s.over ? Object.keys(score).filter((side) => score[side] === most) : [];
  return { over: s.over, winners, score, rule: 'WH-INTRO-01' };
}
