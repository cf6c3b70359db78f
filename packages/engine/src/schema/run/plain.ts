import type { Plain } from '../language.ts';
import { type Lanes, mixNumber, mixText, mixWord } from './mix.ts';

/** A full copy of plain JSON data. */
export function clonePlain(x: Plain): Plain {
  if (x === null || typeof x !== 'object') return x;
  if (isList(x)) return x.map(clonePlain);
  const out: Record<string, Plain> = {};
  for (const key of Object.keys(x)) out[key] = clonePlain(x[key]!);
  return out;
}

/** Equality of plain data. The order of keys counts: equal data is byte-identical when written as JSON. */
export function equalPlain(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((v, i) => equalPlain(v, b[i]!));
  if (isList(b) || !sameKeys(a, b)) return false;
  for (const key of Object.keys(a)) if (!equalPlain(a[key]!, b[key]!)) return false;
  return true;
}

/** Each kind of value begins with a word of its own, so that `0`, `''`, `[]` and `{}` differ. */
export function mixPlain(h: Lanes, x: Plain): void {
  if (x === null) mixWord(h, 1);
  else if (typeof x === 'boolean') mixWord(h, x ? 2 : 3);
  else if (typeof x === 'number') {
    mixWord(h, 4);
    mixNumber(h, x);
  } else if (typeof x === 'string') {
    mixWord(h, 5);
    mixText(h, x);
  } else if (isList(x)) {
    mixWord(h, 6);
    mixWord(h, x.length);
    for (const v of x) mixPlain(h, v);
  } else {
    const keys = Object.keys(x);
    mixWord(h, 7);
    mixWord(h, keys.length);
    for (const key of keys) {
      mixText(h, key);
      mixPlain(h, x[key]!);
    }
  }
}

/** Whether two tables have the same rows in the same order. */
export function sameKeys(a: object, b: object): boolean {
  const ka = Object.keys(a);
  const kb = Object.keys(b);
  if (ka.length !== kb.length) return false;
  for (let i = 0; i < ka.length; i++) if (ka[i] !== kb[i]) return false;
  return true;
}

/** `Array.isArray` does not narrow read-only arrays. */
const isList = (x: Plain): x is readonly Plain[] => Array.isArray(x);
