import type { Fields, Schema } from '../../schema/language.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { variantOf } from './fit.ts';

type Raw = Record<string, unknown>;

/**
 * A set-up with the changes that a position file makes to it. Records and tables are merged field by field and row by
 * row; everything else is replaced. A row that is null is removed, so that a scenario's unit can be left out.
 */
export function merge(s: Schema, base: unknown, over: unknown): unknown {
  switch (s.kind) {
    case 'record':
      return isPlainObject(base) && isPlainObject(over) ? mergeFields(s.fields, base, over) : over;
    case 'union': {
      if (!isPlainObject(base) || !isPlainObject(over)) return over;
      const sameVariant = !Object.hasOwn(over, s.tag) || over[s.tag] === base[s.tag];
      const variant = variantOf(s, base);
      return sameVariant && variant !== undefined ? mergeFields(variant, base, over) : over;
    }
    case 'table':
      return isPlainObject(base) && isPlainObject(over) ? mergeRows(s.of, base, over) : over;
    case 'nullable':
    case 'secret':
    case 'spatial':
      return merge(s.of, base, over);
    default:
      return over;
  }
}

function mergeFields(fields: Fields, base: Raw, over: Raw): Raw {
  const out: Raw = { ...base };
  for (const [name, v] of Object.entries(over)) {
    const s = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    out[name] = s === undefined ? v : merge(s, Object.hasOwn(base, name) ? base[name] : defaultOf(s), v);
  }
  return out;
}

/** A set-up is written without values that equal their defaults, so there the file changes the default. */
function defaultOf(s: Schema): unknown {
  if (s.default !== undefined) return s.default;
  return s.kind === 'spatial' || s.kind === 'secret' || s.kind === 'nullable' ? defaultOf(s.of) : undefined;
}

function mergeRows(of: Schema, base: Raw, over: Raw): Raw {
  const out: Raw = { ...base };
  for (const [key, v] of Object.entries(over)) {
    if (v === null && of.kind !== 'nullable') delete out[key];
    else out[key] = Object.hasOwn(base, key) ? merge(of, base[key], v) : v;
  }
  return out;
}
