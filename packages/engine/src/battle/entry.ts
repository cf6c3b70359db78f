import type { SeatId } from '../machine/types.ts';
import type { Answer } from '../requests/request.ts';
import type { Signal } from '../ruleset/definition.ts';
import type { Standing } from './standing.ts';

/** One line of a battle's journal: everything that came from outside, in order. Nothing else shaped the battle. */
export type Entry = (
  | {
      readonly entry: 'answer';
      readonly by: SeatId;
      readonly name: string;
      readonly answer: Answer;
      readonly sealed?: true;
      readonly standing?: true /** Number of requests asked together with this one, and its place among them. */;
      readonly of?: number;
      readonly place?: number;
    }
  | {
      readonly entry: 'roll';
      readonly by: SeatId | null;
      readonly rule: string;
      readonly purpose: string;
      readonly shape: string;
      readonly faces: readonly number[];
    }
  | { readonly entry: 'signal'; readonly signal: Signal }
  | { readonly entry: 'standing'; readonly standing: Standing }
  | { readonly entry: 'start'; readonly activity: string; readonly context: object }
  /** Strikes everything from line `to` on. The lines stay readable; their dice are not wound back. */
  | { readonly entry: 'undo'; readonly by: SeatId; readonly to: number; readonly agreed: readonly SeatId[] }
) & {
  /** Hash of the whole state when the battle next waited. */
  hash?: number;
};
