import { expect, test } from 'vitest';
import { act, activate, ask, field, modelState, options, type Piece, type Troop } from '../../test/field.ts';
import { line, shot } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

test('[FD-LOS-08][FD-TERRAIN-10] a sight blocker between two units hides them from each other', () => {
  const s = activate(line({ terrain: { hill: { class: 'sightBlocker', rect: [10, 18, 20, 4] } } }), 'A');
  expect(options(s, 'action')).not.toContain('shootAction');
  expect(ask(s, 'sees', { unit: 'B', target: 'A' })).toBe(false);
});

test('[FD-LOS-01] past the edge of a piece one free line between the bases is enough', () => {
  const shoots = (width: number) => {
    const s = activate(line({ terrain: { t: { class: 'sightBlocker', rect: [10, 18, width, 4] } } }), 'A');
    return options(s, 'action').includes('shootAction');
  };
  expect(shoots(10.4)).toBe(true);
  expect(shoots(10.6)).toBe(false);
});

test('[FD-LOS-06] own units never block', () => {
  const s = line({
    red: { A: { at: [20, 10], weapons: ['boltgun'] }, C: { at: [14, 20], models: 8, step: 1.5 } },
    dice: [1],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('shot')).toHaveLength(1);
  s.end();
});

test('[FD-LOS-07][FD-LOS-09] an enemy unit blocks like one closed body, gaps filled', () => {
  const wide = {
    C: {
      places: [
        [12, 20],
        [28, 20],
      ] as [number, number][],
    },
    B: { at: [20, 30] as const },
  };
  const s = line({ blue: wide, dice: [1] });
  act(s, 'A', 'shootAction');
  expect(s.asked).toEqual([]);
  expect(s.of('shot')[0]!.target).toBe('C');
  expect(ask(s, 'sees', { unit: 'A', target: 'B' })).toBe(false);
});

test('[FD-GAP-18] units of small models do not hide large ones', () => {
  const s = line({
    blue: {
      C: {
        places: [
          [12, 20],
          [28, 20],
        ],
      },
      B: { at: [20, 30], profile: { unitType: 'walker' } },
    },
    dice: [1],
  });
  act(s, 'A', 'shootAction').answer('target', 'B');
  s.end();
});

test('[FD-LOS-02] models that do not see the target add no dice', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 10],
          [21.5, 10],
          [10, 10],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: { B: { at: [20, 30] } },
    terrain: { t: { class: 'sightBlocker', rect: [5, 12, 11, 4] } },
    dice: [1, 1],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.faces).toHaveLength(2);
  s.end();
});

test('[FD-LOS-03][FD-LOS-04][FD-LOS-05][FD-GAP-19] 2 of 5 models visible, 3 hits unsaved: 3 models lost, the visible ones first', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 10],
          [20, 8.5],
          [20, 7],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: {
      B: {
        places: [
          [20, 30],
          [21.5, 30],
          [40, 30],
          [41.5, 30],
          [43, 30],
        ],
      },
    },
    terrain: { t: { class: 'sightBlocker', rect: [24, 14, 30, 10] } },
    dice: [3, 3, 3, 1, 1, 1, 6],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.1', 'B.2']);
  s.answer('casualties', ['B.4']);
  expect(modelState(s, 'B.4').where.at).toBe('gone');
  s.end();
});

test('[FD-GAP-17] models see all round, from any point of the base', () => {
  const s = shot({ dice: [1] });
  act(s, 'A', 'shootAction').end();
  const behind = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 10] } },
    dice: [1],
  });
  act(behind, 'A', 'shootAction').end();
});

type Places = readonly (readonly [number, number])[];

/** Does A see B past these pieces, all of which block sight? */
const seesPast = (a: readonly [number, number], b: readonly [number, number], ...rects: Piece['rect'][]) => {
  const terrain = Object.fromEntries(rects.map((rect, i) => [`t${i}`, { class: 'sightBlocker' as const, rect }]));
  const s = field({ red: { A: { at: a } }, blue: { B: { at: b } }, terrain });
  const seen = ask(s, 'sees', { unit: 'A', target: 'B' });
  expect(ask(s, 'sees', { unit: 'B', target: 'A' })).toBe(seen);
  return seen;
};

test('[FD-LOS-01][FD-GAP-17] any line between the bases will do, in any direction, and what is only touched does not block', () => {
  const gap = (from: number, to: number) => [
    seesPast([20, 10], [20, 30], [5, 18, from - 5, 4], [to, 18, 20, 4]),
    seesPast([10, 20], [30, 20], [18, 5, 4, from - 5], [18, to, 4, 20]),
  ];
  for (const [from, to] of [
    [20.3, 20.45],
    [19.55, 19.7],
    [20.45, 20.6],
    [19.4, 19.55],
    [20.5, 21],
  ] as const)
    expect(gap(from, to)).toEqual([true, true]);
  for (const [from, to] of [
    [20.55, 20.8],
    [19.2, 19.45],
    [20.43, 20.45],
  ] as const)
    expect(gap(from, to)).toEqual([false, false]);
  expect(seesPast([20, 10], [20, 30], [10, 18, 10.5, 4])).toBe(true);
});

