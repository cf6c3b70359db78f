import { BUDGETS } from '../../budgets.ts';
import type { Parsed, Problem } from '../codec.ts';
import { describe } from './problem.ts';

/** The state of reading foreign data: where we are, what was wrong so far, and which ids exist. */
export type Reader = {
  readonly path: (string | number)[];
  readonly problems: Problem[];
  /** The ids of each table, or nothing where they cannot be known (events, tables that are broken themselves). */
  readonly ids: Map<string, ReadonlySet<string>>;
};

/** Reads one value. On a problem it reports and returns something that is never used. */
export type Read<T> = (r: Reader, v: unknown) => T;

const MOST_PROBLEMS = BUDGETS.text.problems;

/** Nothing more is reported, so nothing more needs reading. */
export const isFull = (r: Reader): boolean => r.problems.length >= MOST_PROBLEMS;

/** The value of something that could not be read. The whole result is thrown away. */
export const nothing = (): never => undefined as never;

/** Reports a problem at the present place. */
export function report(r: Reader, expected: string, got: string, hint?: string): never {
  if (!isFull(r)) {
    const path = r.path.slice();
    r.problems.push(hint === undefined ? { path, expected, got } : { path, expected, got, hint });
  }
  return nothing();
}

export const refuse = (r: Reader, expected: string, v: unknown): never => report(r, expected, describe(v));

/** Reads `v` as something at `key` of the present place. */
export function within<T>(r: Reader, key: string | number, v: unknown, read: Read<T>): T {
  r.path.push(key);
  const value = read(r, v);
  r.path.pop();
  return value;
}

/** Reads a whole document. `prepare` goes over it beforehand, for the ids that may be referred to. */
export function parseWith<T>(x: unknown, read: Read<T>, prepare?: (r: Reader, x: unknown) => void): Parsed<T> {
  const r: Reader = { path: [], problems: [], ids: new Map() };
  try {
    prepare?.(r, x);
    const value = read(r, x);
    return r.problems.length === 0 ? { ok: true, value } : { ok: false, problems: r.problems };
  } catch {
    // Only an object that is not JSON at all gets here: one with a getter or a proxy trap that throws.
    return { ok: false, problems: [{ path: [], expected: 'plain data', got: 'an object that cannot be read' }] };
  }
}
