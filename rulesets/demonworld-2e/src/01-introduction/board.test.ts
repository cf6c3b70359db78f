import { rollSum } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { ask, given, line, type Place, walking } from '../../test/on-table.ts';
import { ruleset } from '../index.ts';
import { fieldsOfBoard } from './board/board.ts';
import { drawnOn, MAP_BOARDS } from './board/map-boards.ts';
import { formationOf } from './formation/formation.ts';

const enemy = { owner: 'ork', stand: [[5, 2, 1]] } as const;
const table = (stand: readonly Place[], more: Record<string, unknown> = {}) =>
  given({ at: 'free', units: { foot: { owner: 'imperial', stand }, far: enemy }, more });

describe('the board', () => {
  it('[DW-I-13][DW-I-16][DW-I-17] cards have fifteen rows; F11 is (8,5), G10 is (7,6) and next to it', () => {
    const s = table([[5, 10, 4]]);
    expect(ask(s, 'fields', { label: '1/F11' })).toEqual([{ q: 8, r: 5 }]);
    expect(ask(s, 'fields', { label: '1/G10' })).toEqual([{ q: 7, r: 6 }]);
    expect(ask(s, 'labels', { q: 8, r: 5 })).toEqual(['1/F11']);
    expect(ask(s, 'fields', { label: '1/J3' })).toEqual([]);
    expect(ask(s, 'fields', { label: '1/B18' })).toEqual([{ q: 17, r: 1 }]);
    expect(ask(s, 'fields', { label: '1/A18' })).toEqual([]);
    expect(fieldsOfBoard(s.state.board)).toHaveLength(507);
  });

  it('[DW-I-09][DW-I-14][DW-I-15] cards lie edge to edge; cut fields have two labels; a card used twice has each label twice', () => {
    const s = table([[5, 10, 4]]);
    const both = ask(s, 'labels', { q: -4, r: 14 }) as string[];
    expect(both).toEqual(['1/P3', '2/A3']);
    expect(ask(s, 'fields', { label: '1/P3' })).toEqual(ask(s, 'fields', { label: '2/A3' }));
    const twice = table([[5, 10, 4]], { board: { across: 2, down: 1, cards: [3, 3] } });
    expect(ask(twice, 'fields', { label: '3/F4' })).toEqual([
      { q: 1, r: 5 },
      { q: 18, r: 5 },
    ]);
    expect(ask(twice, 'labels', { q: 17, r: 1 })).toEqual(['3/B18', '3/B1']);
  });

  it('[DW-I-12] the wind rose: 1 is north-east, then clockwise', () => {
    const s = table([[5, 10, 4]]);
    expect([1, 2, 3, 4, 5, 6].map((die) => ask(s, 'windRose', { die }))).toEqual([5, 0, 1, 2, 3, 4]);
  });

  it('[DW-VII-02] four map boards fit each other at every edge; what the book says of them is drawn', () => {
    const s = table([[5, 10, 4]]);
    const at = (label: string) => ask(s, 'terrain', { label });
    expect(['3/F4', '4/L4', '3/L14', '4/G10', '4/F11', '2/E9', '2/B10'].map(at)).toEqual([
      'rock',
      'scrub',
      'wood',
      'open',
      'hill1',
      'hill1',
      'hill2',
    ]);
    expect(['1/A9', '1/P9', '1/H1', '1/H18'].map(at)).toEqual(['road', 'road', 'road', 'road']);
    for (const a of MAP_BOARDS) {
      for (const b of MAP_BOARDS) {
        for (let c = 1; c <= 17; c++) expect(drawnOn(a, 14, c)).toBe(drawnOn(b, 0, c));
        for (let row = 1; row < 14; row += 2) expect(drawnOn(a, row, 18)).toBe(drawnOn(b, row, 1));
      }
    }
  });

  it('dice are added up: 2 and 4 on 2W6 is 6; 5 on 1W6+2 is 7', () => {
    const sum = (faces: number[]): number => {
      const roll = rollSum({ apply: () => {}, mayReroll: () => false } as never, {
        by: null,
        rule: 'DW-I-08',
        purpose: 'test',
        dice: faces.length,
      });
      const need = roll.next().value as unknown as { roll: { classes: { lowest: number; names: string[] } } };
      const total = faces.reduce((a, b) => a + b, 0);
      const counts = need.roll.classes.names.map((n) => (Number(n) === total ? 1 : 0));
      return roll.next({ what: 'roll', rolled: { faces, counts } } as never).value as number;
    };
    expect(sum([2, 4])).toBe(6);
    expect(sum([5]) + 2).toBe(7);
  });
});

