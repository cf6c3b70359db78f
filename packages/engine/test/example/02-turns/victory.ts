import { type Result, sideOf } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** The fighters that have wounds left. */
export const standing = (s: State): string[] => Object.keys(s.fighters).filter((id) => s.fighters[id]!.wounds > 0);

/** SK-END-03: the side of the fighter who stands has won. */
export function result({ state }: L): Result {
  const left = standing(state);
  const winners = left.map((id) => sideOf(state, state.fighters[id]!.owner)!);
  return { over: left.length < 2, winners, score: {}, rule: 'SK-END-03' };
}
