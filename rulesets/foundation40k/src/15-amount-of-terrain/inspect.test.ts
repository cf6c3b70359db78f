import { seededRng } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { describe, expect, test } from 'vitest';
import { changed, rect, wrong } from '../../test/changed-table.ts';
import { pieceOf } from '../14-terrain/kinds.ts';
import type { Terrain } from '../generated/state.ts';
import { inspectTable, tableProblems } from './inspect.ts';
import { randomTable } from './random.ts';
import { starterTable } from './starter.ts';
import { tellTable } from './tell-table.ts';

/** A square with its corners cut off. */
function eightSided(shape: Terrain['shape']): Terrain['shape'] {
  const [x, y] = [Math.min(...shape.map((p) => p.x)), Math.min(...shape.map((p) => p.y))];
  const side = Math.max(...shape.map((p) => p.x)) - x;
  const near = Math.round(side * (1 - Math.SQRT1_2));
  const far = side - near;
  const corners = [
    [near, 0],
    [far, 0],
    [side, near],
    [side, far],
    [far, side],
    [near, side],
    [0, far],
    [0, near],
  ] as const;
  return corners.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

describe('the checker of tables', () => {
  test('the starter table is right, and so is the book: 864 square inches in three thirds', () => {
    const { ok, findings, pieces } = inspectTable(starterTable);
    expect(ok).toBe(true);
    expect(findings.find((f) => f.code === 'covered')).toMatchObject({ measured: 864, least: 820.8, most: 907.2 });
    expect(findings.filter((f) => f.code === 'third').map((f) => f.measured)).toEqual([288, 288, 288]);
    expect(findings.filter((f) => f.code === 'number').map((f) => f.measured)).toEqual([3, 4, 6]);
    expect(pieces[0]).toMatchObject({ id: 'T1', kind: 'hill', area: 96, long: 12 * INCH, short: 8 * INCH });
  });

  test('[FD-AMOUNT-01] too little or too much in all', () => {
    expect(wrong(changed({ T8: null, T9: null }))).toContain('covered FD-AMOUNT-01');
    expect(wrong(changed({ X: pieceOf('forest', rect(0, 0, 12, 8)) }))).toContain('covered FD-AMOUNT-01');
  });

  test('[FD-AMOUNT-01] what lies on another piece is named', () => {
    expect(wrong(changed({ T8: { shape: rect(30, 18, 8, 6) } }))).toEqual(['apart FD-AMOUNT-01 T1 T8']);
  });

  test('[FD-AMOUNT-02] a third each, 5 % more or less', () => {
    const deeper = (inches: number) => changed({ T2: { shape: rect(8, 20, 12, inches) } });
    expect(wrong(deeper(9.2))).toEqual([]);
    expect(wrong(deeper(9.25))).toEqual(['third FD-AMOUNT-02 category 1']);
  });

  test('[FD-AMOUNT-03][FD-AMOUNT-04][FD-AMOUNT-05] pieces in the wrong category', () => {
    expect(wrong(changed({ T1: { kind: 'mesa', class: 'softCover' } }))).toEqual([
      'belongs FD-AMOUNT-03 category 1 T1',
    ]);
    expect(wrong(changed({ T4: { blocksSight: false } }))).toEqual(['belongs FD-AMOUNT-04 category 2 T4']);
    expect(wrong(changed({ T8: { coversOnlyInfantry: false } }))).toEqual(['belongs FD-AMOUNT-05 category 3 T8']);
    expect(wrong(changed({ T8: { blocksSight: true } }))).toEqual(['belongs FD-AMOUNT-05 category 3 T8']);
    expect(wrong(changed({ T8: { class: 'hardCover' } }))).toContain('belongs FD-AMOUNT-05 category 3 T8');
    expect(wrong(changed({ T4: { kind: 'mesa', class: 'sightBlocker' } }))).toEqual([
      'belongs FD-AMOUNT-04 category 2 T4',
    ]);
  });

  test('[FD-AMOUNT-06] the number of pieces, with the smaller number of the example for category 2', () => {
    const split = {
      T1: { shape: rect(30, 20, 6, 8) },
      A: pieceOf('hill', rect(36, 20, 6, 8)),
      T2: { shape: rect(8, 20, 6, 8) },
      B: pieceOf('building', rect(14, 20, 6, 8)),
    };
    expect(wrong(changed(split))).toEqual(['number FD-AMOUNT-06 category 1']);
    const three = { T6: { shape: rect(17, 4, 12, 8) }, T7: null };
    expect(wrong(changed(three))).toEqual([]);
  });

  test('[FD-AMOUNT-07] not all pieces may be square', () => {
    const squares = Object.fromEntries(
      Array.from({ length: 13 }, (_, i) => {
        const kind = i < 3 ? 'hill' : i < 7 ? 'forest' : 'crater';
        return [`S${i}`, pieceOf(kind, rect(2 + (i % 6) * 11, 12 * Math.floor(i / 6), 8, 8))];
      }),
    );
    expect(wrong(squares).some((w) => w === 'notAllSquare FD-AMOUNT-07')).toBe(true);
    expect(wrong(changed({ T8: { shape: rect(32, 8, 7, 7) } }))).toEqual([]);
    expect(wrong({})).not.toContain('notAllSquare FD-AMOUNT-07');
    // Eight equal sides are as long as they are wide, but no square.
    const rounded = Object.fromEntries(
      Object.entries(squares).map(([id, t]) => [id, { ...t, shape: eightSided(t.shape) }]),
    );
    expect(wrong(rounded)).not.toContain('notAllSquare FD-AMOUNT-07');
  });

  test('[FD-GAP-24] a piece of no category is what it likes to be', () => {
    expect(wrong(changed({ T8: { category: 0 } })).filter((w) => w.startsWith('belongs'))).toEqual([]);
  });

  test('[FD-GAP-03] pieces over the edge, and closed deployment zones', () => {
    expect(wrong(changed({ T10: { shape: rect(-1, 8, 8, 6) } }))).toEqual(['onTable FD-GAP-03 T10']);
    const closed = pieceOf('building', rect(0, 0, 30, 8));
    expect(wrong({ A: closed })).toContain('zone FD-GAP-03');
  });

  test('[FD-AMOUNT-09] how evenly each category is spread over both halves', () => {
    const even = (pieces: Parameters<typeof inspectTable>[0]) =>
      inspectTable(pieces)
        .findings.filter((f) => f.code === 'even')
        .map(({ category, measured, ok, advice }) => [category, measured, ok, advice]);
    const balanced = [1, 2, 3].map((category) => [category, 0, true, true]);
    expect(even(starterTable)).toEqual(balanced);
    expect(even({})).toEqual(balanced);
    expect(even(changed({ T1: { shape: rect(30, 10, 12, 8) } }))).toEqual([
      ...balanced.slice(1),
      [1, 0.33, false, true],
    ]);
  });

  test('outlines that are not convex are named and not measured', () => {
    const table = changed({
      X: pieceOf('rocks', [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 10 },
      ]),
    });
    expect(wrong(table)).toEqual(['outline FD-GAP-17 X']);
    expect(wrong(changed({ X: pieceOf('rocks', []) }))).toEqual(['outline FD-GAP-17 X']);
  });

  test('wrecks do not count', () => {
    expect(wrong(changed({ W: pieceOf('wreck', rect(2, 2, 4.5, 3)) }))).toEqual([]);
  });
});