test('[FD-LOS-01] two things that each leave a line free may hide a model together', () => {
  expect(seesPast([20, 10], [20, 30], [10, 14, 10.4, 2], [19.6, 24, 10, 2])).toBe(false);
  expect(seesPast([20, 10], [20, 30], [10, 14, 10.1, 2], [19.9, 24, 10, 2])).toBe(true);
  expect(seesPast([10, 20], [30, 20], [14, 10, 2, 10.4], [24, 19.6, 2, 10])).toBe(false);
  expect(seesPast([10, 20], [30, 20], [14, 10, 2, 10.1], [24, 19.9, 2, 10])).toBe(true);
});

test('[FD-GAP-17] models on long bases look from any corner', () => {
  const base = { shape: 'rect' as const, length: inch(4), width: inch(2) };
  const sees = (facing: number, ...rects: Piece['rect'][]) => {
    const terrain = Object.fromEntries(rects.map((rect, i) => [`t${i}`, { class: 'sightBlocker' as const, rect }]));
    const s = field({
      red: { A: { at: [20, 10], profile: { unitType: 'vehicle', base } } },
      blue: { B: { at: facing === 0 ? [20, 30] : [40, 10] } },
      terrain,
    });
    const { where } = s.state.models['A.1']!;
    if (where.at === 'table') where.facing = facing;
    return [ask(s, 'sees', { unit: 'A', target: 'B' }), ask(s, 'sees', { unit: 'B', target: 'A' })];
  };
  const [yes, no] = [
    [true, true],
    [false, false],
  ];
  expect(sees(0, [10, 12, 11.6, 1], [22.1, 12, 8, 1])).toEqual(yes);
  expect(sees(0, [10, 12, 7.9, 1], [18.4, 12, 10, 1])).toEqual(yes);
  expect(sees(0, [17, 12, 6, 1])).toEqual(no);
  expect(sees(0, [10, 12, 12.1, 1])).toEqual(no);
  expect(sees(900, [22, 1, 1, 10.6], [22, 12.1, 1, 8])).toEqual(yes);
  expect(sees(900, [22, 0, 1, 7.9], [22, 8.4, 1, 10])).toEqual(yes);
  expect(sees(900, [22, 7, 1, 6])).toEqual(no);
});

test('[FD-LOS-09][FD-GAP-18] an enemy unit blocks with the hull of its bases, whatever their shapes', () => {
  const hides = (C: Troop, x: number) =>
    !ask(field({ red: { A: { at: [x, 10] } }, blue: { C, B: { at: [x, 30] } } }), 'sees', { unit: 'A', target: 'B' });
  const places: Places = [
    [12, 20],
    [28, 20],
  ];
  const round = { places };
  expect([27.9, 29.1, 11].map((x) => hides(round, x))).toEqual([true, false, false]);
  const long = {
    places,
    profile: { base: { shape: 'rect' as const, length: inch(4), width: inch(2) } },
  };
  expect([29.4, 30.6, 10.6, 9.4].map((x) => hides(long, x))).toEqual([true, false, true, false]);
  const large = { profile: { base: { shape: 'round' as const, diameter: inch(3) } } };
  expect([28.9, 30.1].map((x) => hides({ places, other: { 1: large } }, x))).toEqual([true, false]);
  expect([11.1, 9.9].map((x) => hides({ places, other: { 0: large } }, x))).toEqual([true, false]);
  const mixed = { profile: { base: { shape: 'rect' as const, length: inch(4), width: inch(2) } } };
  expect([29.4, 30.6, 12].map((x) => hides({ places, other: { 1: mixed } }, x))).toEqual([true, false, true]);
  expect([10.6, 9.4, 28].map((x) => hides({ places, other: { 0: mixed } }, x))).toEqual([true, false, true]);
});

test('[FD-LOS-09][FD-GAP-18] equal round bases block exactly as far as they reach', () => {
  // Two rows of an enemy leave a gap of so many ticks between them.
  const sees = (gap: number) => {
    const half = 0.5 + gap / 2 / inch(1);
    const C: Troop = {
      places: [
        [12, 20],
        [20 - half, 20],
      ],
    };
    const D: Troop = {
      places: [
        [20 + half, 20],
        [28, 20],
      ],
    };
    return ask(line({ blue: { C, D, B: { at: [20, 30] } } }), 'sees', { unit: 'A', target: 'B' });
  };
  expect([sees(4), sees(-2)]).toEqual([true, false]);
});

test('[FD-LOS-03][FD-LOS-05] a model that one of the shooters sees is visible and suffers first', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 10],
          [21.5, 10],
          [10, 10],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: {
      B: {
        places: [
          [20, 30],
          [40, 30],
        ],
      },
    },
    terrain: {
      left: { class: 'sightBlocker', rect: [5, 12, 11, 4] },
      right: { class: 'sightBlocker', rect: [24, 14, 30, 10] },
    },
    dice: [3, 1, 1, 6],
  });
  act(s, 'A', 'shootAction').end();
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.1']);
});
