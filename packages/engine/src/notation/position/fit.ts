import type { Fields, Schema } from '../../schema/language.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { defaultOf } from '../../schema/shape.ts';
import { readLength } from './lengths.ts';

type Raw = Record<string, unknown>;

/**
 * Adapts written data to the codec, as a copy. Lengths with units become ticks where the schema wants a number. Records
 * that were left out because all of their fields have defaults appear (with `fill`: not before shorthand is expanded,
 * which may bring them). What does not fit stays as it is, and the codec reports what is wrong with it.
 */
export function fit(s: Schema, x: unknown, lengths: boolean, fill = true): unknown {
  switch (s.kind) {
    case 'int':
      return lengths && typeof x === 'string' ? (readLength(x) ?? x) : x;
    case 'list':
      return Array.isArray(x) ? x.map((v) => fit(s.of, v, lengths, fill)) : x;
    case 'table':
      return isPlainObject(x) ? mapValues(x, (v) => fit(s.of, v, lengths, fill)) : x;
    case 'record':
      return isPlainObject(x) ? fitFields(s.fields, x, lengths, fill) : x;
    case 'union': {
      if (!isPlainObject(x)) return x;
      const variant = variantOf(s, x);
      return variant === undefined ? x : fitFields(variant, x, lengths, fill);
    }
    case 'nullable':
    case 'secret':
    case 'spatial':
      return fit(s.of, x, lengths, fill);
    default:
      return x;
  }
}

function fitFields(fields: Fields, x: Raw, lengths: boolean, fill: boolean): Raw {
  const out = mapValues(x, (v, name) => (Object.hasOwn(fields, name) ? fit(fields[name]!, v, lengths, fill) : v));
  if (!fill) return out;
  for (const [name, s] of Object.entries(fields)) {
    if (!Object.hasOwn(out, name) && mayBeLeftOut(s)) out[name] = fit(s, {}, lengths);
  }
  return out;
}

/** The reverse for writing: takes out the records that `fit` puts back. */
export function leaveOut(s: Schema, x: unknown): unknown {
  switch (s.kind) {
    case 'list':
      return Array.isArray(x) ? x.map((v) => leaveOut(s.of, v)) : x;
    case 'table':
      return isPlainObject(x) ? mapValues(x, (v) => leaveOut(s.of, v)) : x;
    case 'record':
      return isPlainObject(x) ? leaveOutFields(s.fields, x) : x;
    case 'union': {
      if (!isPlainObject(x)) return x;
      const variant = variantOf(s, x);
      return variant === undefined ? x : leaveOutFields(variant, x);
    }
    case 'nullable':
    case 'secret':
    case 'spatial':
      return leaveOut(s.of, x);
    default:
      return x;
  }
}

function leaveOutFields(fields: Fields, x: Raw): Raw {
  const out: Raw = {};
  for (const [name, v] of Object.entries(x)) {
    const s = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    const kept = s === undefined ? v : leaveOut(s, v);
    if (s !== undefined && mayBeLeftOut(s) && isPlainObject(kept) && Object.keys(kept).length === 0) continue;
    out[name] = kept;
  }
  return out;
}

/** A record without a default of its own stands for the record of its fields' defaults. */
function mayBeLeftOut(s: Schema): boolean {
  if (defaultOf(s) !== undefined) return false;
  return s.kind === 'spatial' ? mayBeLeftOut(s.of) : s.kind === 'record';
}

/** The fields of the variant that a record of a union claims to be. */
export function variantOf(s: Schema & { kind: 'union' }, x: Raw): Fields | undefined {
  const tag = Object.hasOwn(x, s.tag) ? x[s.tag] : undefined;
  return typeof tag === 'string' && Object.hasOwn(s.variants, tag) ? s.variants[tag] : undefined;
}

function mapValues(x: Raw, f: (v: unknown, key: string) => unknown): Raw {
  const out: Raw = {};
  for (const [key, v] of Object.entries(x)) out[key] = f(v, key);
  return out;
}
