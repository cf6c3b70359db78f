import {
  describe,
  lengthHint,
  nearest,
  nothing,
  openRecord,
  type Read,
  type Reader,
  readLength,
  refuse,
  report,
  within,
} from '@walstatt/engine/files';
import { INCH } from '@walstatt/geometry';

/** Names chosen by the file's author. They become parts of ids, so they have no dots. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

export function readName(r: Reader, v: unknown): string {
  if (typeof v === 'string' && NAME.test(v)) return v;
  return refuse(r, 'a name: a letter, then letters, digits, _ or -', v);
}

/** A text shown to players: anything on one line. */
export function readTitle(r: Reader, v: unknown): string {
  if (typeof v !== 'string') return refuse(r, 'a text', v);
  const isLine = v.length > 0 && v.length <= 80 && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(v);
  return isLine ? v : refuse(r, 'a text of 1 to 80 signs on one line', v);
}

/** `4` or `4+`: the number a die must show. */
export const readNeed =
  (min: number, max: number): Read<number> =>
  (r, v) => {
    const need = typeof v === 'string' && /^\d\+?$/.test(v) ? Number(v[0]) : v;
    if (typeof need === 'number' && Number.isSafeInteger(need) && need >= min && need <= max) return need;
    return refuse(r, `a number from ${min}+ to ${max}+`, v);
  };

/**
 * Inches as a number, or a length with its unit (`24in`, `60cm`). The result is in whole ticks and at most the given
 * number of inches.
 */
export const readInches =
  (most: number): Read<number> =>
  (r, v) => {
    const ticks = typeof v === 'number' ? v * INCH : typeof v === 'string' ? readLength(v) : null;
    if (ticks !== null && Number.isSafeInteger(ticks) && ticks >= 0 && ticks <= most * INCH) return ticks + 0;
    const hint = typeof v === 'string' && lengthHint(v) !== undefined ? '24, 4.5, 24in, 60cm' : undefined;
    return report(r, `a length from 0 to ${most} inches`, describe(v), hint);
  };

/** A list without repetitions. */
export const readSet =
  <T extends string>(read: Read<T[]>): Read<T[]> =>
  (r, v) => {
    const list = read(r, v);
    if (!Array.isArray(list)) return nothing();
    const twice = list.find((x, i) => list.indexOf(x) !== i);
    return twice === undefined ? list : report(r, 'each only once', `${describe(twice)} twice`);
  };

/** A name that must be one of those the reader knows in a table. */
export const readReference =
  (table: string): Read<string> =>
  (r, v) => {
    const known = r.ids.get(table)!;
    if (typeof v === 'string' && known.has(v)) return v;
    const hint = typeof v === 'string' ? nearest(v, [...known]) : undefined;
    return report(r, `the name of one of the ${table}`, describe(v), hint);
  };

/** Entries by name. Each knows its own name. */
export const readEntries =
  <T>(read: (r: Reader, id: string, v: unknown) => T): Read<Record<string, T>> =>
  (r, v) => {
    const o = openRecord(r, v, Object.keys(Object(v)));
    if (o === null) return nothing();
    const out: Record<string, T> = {};
    for (const [id, x] of Object.entries(o)) {
      out[id] = within(r, id, x, (at, value) => (readName(at, id) === undefined ? nothing() : read(at, id, value)));
    }
    return out;
  };
