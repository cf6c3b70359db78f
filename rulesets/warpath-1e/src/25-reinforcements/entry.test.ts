import { describe, expect, it } from 'vitest';
import { look, type Piece, play } from '../../test/field.ts';
import { hero } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { arriveRequest } from './request.ts';

const RIM = 12;
const at = (turn: number, edge: 'south' | 'north' = 'south', r: Piece = hero([0, 0])) => {
  const { at: _, ...piece } = r;
  return look({
    red: { r: { ...piece, with: { where: { at: 'reserve' } } } },
    blue: { b: hero([36, 24]) },
    state: { turn, sides: { red: { edge }, blue: { edge: edge === 'south' ? 'north' : 'south' } } },
  });
};
const request = { args: { unit: 'r' }, rule: 'WP-REINF-04' } as never;

describe('where reinforcements come in', () => {
  const enters = (turn: number, x: number, y: number, edge: 'south' | 'north' = 'south') => {
    const refusal = arriveRequest.judge(at(turn, edge), request, [{ x, y, facing: 900 }]);
    return refusal === null ? true : refusal.limit;
  };
  const [r, w, d] = [inches(0.75), inches(72), inches(48)];

  it('[WP-REINF-05] [WP-REINF-08] at the own edge, a hair beside it at most', () => {
    expect([enters(1, inches(30), r), enters(1, inches(30), r + RIM), enters(1, inches(30), r + RIM + 1)]).toEqual([
      true,
      true,
      inches(12),
    ]);
    expect([enters(1, inches(30), d - r, 'north'), enters(1, inches(30), d - r - RIM, 'north')]).toEqual([true, true]);
    expect(enters(1, inches(30), d - r - RIM - 1, 'north')).toBe(inches(12));
    expect(enters(1, inches(30), r, 'north')).toBe(inches(12));
  });

  it('[WP-REINF-06] [WP-REINF-08] at both sides, twelve inches farther up in each turn', () => {
    for (const x of [r, w - r]) {
      expect([enters(1, x, inches(12)), enters(1, x, inches(12) + 2), enters(1, x, inches(12) + 3)]).toEqual([
        true,
        true,
        inches(12),
      ]);
      expect([enters(3, x, inches(24)), enters(3, x, inches(25))]).toEqual([true, inches(24)]);
      expect([enters(1, x, d - inches(12), 'north'), enters(1, x, d - inches(13), 'north')]).toEqual([
        true,
        inches(12),
      ]);
    }
    expect([enters(1, r + RIM, inches(6)), enters(1, r + RIM + 1, inches(6))]).toEqual([true, inches(12)]);
    expect([enters(1, w - r - RIM, inches(6)), enters(1, w - r - RIM - 1, inches(6))]).toEqual([true, inches(12)]);
  });

  it('[WP-REINF-07] [WP-G-25] at the opposite edge from its corners, at last as far as in the sixth turn', () => {
    expect([enters(9, inches(12), d - r), enters(9, inches(12) + 3, d - r)]).toEqual([true, inches(60)]);
    expect([enters(9, inches(12) + 2, d - r), enters(9, w - inches(12), d - r)]).toEqual([true, true]);
    expect(enters(9, w - inches(13), d - r)).toBe(inches(60));
    expect([enters(9, inches(11), d - r - RIM), enters(9, inches(11), d - r - RIM - 1)]).toEqual([true, inches(60)]);
    expect(enters(9, inches(11), inches(40))).toBe(inches(60));
    expect([enters(11, inches(24), d - r), enters(99, inches(25), d - r)]).toEqual([true, inches(72)]);
    expect(enters(9, inches(12), r, 'north')).toBe(true);
  });
});

