import type { RuleId } from '../generated/rule-ids.ts';

/** Something that no battle can ever reach, and where a position file says it. */
export type Impossible = {
  /**
   * Paths in the state, or in the shorthand of position files, the most exact one first. The mistake is reported at the
   * first path that the file has.
   */
  readonly at: readonly (readonly (string | number)[])[];
  readonly what: string;
  /** The rule that forbids it, if it is a single one. */
  readonly rule?: RuleId;
};
