import { ID_PATTERN } from '../language.ts';
import { hide, type Secret, UNKNOWN } from '../secret.ts';
import { describe, quote } from './problem.ts';
import { isPlainObject } from './read-record.ts';
import { isFull, nothing, type Read, type Reader, refuse, report, within } from './reader.ts';
import { compact } from './rows.ts';

export function readList<T>(read: Read<T>): Read<T[]> {
  return (r, v) => {
    if (!Array.isArray(v)) return refuse(r, 'a list', v);
    const out: T[] = [];
    for (let i = 0; i < v.length && !isFull(r); i++) out.push(within(r, i, v[i], read));
    return out;
  };
}

export function readTable<T>(read: Read<T>): Read<Record<string, T>> {
  return (r, v) => {
    if (!isPlainObject(v)) return refuse(r, 'a table of rows by id', v);
    const out: Record<string, T> = {};
    for (const key of Object.keys(v)) {
      if (isFull(r)) return nothing();
      if (ID_PATTERN.test(key)) out[key] = within(r, key, v[key], read);
      else refuseKey(r, key);
    }
    return compact(out);
  };
}

function refuseKey(r: Reader, key: string): void {
  r.path.push(key);
  report(r, 'an id: a letter, then letters, digits or any of _ . : -', quote(key));
  r.path.pop();
}

export function readNullable<T>(read: Read<T>): Read<T | null> {
  return (r, v) => (v === null ? null : read(r, v));
}

/** A secret is read as its value, or as `?`, because a view is a state. */
export function readSecret<T>(read: Read<T>): Read<Secret<T>> {
  return (r, v) => hide(v === UNKNOWN ? (UNKNOWN as T) : read(r, v));
}

/** Notes the ids of a table of the state before anything is read, because a reference may stand before its row. */
export function noteKeys(r: Reader, x: unknown, field: string, otherwise: readonly string[]): void {
  if (!isPlainObject(x)) return;
  const rows = own(x, field);
  if (rows === undefined) r.ids.set(field, new Set(otherwise));
  else if (isPlainObject(rows)) r.ids.set(field, new Set(Object.keys(rows)));
}

/** The same for a list of records with an `id` each. Here the ids themselves must be checked, too. */
export function noteIds(r: Reader, x: unknown, field: string, otherwise: readonly string[]): void {
  if (!isPlainObject(x)) return;
  const rows = own(x, field);
  if (rows === undefined) r.ids.set(field, new Set(otherwise));
  if (!Array.isArray(rows)) return;
  const ids = new Set<string>();
  for (let i = 0; i < rows.length && !isFull(r); i++) {
    const row: unknown = rows[i];
    const id = isPlainObject(row) ? own(row, 'id') : undefined;
    if (typeof id !== 'string') return;
    if (!ID_PATTERN.test(id) || ids.has(id)) {
      r.path.push(field, i, 'id');
      report(r, ids.has(id) ? 'an id that no other row has' : 'an id', describe(id));
      r.path.length -= 3;
    }
    ids.add(id);
  }
  r.ids.set(field, ids);
}

const own = (o: Record<string, unknown>, key: string): unknown => (Object.hasOwn(o, key) ? o[key] : undefined);
