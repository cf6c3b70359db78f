import { describe, nearest, oneOf, quote } from './problem.ts';
import { isFull, type Read, type Reader, refuse, report, within } from './reader.ts';

/** An object as JSON makes it: not a list, not a class instance. */
export function isPlainObject(v: unknown): v is Record<string, unknown> {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
  const prototype: unknown = Object.getPrototypeOf(v);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Opens a record: an object with no other fields than these. Unknown fields are reported, and the known ones are still
 * read.
 */
export function openRecord(r: Reader, v: unknown, names: readonly string[]): Record<string, unknown> | null {
  if (!isPlainObject(v)) {
    refuse(r, 'an object', v);
    return null;
  }
  for (const key of Object.keys(v)) if (!names.includes(key)) refuseField(r, v, key, names);
  return v;
}

/** Opens a record of a union: its tag must name one of the variants, whose fields are listed. */
export function openVariant(
  r: Reader,
  v: unknown,
  tag: string,
  variants: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> | null {
  if (!isPlainObject(v)) {
    refuse(r, `an object with ${quote(tag)}`, v);
    return null;
  }
  const which = Object.hasOwn(v, tag) ? v[tag] : undefined;
  if (typeof which !== 'string' || !Object.hasOwn(variants, which)) {
    const names = Object.keys(variants);
    r.path.push(tag);
    report(r, oneOf(names), describe(which), typeof which === 'string' ? nearest(which, names) : undefined);
    r.path.pop();
    return null;
  }
  const names = variants[which]!;
  for (const key of Object.keys(v)) if (key !== tag && !names.includes(key)) refuseField(r, v, key, names);
  return v;
}

/** The hint is the nearest name that is not in use already. */
function refuseField(r: Reader, v: object, key: string, names: readonly string[]): void {
  if (isFull(r)) return;
  r.path.push(key);
  const unused = names.filter((name) => !Object.hasOwn(v, name));
  report(r, names.length === 0 ? 'no fields' : 'no such field', quote(key), nearest(key, unused));
  r.path.pop();
}

/** A required field. A missing one is reported by its reader, which knows what it should be. */
export function field<T>(r: Reader, o: Record<string, unknown>, name: string, read: Read<T>): T {
  return within(r, name, Object.hasOwn(o, name) ? o[name] : undefined, read);
}

/** A field that has a default. */
export function optional<T>(
  r: Reader,
  o: Record<string, unknown>,
  name: string,
  read: Read<T>,
  otherwise: NoInfer<T>,
): T {
  return Object.hasOwn(o, name) && o[name] !== undefined ? within(r, name, o[name], read) : otherwise;
}
