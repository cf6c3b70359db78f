import type { RuleId } from '@walstatt/engine';
import type { Category } from './amounts.ts';

export const FINDINGS = [
  'outline',
  'covered',
  'third',
  'number',
  'belongs',
  'flags',
  'example',
  'notAllSquare',
  'sides',
  'onTable',
  'apart',
  'zone',
  'even',
] as const;

/** One thing that a rule asks of a table, and how the table meets it. */
export type Finding = {
  readonly code: (typeof FINDINGS)[number];
  readonly rule: RuleId;
  readonly ok: boolean;
  /** Advice from the book: a table that ignores it is not wrong. */
  readonly advice: boolean;
  /** The category the finding is about, if there is one. */
  readonly category: Category | null;
  /** The pieces the finding is about. Empty if it is about the whole table or category. */
  readonly pieces: readonly string[];
  /** What was measured, and the values it should lie between, in square inches, pieces or parts of one. */
  readonly measured: number;
  readonly least: number;
  readonly most: number;
};

type About = Partial<Pick<Finding, 'advice' | 'category' | 'pieces'>>;

/** A finding about a measure that should lie between two values. */
export const measured = (
  code: Finding['code'],
  rule: RuleId,
  value: number,
  [least, most]: readonly [number, number],
  about: About = {},
): Finding => ({
  code,
  rule,
  ok: value >= least && value <= most,
  advice: about.advice ?? false,
  category: about.category ?? null,
  pieces: about.pieces ?? [],
  measured: value,
  least,
  most,
});

/** A finding that is a plain yes or no. */
export const judged = (code: Finding['code'], rule: RuleId, ok: boolean, about: About = {}): Finding =>
  measured(code, rule, ok ? 1 : 0, [1, 1], about);
