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

/** One thing that a rule wants of a table, and how it is there. */
export type Finding = {
  readonly code: (typeof FINDINGS)[number];
  readonly rule: RuleId;
  readonly ok: boolean;
  /** Counsel of the book: a table without it is not wrong. */
  readonly advice: boolean;
  /** The category it is about, if it is about one. */
  readonly category: Category | null;
  /** The pieces it is about; empty: the whole table or category. */
  readonly pieces: readonly string[];
  /** What was measured and between which values it should be, in square inches, pieces or parts of one. */
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
