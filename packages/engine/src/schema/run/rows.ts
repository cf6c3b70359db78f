import type { Frozen } from '../frozen.ts';
import type { Secret } from '../secret.ts';
import { sameKeys } from './plain.ts';

/** Values that are copied by assignment. */
export type Flat = string | number | boolean | null | Secret<unknown>;

/** The JavaScript engine turns bigger tables into hash tables in any case. */
const COMPACT_ROWS = 512;

/**
 * The table that receives the copies of the rows of `x`. It starts as a shallow copy, because the JavaScript engine
 * then keeps the compact layout of `x`. A table filled row by row becomes a hash table, which takes twice as long.
 */
export function newTable<T>(x: Readonly<Record<string, Frozen<T>>>): Record<string, T> {
  return Object.keys(x).length > COMPACT_ROWS ? {} : ({ ...x } as Record<string, T>);
}

/** The same rows in the compact layout. */
export const compact = <T>(x: Record<string, T>): Record<string, T> =>
  Object.keys(x).length > COMPACT_ROWS ? x : { ...x };

export function equalFlatList(a: readonly Flat[], b: readonly Flat[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function equalFlatTable(a: Readonly<Record<string, Flat>>, b: Readonly<Record<string, Flat>>): boolean {
  if (!sameKeys(a, b)) return false;
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** The earlier copy `before` if `x` is still the same, otherwise a new one. */
export const shareOne = <T>(x: T, before: T, isSame: (a: T, b: T) => boolean, clone: (x: T) => T): T =>
  isSame(x, before) ? before : clone(x);

/** A copy of the table `x` with those rows of `before` that are still the same; `before` itself if all of them are. */
export function shareTable<T>(
  x: Record<string, T>,
  before: Record<string, T>,
  isSame: (a: T, b: T) => boolean,
  clone: (row: T) => T,
): Record<string, T> {
  const isKept = (key: string): boolean => Object.hasOwn(before, key) && isSame(x[key]!, before[key]!);
  let changed: string | null = null;
  for (const key in x)
    if (!isKept(key)) {
      changed = key;
      break;
    }
  if (changed === null && sameKeys(x, before)) return before;
  const out = newTable<T>(x as Readonly<Record<string, Frozen<T>>>);
  for (const key in x) out[key] = isKept(key) ? before[key]! : clone(x[key]!);
  return out;
}
