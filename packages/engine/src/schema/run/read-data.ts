import { BUDGETS } from '../../budgets.ts';
import type { Plain } from '../language.ts';
import { isPlainObject } from './read-record.ts';
import { isFull, nothing, type Reader, refuse, report, within } from './reader.ts';

const DEEPEST = BUDGETS.text.dataDepth;

/** Plain JSON data of any form: numbers are whole, nesting has a limit, and no key touches prototypes. */
export const readData = (r: Reader, v: unknown): Plain => readNested(r, v, 0);

function readNested(r: Reader, v: unknown, depth: number): Plain {
  if (v === null || typeof v === 'string' || typeof v === 'boolean') return v;
  if (typeof v === 'number') return Number.isSafeInteger(v) ? v + 0 : refuse(r, 'a whole number', v);
  if (depth >= DEEPEST) return report(r, `at most ${DEEPEST} levels of nesting`, 'more');
  const deeper = (inner: Reader, w: unknown): Plain => readNested(inner, w, depth + 1);
  if (Array.isArray(v)) {
    const out: Plain[] = [];
    for (let i = 0; i < v.length && !isFull(r); i++) out.push(within(r, i, v[i], deeper));
    return out;
  }
  if (!isPlainObject(v)) return refuse(r, 'plain data', v);
  const out: Record<string, Plain> = {};
  for (const key of Object.keys(v)) {
    if (isFull(r)) return nothing();
    if (key === '__proto__') refuseKey(r, key);
    else out[key] = within(r, key, v[key], deeper);
  }
  return out;
}

function refuseKey(r: Reader, key: string): void {
  r.path.push(key);
  report(r, 'any other key', `"${key}"`);
  r.path.pop();
}
