import type { Problem, RuleId } from '@walstatt/engine';
import type { Read } from '@walstatt/engine/files';

/** A mistake in a file, with the rule it breaks, where there is one. */
export type RuleProblem = Problem & { readonly rule?: RuleId };

/** Reads as before, but every problem found is put down to this rule. A problem that already names a rule keeps it. */
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
