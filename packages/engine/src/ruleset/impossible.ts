import type { RuleId } from '../generated/rule-ids.ts';

/** Something that no battle can ever come to, and where a position file says it. */
export type Impossible = {
  /**
   * Paths in the state, or in the shorthand of position files, the most exact one first: a file is wrong at the first one
   * that it has.
   */
  readonly at: readonly (readonly (string | number)[])[];
  readonly what: string;
  /** The rule that is against it, where a single one is. */
  readonly rule?: RuleId;
};