describe('elements', () => {
  it('[DW-I-10][DW-I-21][DW-I-44][DW-I-45][DW-I-46] one field each; distances are whole fields, adjacent is 1', () => {
    const s = given({
      at: 'free',
      units: {
        a: { owner: 'imperial', stand: [[4, 8, 4]] },
        b: {
          owner: 'ork',
          stand: [
            [5, 7, 1],
            [6, 4, 1],
          ],
        },
      },
    });
    expect(ask(s, 'distance', { from: 'a.1', to: 'b.1' })).toBe(1);
    expect(ask(s, 'distance', { from: 'a.1', to: 'b.2' })).toBe(4);
    expect(ask(s, 'elements', { unit: 'a' })).toEqual([{ id: 'a.1', q: 4, r: 8, facing: 4 }]);
    expect(ask(s, 'contacts', { element: 'a.1' })).toEqual(['b.1']);
  });

  it('[DW-I-22][DW-I-23][DW-I-25][DW-I-26][DW-I-27] facing N: front NW and NE, flanks E and W, rear SE and SW', () => {
    const around: Place[] = [
      [5, 7, 1],
      [4, 7, 1],
      [5, 8, 1],
      [3, 8, 1],
      [4, 9, 1],
      [3, 9, 1],
    ];
    const s = given({
      at: 'free',
      units: { a: { owner: 'imperial', stand: [[4, 8, 4]] }, b: { owner: 'ork', stand: around } },
    });
    const sides = around.map((_, i) => ask(s, 'sideOf', { element: `b.${i + 1}`, of: 'a.1' }));
    expect(sides).toEqual(['front', 'front', 'flank', 'flank', 'rear', 'rear']);
  });

  it('[DW-I-28] the front area has n+1 fields at distance n', () => {
    const s = table([[5, 14, 4]]);
    const area = ask(s, 'frontArea', { element: 'foot.1', farthest: 3 }) as { q: number; r: number }[];
    expect(area).toHaveLength(2 + 3 + 4);
    expect(area).toContainEqual({ q: 5, r: 13 });
    expect(area).toContainEqual({ q: 6, r: 13 });
    expect(area).not.toContainEqual({ q: 4, r: 14 });
  });

  it('[DW-I-47][DW-I-48] adjacent enemies are in contact whatever their facings', () => {
    for (let facing = 0; facing < 6; facing++) {
      const s = given({
        at: 'free',
        units: { a: { owner: 'imperial', stand: [[4, 8, facing]] }, b: { owner: 'ork', stand: [[4, 7, 4]] } },
      });
      expect(ask(s, 'contacts', { element: 'b.1' })).toEqual(['a.1']);
    }
  });

  it('[DW-I-18][DW-I-19][DW-I-24][DW-I-30][DW-VII-08] a card holds all values; inferred ones are marked', () => {
    const s = given({
      at: 'free',
      units: { 'noble-foot': { owner: 'imperial', card: 'noble-foot', stand: [[4, 8, 4]] }, far: enemy },
    });
    expect(ask(s, 'card', { unit: 'noble-foot' })).toMatchObject({
      arm: 'infantry',
      armourMissile: 3,
      armourMelee: 5,
      bp: { move: 16, attack: 12, skirmish: 8 },
      inferred: expect.arrayContaining(['bp', 'armourMelee', 'points']),
    });
    const told = ruleset.overview!(s.battle.look, { language: 'de', name: (id) => id, length: String });
    expect(told.join('\n')).toMatch(/erschlossene Werte: .*armourMelee/);
  });
});

