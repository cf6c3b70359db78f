import type { Problem, RuleId } from '@walstatt/engine';
import type { Read } from '@walstatt/engine/files';

/** A mistake in a file, with the rule that is against it where there is one. */
export type RuleProblem = Problem & { readonly rule?: RuleId };

/** Reads as before; whatever is found wrong is wrong by this rule. A rule that was told already stays. */
export const byRule =
  <T>(rule: RuleId, read: Read<T>): Read<T> =>
  (r, v) => {
    const before = r.problems.length;
    const value = read(r, v);
    for (let i = before; i < r.problems.length; i++) {
      const tagged: RuleProblem = { rule, ...r.problems[i]! };
      r.problems[i] = tagged;
    }
    return value;
  };
