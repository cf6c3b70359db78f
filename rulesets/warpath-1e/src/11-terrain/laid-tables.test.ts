import { describe, expect, it } from 'vitest';
import { asks, look } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { patch } from '../data/terrain.ts';
import { ruleset } from '../index.ts';
import { questions } from './questions.ts';
import { randomTerrain } from './random-terrain.ts';

const inch = 2540;
const boxOf = (shape: readonly { x: number; y: number }[]) => {
  const [xs, ys] = [shape.map((p) => p.x / inch), shape.map((p) => p.y / inch)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};

describe('a patch', () => {
  it('is an upright rectangle around its middle', () => {
    expect(patch(10, 20, 4, 2).map(({ x, y }) => [x / inch, y / inch])).toEqual([
      [8, 19],
      [12, 19],
      [12, 21],
      [8, 21],
    ]);
  });
});

describe('a table made from a number', () => {
  const tables = () => Array.from({ length: 40 }, (_, i) => randomTerrain(i + 1, 72, 48));

  it('[WP-BATTLE-03] has houses, jungles, woods and low walls, as it is said of them', () => {
    for (const t of tables())
      for (const [id, { kind, cover, blocksSight, shape }] of Object.entries(t)) {
        const [x, y, x2, y2] = boxOf(shape);
        const [wide, deep] = [x2 - x, y2 - y].map((n) => Math.round(n * 10) / 10);
        const what = id.replace(/^(?:west|east|south|north)/, '');
        expect([what, kind, cover, blocksSight]).toEqual(
          {
            House: ['House', 'blocking', 'hard', true],
            Jungle: ['Jungle', 'difficult', 'soft', false],
            Wood: ['Wood', 'difficult', 'soft', true],
            Wall: ['Wall', 'obstacle', 'hard', false],
          }[what],
        );
        const [least, most] = { House: [4, 7], Jungle: [5, 9], Wood: [4, 8], Wall: [5, 9] }[what] as [number, number];
        expect(wide! >= least && wide! <= most, id).toBe(true);
        if (what === 'Wall') expect(deep).toBe(0.5);
        else expect(deep! >= least && deep! <= most, id).toBe(true);
      }
    expect(new Set(tables().flatMap((t) => Object.keys(t))).size).toBe(8);
    expect(tables().filter((t) => Object.keys(t).length === 8).length).toBeGreaterThan(20);
  });

  it('[WP-BATTLE-04] looks the same from both edges, keeps the zones free and leaves room between its pieces', () => {
    for (const t of tables()) {
      const boxes = Object.values(t).map((p) => boxOf(p.shape));
      for (const [x, y, x2, y2] of boxes) {
        expect(
          boxes.some(([a, b, c, d]) =>
            [72 - x2 - a, 48 - y2 - b, 72 - x - c, 48 - y - d].every((n) => Math.abs(n) < 0.01),
          ),
        ).toBe(true);
        expect(Math.min(x, 72 - x2)).toBeGreaterThanOrEqual(6 - 4.5);
        expect(Math.min(y, 48 - y2)).toBeGreaterThanOrEqual(9 + 4 - 4.5);
      }
      boxes.forEach(([x, y, x2, y2], i) => {
        for (const [a, b, c, d] of boxes.slice(0, i))
          expect(Math.max(a - x2, x - c, b - y2, y - d)).toBeGreaterThanOrEqual(4 - 0.01);
      });
    }
  });

  it('[WP-BATTLE-03] is always the same from the same number, and fills the table', () => {
    expect(randomTerrain(7, 72, 48)).toEqual(randomTerrain(7, 72, 48));
    expect(randomTerrain(7, 72, 48)).not.toEqual(randomTerrain(8, 72, 48));
    const middles = tables()
      .flatMap((t) => Object.values(t).map((p) => boxOf(p.shape)))
      .map(([x, , x2]) => (x + x2) / 2);
    expect([Math.min(...middles) < 12, Math.max(...middles) > 60]).toEqual([true, true]);
    expect(middles.every((x) => x >= 6 && x <= 66)).toBe(true);
  });

  it('[WP-BATTLE-03] has upright rectangles, and four inches between two of them are enough', () => {
    for (const table of tables())
      for (const { shape } of Object.values(table)) {
        const [x, y, x2, y2] = boxOf(shape).map(inches);
        expect(shape).toEqual([
          { x, y },
          { x: x2, y },
          { x: x2, y: y2 },
          { x, y: y2 },
        ]);
      }
    // How far apart two pieces are along the sides of the table, where that is exactly enough and the other way it is not.
    const exactly = (along: 0 | 1) =>
      Array.from({ length: 400 }, (_, i) =>
        Object.values(randomTerrain(i + 1, 72, 48)).map((p) => boxOf(p.shape)),
      ).some((boxes) =>
        boxes.some((a, i) =>
          boxes.slice(0, i).some((b) => {
            const gaps = ([0, 1] as const).map((k) => Math.max(a[k]! - b[k + 2]!, b[k]! - a[k + 2]!));
            return Math.abs(gaps[along]! - 4) < 0.001 && gaps[1 - along]! < 4;
          }),
        ),
      );
    expect([exactly(0), exactly(1)]).toEqual([true, true]);
  });
});

describe('a table with mistakes', () => {
  const problems = (more: object) => {
    const set = ruleset.setUp(battleOf(['demo-grunts'], ['demo-grunts'], more));
    return 'problems' in set ? set.problems.map((p) => [p.path.join('.'), p.expected, p.got, p.hint]) : [];
  };
  const laid = (shape: unknown) => problems({ terrain: { p: { kind: 'blocking', cover: 'hard', shape } } });
  const wrong = (shape: unknown) => [
    ['terrain.p.shape', 'at least three points on the table', JSON.stringify(shape) ?? 'nothing', 'WP-BATTLE-03'],
  ];

  it('[WP-BATTLE-02] [WP-BATTLE-03] names the field', () => {
    expect(problems({ terrain: 'woods' })).toEqual([['terrain', 'pieces by name', '"woods"', 'WP-BATTLE-03']]);
    expect(problems({ terrain: [] })[0]![0]).toBe('terrain');
    expect(problems({ terrain: null })).toEqual([]);
    expect(problems({ terrain: { p: null } }).map(([path]) => path)).toEqual([
      'terrain.p.kind',
      'terrain.p.cover',
      'terrain.p.shape',
    ]);
    expect(problems({ table: 5, terrain: {} })[0]).toEqual(['table', 'width and depth', '5', 'WP-BATTLE-02']);
    expect(problems({ table: { width: 'wide' }, terrain: {} })[0]!.slice(0, 1)).toEqual(['table.width']);
    expect(problems({ table: { depth: 0.5 }, terrain: {} })[0]!.slice(0, 1)).toEqual(['table.depth']);
  });

  it('[WP-BATTLE-03] a piece lies on the table with all its points', () => {
    const good = [
      { x: 0, y: 0 },
      { x: 5000, y: 0 },
      { x: 5000, y: 500 },
    ];
    expect(laid(good)).toEqual([]);
    for (const shape of [
      undefined,
      'round',
      good.slice(1),
      [...good, { x: -1, y: 0 }],
      [...good, 5],
      [...good, null],
      [...good, { x: 'far', y: 0 }],
      [...good, { x: 0, y: 0.5 }],
    ])
      expect(laid(shape), JSON.stringify(shape)).toEqual(wrong(shape));
  });
});

describe('the question about a piece', () => {
  const ground = { hill: { kind: 'decorative', from: [40, 20], to: [46, 24] } } as const;

  it('[WP-TERRAIN-02] [WP-COVER-09] [WP-G-55] says by which rules it is treated; in the demo its houses are ruled on', () => {
    const rules = (mission: string) =>
      (asks({ ground, state: { mission } }, 'terrain', { terrain: 'hill' }) as { rules: string[] }).rules;
    expect(rules('battle')).toEqual(['WP-TERRAIN-02', expect.stringMatching(/^WP-TERRAIN/), 'WP-COVER-09']);
    expect(rules('demo').at(-1)).toBe('WP-G-55');
    expect(questions.terrain.ask(look({ ground }), { terrain: 'nothing' })).toBeNull();
  });
});
