import type { Frozen } from '../frozen.ts';
import type { Secret } from '../secret.ts';
import { sameKeys } from './plain.ts';

/** Values that are copied by assignment. */
export type Flat = string | number | boolean | null | Secret<unknown>;

/**
 * The table into which the copies of the rows of `x` are put.
 * Up to 128 rows it starts as a shallow copy: the JavaScript engine then keeps the layout of `x` instead of turning the
 * object into a hash table row by row (measured for 24 rows: 0.5 instead of 2 µs). Bigger tables are hash tables anyway.
 */
export function emptyLike<T>(x: Readonly<Record<string, Frozen<T>>>, keys: readonly string[]): Record<string, T> {
  return keys.length > 128 ? {} : ({ ...x } as Record<string, T>);
}

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