describe('where places to come in are looked for', () => {
  const spots = (turn: number, edge: 'south' | 'north' = 'south', piece?: Piece) =>
    [...arriveRequest.wanted(at(turn, edge, piece), request)].map(({ x, y, facing }) => [x / 2540, y / 2540, facing]);
  const range = (all: number[][], i: number) => [
    Math.min(...all.map((s) => s[i]!)),
    Math.max(...all.map((s) => s[i]!)),
  ];

  it('[WP-REINF-05] from the middle of the own edge outwards, in up to four ranks', () => {
    const own = spots(1).filter(([, , facing]) => facing === 900);
    expect(own.slice(0, 5).map(([x]) => x)).toEqual([36, 36, 36, 36, 37]);
    expect(own.slice(8, 9).map(([x]) => x)).toEqual([35]);
    const deeps = [0.75, 1.5 + 130 / 2540, 2.25 + 260 / 2540, 3 + 390 / 2540];
    expect(own.slice(0, 4).map(([, y]) => y)).toEqual(deeps);
    expect(range(own, 0)).toEqual([0, 72]);
    expect(own).toHaveLength(4 * 73);
    const north = spots(1, 'north').filter(([, , facing]) => facing === 2700);
    expect(north.slice(0, 4).map(([, y]) => y)).toEqual(deeps.map((n) => 48 - n));
  });

  it('[WP-REINF-06] then up both sides, as far as the turn allows', () => {
    const sides = (turn: number, edge: 'south' | 'north' = 'south') =>
      spots(turn, edge).filter(([, , facing]) => facing === 0 || facing === 1800);
    const deep = 1.5 + 130 / 2540;
    expect(sides(1).slice(0, 4)).toEqual([
      [0.75, 1, 0],
      [deep, 1, 0],
      [72 - 0.75, 1, 1800],
      [72 - deep, 1, 1800],
    ]);
    expect([range(sides(1), 1), range(sides(3), 1), range(sides(11), 1)]).toEqual([
      [1, 12],
      [1, 24],
      [1, 48],
    ]);
    expect([range(sides(1, 'north'), 1), sides(1, 'north')[0]]).toEqual([
      [36, 47],
      [0.75, 47, 0],
    ]);
  });

  it('[WP-REINF-07] and at last from the corners along the opposite edge', () => {
    const far = (turn: number, edge: 'south' | 'north' = 'south') =>
      spots(turn, edge).filter(([, , facing]) => facing === (edge === 'south' ? 2700 : 900));
    const deep = 1.5 + 130 / 2540;
    expect(far(7)).toEqual([]);
    expect(far(9).slice(0, 4)).toEqual([
      [1, 48 - 0.75, 2700],
      [1, 48 - deep, 2700],
      [71, 48 - 0.75, 2700],
      [71, 48 - deep, 2700],
    ]);
    expect(far(9)).toHaveLength(12 * 4);
    expect(far(99)).toHaveLength(24 * 4);
    expect(far(9, 'north')[0]).toEqual([1, 0.75, 900]);
  });

  it('[WP-REINF-08] vehicles stand lengthwise at the rim, guns with their side', () => {
    const first = (profile: object) => spots(1, 'south', { profile } as Piece)[0];
    expect(first({ type: 'vehicle', base: [4, 2] })).toEqual([36, 2, 900]);
    expect(first({ type: 'artillery', base: [4, 2] })).toEqual([36, 1, 900]);
  });
});

describe('the call', () => {
  const start = (turn: number, units: Record<string, Piece>, dice: number[]) =>
    play({
      phase: 'start',
      red: { ...units, q: hero([50, 10]) },
      blue: { b: hero([40, 40]) },
      state: { turn },
      dice,
    });
  const waits = { with: { where: { at: 'reserve' as const } } };

  it('[WP-REINF-01] [WP-REINF-02] [WP-REINF-03] is rolled by its rule, and not for those who come anyway', () => {
    const rules = (turn: number, die: number[]) => {
      const s = start(turn, { r: waits }, die);
      return [s.of('rolled').map((e) => [e.rules, e.purpose, e.by]), s.of('called').map((e) => [e.rules, e.comes])];
    };
    expect(rules(1, [2])).toEqual([[[['WP-REINF-01'], 'reinforcement', 'red']], [[['WP-REINF-01'], false]]]);
    expect(rules(3, [2])).toEqual([[[['WP-REINF-02'], 'reinforcement', 'red']], [[['WP-REINF-02'], true]]]);
    expect(rules(11, [])).toEqual([[], []]);
  });

  it('[WP-REINF-04] [WP-REINF-09] all that come are placed one after another, each with its order', () => {
    const s = start(
      11,
      {
        r: { ...waits, profile: { type: 'hero' } },
        p: { ...waits, profile: { type: 'hero', specials: ['jumpTroops'] } },
      },
      [],
    );
    s.answer('arrival', 'p').answer('arrive', [
      { piece: 'p.0', pose: { x: inches(20), y: inches(0.75), facing: 900 } },
    ]);
    expect(s.request('order').args).toEqual({ unit: 'p' });
    s.answer('order', 'advanceJump').answer('walk', []);
    expect(s.of('ordered')[0]!.rules).toEqual(['WP-REINF-09', 'WP-SPECIAL-23', 'WP-SPECIAL-24', 'WP-G-40']);
    s.answer('arrive', [{ piece: 'r.0', pose: { x: inches(30), y: inches(0.75), facing: 900 } }]).answer('walk', []);
    expect(s.of('ordered')[1]).toMatchObject({ unit: 'r', rules: ['WP-REINF-09'], order: 'advance', jump: false });
    expect(s.of('arrived').map((e) => e.unit)).toEqual(['p', 'r']);
  });
});
