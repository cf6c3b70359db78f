import { BUDGETS } from '../budgets.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import type { InBoth } from '../ruleset/setup-choices.ts';

/** A mistake in a position file or journal: where it stands, what is wrong, and what was probably meant. */
export type NotationProblem = {
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  /** The field in question, by its names in the state. Empty for journals and for broken text. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The same for players, where it is said in the words of the rules. */
  readonly inWords?: InBoth;
  readonly hint?: string;
  /** The rule that forbids it, where there is one. */
  readonly rule?: RuleId;
};

/** A place in a text. */
export type Place = { readonly line: number; readonly column: number };

/** Listing more problems than this helps nobody. */
export const MOST_PROBLEMS = BUDGETS.text.problems;

export function problemAt(
  place: Place,
  message: string,
  hint?: string,
  path: readonly (string | number)[] = [],
): NotationProblem {
  const problem = { line: place.line, column: place.column, path, message };
  return hint === undefined ? problem : { ...problem, hint };
}

/** A problem as one line: `3:7 units.orks.skill: expected a whole number, got "six" [rule] (hint)`. */
export function showProblem(p: NotationProblem): string {
  const path = p.path.length === 0 ? '' : `${showPath(p.path)}: `;
  const hint = p.hint === undefined ? '' : ` (${p.hint})`;
  const rule = p.rule === undefined || p.message.includes(p.rule) ? '' : ` [${p.rule}]`;
  return `${p.line}:${p.column} ${path}${p.message}${rule}${hint}`;
}

const showPath = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

/** "Did you mean": how a likely repair is offered. */
export const meant = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : `did you mean ${name}?`;

/** The message of an exception. Foreign code may throw anything. */
export const saidBy = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
