import { expect, test } from 'vitest';
import { act, activate, ask, field, modelState, options } from '../../test/field.ts';

const line = (more: Parameters<typeof field>[0]) =>
  field({ red: { A: { at: [20, 10], weapons: ['boltgun'] } }, blue: { B: { at: [20, 30] } }, ...more });

test('[FD-LOS-08][FD-TERRAIN-10][FD-TERRAIN-11] a sight blocker between two units hides them from each other', () => {
  const s = activate(line({ terrain: { hill: { class: 'sightBlocker', rect: [10, 18, 20, 4] } } }), 'A');
  expect(options(s, 'action')).not.toContain('shootAction');
  expect(ask(s, 'sees', { unit: 'B', target: 'A' })).toBe(false);
});

test('[FD-TERRAIN-09][FD-TERRAIN-08] hard cover blocks, soft cover blocks or not, piece by piece', () => {
  const through = (piece: object) => {
    const s = activate(line({ terrain: { t: { rect: [10, 18, 20, 4], ...piece } } }), 'A');
    return options(s, 'action').includes('shootAction');
  };
  expect(through({ class: 'hardCover' })).toBe(false);
  expect(through({ class: 'softCover', blocksSight: true })).toBe(false);
  expect(through({ class: 'softCover', blocksSight: false })).toBe(true);
});

test('[FD-LOS-01] past the edge of a piece one free line between the bases is enough', () => {
  const shoots = (width: number) => {
    const s = activate(line({ terrain: { t: { class: 'sightBlocker', rect: [10, 18, width, 4] } } }), 'A');
    return options(s, 'action').includes('shootAction');
  };
  expect(shoots(10.4)).toBe(true);
  expect(shoots(10.6)).toBe(false);
});

test('[FD-TERRAIN-12][FD-GAP-21] a unit in a piece looks out of it and can be seen; two in the same piece see each other', () => {
  const wood = { class: 'softCover' as const, blocksSight: true, rect: [15, 5, 12, 10] as const };
  const s = line({ terrain: { wood }, dice: [1] });
  act(s, 'A', 'shootAction');
  expect(s.of('shot')).toHaveLength(1);
  s.end();
  const looks = (rect: readonly [number, number, number, number]) =>
    ask(line({ terrain: { wood: { class: 'softCover', blocksSight: true, rect } } }), 'sees', {
      unit: 'A',
      target: 'B',
    });
  // Both units inside, only the target inside, and only a wood between them.
  expect(looks([15, 5, 12, 30])).toBe(true);
  expect(looks([15, 25, 12, 10])).toBe(true);
  expect(looks([15, 15, 12, 10])).toBe(false);
});

test('[FD-TERRAIN-13][FD-MOVE-11][FD-GAP-22] half of the models completely inside: in terrain; 4 of 10 inside and 3 on the border: not', () => {
  const places = (inside: number, border: number): [number, number][] =>
    Array.from({ length: 10 }, (_, i) => [20 + 1.5 * i, i < inside ? 12 : i < inside + border ? 15 : 20]);
  const cover = (inside: number, border: number) => {
    const s = field({
      red: { A: { at: [30, 30], weapons: ['boltgun'] } },
      blue: { B: { places: places(inside, border) } },
      terrain: { wood: { class: 'softCover', blocksSight: false, rect: [15, 5, 30, 10] } },
      dice: [1],
    });
    act(s, 'A', 'shootAction').end();
    return (ask(s, 'cover', { unit: 'B' }) as { cover: string }).cover;
  };
  expect(cover(5, 0)).toBe('soft');
  expect(cover(4, 3)).toBe('none');
});

test('[FD-GAP-23] who stands behind a wall is in it', () => {
  const cover = (linear: boolean) =>
    ask(line({ terrain: { wall: { linear, blocksSight: false, rect: [15, 29, 10, 0.5] } } }), 'cover', { unit: 'B' });
  expect(cover(true)).toMatchObject({ cover: 'soft' });
  expect(cover(false)).toMatchObject({ cover: 'none' });
});

test('[FD-GAP-24] pieces of category 3 cover only infantry and the like', () => {
  const cover = (unitType: 'infantry' | 'bikes') =>
    ask(
      field({
        blue: { B: { at: [20, 30], profile: { unitType } } },
        terrain: { crater: { coversOnlyInfantry: true, blocksSight: false, rect: [15, 25, 10, 10] } },
      }),
      'cover',
      { unit: 'B' },
    );
  expect(cover('infantry')).toMatchObject({ cover: 'soft' });
  expect(cover('bikes')).toMatchObject({ cover: 'none' });
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

test('[FD-TERRAIN-01] each piece is soft cover, hard cover or a sight blocker: the best cover of several counts', () => {
  const s = line({
    terrain: {
      soft: { class: 'softCover', blocksSight: false, rect: [15, 25, 10, 10] },
      hard: { class: 'hardCover', rect: [16, 26, 8, 8] },
    },
    dice: [3],
  });
  act(s, 'A', 'shootAction');
  expect(ask(s, 'cover', { unit: 'B' })).toEqual({ cover: 'hard', in: ['soft', 'hard'] });
  s.end();
});
