import type { Id } from '../codec.ts';
import { ID_PATTERN } from '../language.ts';
import { describe, nearest, oneOf } from './problem.ts';
import { type Read, type Reader, refuse, report } from './reader.ts';

export function readInt(min: number, max: number): Read<number> {
  const expected = range(min, max);
  return (r, v) => {
    if (typeof v !== 'number' || !Number.isSafeInteger(v) || v < min || v > max) return refuse(r, expected, v);
    return v + 0; // turns -0 into 0
  };
}

/** The wording of a range of whole numbers. */
export function range(min: number, max: number): string {
  const fromBelow = min !== Number.MIN_SAFE_INTEGER;
  const fromAbove = max !== Number.MAX_SAFE_INTEGER;
  if (fromBelow && fromAbove) return min === max ? `the number ${min}` : `a whole number from ${min} to ${max}`;
  if (fromBelow) return `a whole number of at least ${min}`;
  return fromAbove ? `a whole number of at most ${max}` : 'a whole number';
}

export function readBool(r: Reader, v: unknown): boolean {
  return typeof v === 'boolean' ? v : refuse(r, 'true or false', v);
}

export function readText(r: Reader, v: unknown): string {
  return typeof v === 'string' ? v : refuse(r, 'a text', v);
}

export function readLiteral<const T extends readonly string[]>(values: T): Read<T[number]> {
  return (r, v) => {
    if (typeof v === 'string' && values.includes(v)) return v;
    return report(r, oneOf(values), describe(v), typeof v === 'string' ? nearest(v, values) : undefined);
  };
}

/** An id: of an existing row where the tables are at hand, otherwise anything that can be an id. */
export function readId<T extends string>(table: T): Read<Id<T>> {
  return (r, v) => {
    if (typeof v !== 'string' || !ID_PATTERN.test(v)) return refuse(r, `an id of ${table}`, v);
    const ids = r.ids.get(table);
    if (ids === undefined || ids.has(v)) return v;
    return report(r, `an id of ${table}`, describe(v), nearest(v, [...ids]));
  };
}