describe('the report in words', () => {
  test('says piece by piece and in sum how the table meets the rule', () => {
    const report = inspectTable(starterTable);
    const de = tellTable(report, 'de');
    const en = tellTable(report, 'en');
    expect(de).toContain('T1 Hügel: Kategorie 1, Sichtblockade, 12 × 8 Zoll, 96 Quadratzoll, verdeckt die Sicht');
    expect(de).toContain(
      'Gelände insgesamt: 864 Quadratzoll, 25 % des Tisches (820,8 bis 907,2) [FD-AMOUNT-01]: in Ordnung',
    );
    expect(en).toContain('Category 2: 288 square inches (273.6 to 302.4) [FD-AMOUNT-02]: right');
    expect(en).toContain('T6: sides in the ratio 1.33, best 3:2 [FD-AMOUNT-08]: only advice');
    expect(de.length).toBe(en.length);
    const line = (words: string[], id: string) => words.find((w) => w.startsWith(`${id} `));
    expect(line(de, 'T2')).toContain('für niemanden betretbar');
    expect(line(de, 'T8')).toContain('deckt nur Infanterie');
    const seeThrough = tellTable(inspectTable(changed({ T6: { blocksSight: false } })), 'en');
    expect(line(seeThrough, 'T6')).toBe(line(en, 'T6'));
  });

  test('names what is wrong', () => {
    const [problem] = tableProblems(changed({ T8: { shape: rect(30, 18, 8, 6) } }));
    const words = tellTable({ ok: false, pieces: [], findings: [problem!] }, 'de');
    expect(words).toEqual(['T1, T8: überlappen sich [FD-AMOUNT-01]: nicht in Ordnung']);
  });

  test('every finding of random tables has words in both languages', () => {
    for (let seed = 0; seed < 20; seed++) {
      const report = inspectTable(randomTable(seededRng(seed)));
      for (const language of ['de', 'en'] as const)
        for (const line of tellTable(report, language)) expect(line).not.toMatch(/undefined|NaN|null/);
    }
  });
});

test('[FD-GAP-03] both deployment zones are judged, each by itself', () => {
  const hall = { ...starterTable['T1']!, entry: 'none', shape: rect(30, 1, 4, 4) } as const;
  const { findings } = inspectTable({ ...starterTable, hall });
  expect(findings.filter((f) => f.code === 'zone')).toHaveLength(2);
});
