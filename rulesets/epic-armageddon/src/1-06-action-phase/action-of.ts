import type { RuleId, SeatId } from '@walstatt/engine';
import type { Contexts } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** Who takes an action. */
export type Taking = { readonly seat: SeatId; readonly formations: readonly string[] };

type Start = {
  [N in keyof Contexts & string]: { readonly activity: N; readonly context: Contexts[N] };
}[keyof Contexts & string];

/** An action that formations can declare (EA-1.6.1, EA-4.2). */
export type Action = {
  readonly rule: RuleId;
  /** Whether a formation takes actions of this kind at all: as one on the ground, in the air, in orbit. */
  readonly suits: (look: L, formation: string) => boolean;
  /** What forbids it now. */
  readonly barred: (look: L, formation: string) => RuleId | null;
  /** What the action does once its test has succeeded. */
  readonly starts: (look: L, taking: Taking) => Start;
  /** The rule by which it is taken without a test. */
  readonly untested?: RuleId;
};
