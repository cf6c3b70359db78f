import type { RuleId } from '../generated/rule-ids.ts';
import type { EffectRow, Reason } from '../machine/types.ts';

/** One fold over a value. The folds of a value stand in one list, in the order in which they apply. */
export type ModifierOf<L> = {
  readonly rule: RuleId;
  readonly op: Reason['op'];
  /** With an effect's name: applies once for every such effect whose `when` holds. */
  readonly effect?: string;
  when?(look: L, subject: never, effect: EffectRow): boolean;
  readonly by: number | ((look: L, subject: never, effect: EffectRow) => number);
};
