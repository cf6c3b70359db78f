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