describe('ordered and unordered', () => {
  const kind = (stand: readonly Place[]) => ask(table(stand), 'isOrdered', { unit: 'foot' });
  const ordered = { ordered: true, kind: 'line', why: null };
  const not = (why: string) => ({ ordered: false, kind: 'unordered', why });

  it('[DW-I-29][DW-I-32][DW-I-36][DW-I-37][DW-I-38] 4-4 and 6-2 are ordered; 3-5 and 4-2-2 are not', () => {
    expect(kind(line(3, 10, 4, 4, 8))).toEqual(ordered);
    expect(kind(line(3, 10, 4, 6, 8))).toEqual(ordered);
    expect(kind([...line(3, 10, 4, 3), ...line(2, 11, 4, 5)])).toEqual(not('DW-I-37'));
    expect(kind([...line(3, 10, 4, 4), ...line(3, 11, 4, 2), ...line(3, 12, 4, 2)])).toEqual(not('DW-I-36'));
  });

  it('[DW-I-33] one of four front elements looks elsewhere', () => {
    const stand = line(3, 10, 4, 4, 8).map((p, i): Place => (i === 1 ? [p[0], p[1], 5] : p));
    expect(kind(stand)).toEqual(not('DW-I-33'));
  });

  it('[DW-I-34] a gap in the front rank', () => {
    expect(kind([...line(3, 10, 4, 2), ...line(6, 10, 4, 2), ...line(3, 11, 4, 4)])).toEqual(not('DW-I-34'));
  });

  it('[DW-I-35] a gap in a rank that is not the last', () => {
    const middle: Place[] = [
      [3, 11, 4],
      [4, 11, 4],
      [6, 11, 4],
    ];
    expect(kind([...line(3, 10, 4, 3), ...middle, [3, 12, 4]])).toEqual(not('DW-I-35'));
    expect(kind([...line(3, 10, 4, 3), [3, 12, 4]])).toEqual(not('DW-I-35'));
  });

  it('[DW-I-37][DW-I-41] the last rank may have gaps, on the rear fields of the rank before only', () => {
    expect(kind([...line(0, 10, 4, 3), [-1, 11, 4], [2, 11, 4]])).toEqual(ordered);
    expect(kind([...line(0, 10, 4, 3), [3, 11, 4]])).toEqual(not('DW-I-41'));
  });

  it('[DW-I-42] a single rank with a gap is not ordered', () => {
    expect(
      kind([
        [3, 10, 4],
        [4, 10, 4],
        [6, 10, 4],
        [7, 10, 4],
      ]),
    ).toEqual(not('DW-I-42'));
    expect(kind(line(3, 10, 4, 4))).toEqual(ordered);
  });

  it('[DW-I-43] an unordered unit neither shoots with Skirmish nor advances', () => {
    const loose = [3, 5, 7, 9].map((q): Place => [q, 10, 4]);
    const units = { foot: { owner: 'imperial', card: 'bows', order: 'skirmish', stand: loose }, far: enemy } as const;
    const s = given({ at: walking('foot'), units });
    expect(ask(s, 'isOrdered', { unit: 'foot' })).toEqual(not('DW-I-42'));
    expect(ask(s, 'mayShoot', { unit: 'foot', phase: 'first' })).toMatchObject({ rule: 'DW-IV-04' });
    expect(s.refused('move', [{ mover: 'foot', legs: [{ leg: 'advance', to: 'left' }] }])).toMatchObject({
      rule: 'DW-V-22',
    });
  });

  it('[DW-I-32][DW-I-42] a line has its ranks; what is no formation names the rule that it breaks', () => {
    const formation = (stand: readonly Place[]) =>
      formationOf(stand.map(([q, r, facing], i) => ({ id: `${i}`, q, r, facing })));
    const ranks = (...lengths: number[]) => ({ kind: 'line', ranks: lengths.map((length) => ({ length })) });
    expect(formation(line(3, 10, 4, 4))).toMatchObject(ranks(4));
    expect(formation(line(3, 10, 4, 4, 8))).toMatchObject(ranks(4, 4));
    expect(formation(line(3, 10, 4, 3, 8))).toMatchObject(ranks(3, 3, 2));
    expect(formation([...line(3, 10, 4, 2), ...line(6, 10, 4, 2)])).toEqual({ kind: 'unordered', rule: 'DW-I-42' });
  });

  it('[DW-I-39] six orientations', () => {
    for (let facing = 0; facing < 6; facing++) {
      expect(kind(line(4, 12, facing, 3, 6))).toEqual(ordered);
      const ranks = formationOf(line(4, 12, facing, 3, 6).map(([q, r, f], i) => ({ id: `${i}`, q, r, facing: f })));
      expect(ranks).toMatchObject({ kind: 'line', ranks: [{ length: 3 }, { length: 3 }] });
    }
  });

  it('[DW-V-22] an unordered unit cannot advance', () => {
    const s = given({
      at: walking('foot'),
      units: {
        foot: {
          owner: 'imperial',
          order: 'move',
          stand: [
            [3, 10, 4],
            [5, 10, 4],
            [7, 10, 4],
            [9, 10, 4],
          ],
        },
        far: enemy,
      },
    });
    expect(s.refused('move', [{ mover: 'foot', legs: [{ leg: 'advance', to: 'left' }] }])).toMatchObject({
      code: 'unordered',
      rule: 'DW-V-22',
    });
    s.answer('move', []).end();
  });
});
