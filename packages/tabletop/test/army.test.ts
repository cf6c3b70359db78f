import { parseWith } from '@walstatt/engine/codec';
import { field, openRecord, type Read, type Reader, readInt, readList, readText } from '@walstatt/engine/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byRule,
  readArmyFile,
  readEntries,
  readInches,
  readName,
  readNeed,
  readReference,
  readSet,
  readTitle,
} from '../src/index.ts';

/** What a reader makes of a value, or what it expects instead. */
function read<T>(reader: Read<T>, v: unknown): T | string {
  const parsed = parseWith(v, reader, (r: Reader) => void r.ids.set('units', new Set(['squad', 'tank'])));
  return parsed.ok
    ? parsed.value
    : parsed.problems.map((p) => p.expected + (p.hint === undefined ? '' : ` (${p.hint})`)).join();
}

describe('values of army files', () => {
  it('names have no dots, titles no breaks', () => {
    expect(read(readName, 'ork-boyz_2')).toBe('ork-boyz_2');
    expect(read(readName, 'ork.boyz')).toMatch(/^a name/);
    expect(read(readTitle, 'Die Besatzung')).toBe('Die Besatzung');
    expect(read(readTitle, 'two\nlines')).toMatch(/on one line/);
    expect(read(readTitle, 7)).toBe('a text');
  });

  it('lengths are inches, or have a unit', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 48 }), (n) => void expect(read(readInches(48), n)).toBe(2540 * n)));
    expect(read(readInches(48), '10cm')).toBe(10_000);
    expect(read(readInches(48), 49)).toBe('a length from 0 to 48 inches');
    expect(read(readInches(48), 0.3337)).toBe('a length from 0 to 48 inches');
    expect(read(readInches(48), '24 feet')).toMatch(/24in/);
  });

  it('needs are written with or without their plus', () => {
    expect(read(readNeed(2, 6), '4+')).toBe(4);
    expect(read(readNeed(2, 6), 4)).toBe(4);
    expect(read(readNeed(2, 6), 7)).toBe('a number from 2+ to 6+');
  });

  it('sets have everything once; references must be known, and near misses get a hint', () => {
    expect(read(readSet(readList(readText)), ['a', 'b'])).toEqual(['a', 'b']);
    expect(read(readSet(readList(readText)), ['a', 'a'])).toBe('each only once');
    expect(read(readReference('units'), 'tank')).toBe('tank');
    expect(read(readReference('units'), 'sqaud')).toBe('the name of one of the units (squad)');
  });

  it('entries know their names', () => {
    const entries = readEntries((r, id, v) => `${id} ${readInt(0, 9)(r, v)}`);
    expect(read(entries, { a: 1, b: 2 })).toEqual({ a: 'a 1', b: 'b 2' });
    expect(read(entries, { 'a.b': 1 })).toMatch(/^a name/);
  });
});

describe('army files', () => {
  const readRoot: Read<{ army: string; size: number }> = (r, v) => {
    const o = openRecord(r, v, ['army', 'size'])!;
    const size = field(r, o, 'size', byRule('FD-UNIT-04', byRule('FD-UNIT-03', readInt(1, 5))));
    return { army: field(r, o, 'army', readName), size };
  };
  const file = (text: string) =>
    readArmyFile(text, (root) => {
      const parsed = parseWith(root, readRoot);
      return parsed.ok ? { ok: true, army: parsed.value } : parsed;
    });

  it('are read whole, or refused with every mistake at its line and column and its nearest rule', () => {
    expect(file('army: red\nsize: 3\n')).toEqual({ ok: true, army: { army: 'red', size: 3 } });
    const wrong = file('army: 1.5\nsize: 9\n');
    expect(wrong).toMatchObject({
      ok: false,
      problems: [
        { line: 2, column: 7, path: ['size'], rule: 'FD-UNIT-03' },
        { line: 1, column: 7, path: ['army'] },
      ],
    });
    expect(wrong.ok || 'rule' in wrong.problems[1]!).toBe(false);
  });

  it('no text makes the reader throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(file(text)).toHaveProperty('ok')));
    expect(file('- a list')).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
  });
});
