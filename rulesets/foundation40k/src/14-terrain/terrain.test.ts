import { expect, test } from 'vitest';
import { act, activate, ask, field, options, type Piece, shift } from '../../test/field.ts';
import { alone, duel, line, wood } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';
import { UNIT_TYPES } from '../03-profiles/schema.ts';

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

test('[FD-TERRAIN-04] a sight blocker gives no cover to a unit standing on it', () => {
  const s = duel({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    terrain: { hill: { class: 'sightBlocker', rect: [18, 28, 12, 4] } },
    dice: [3, 3],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']);
  s.end();
});

test('[FD-TERRAIN-05][FD-TERRAIN-06] soft cover is open to all, hard cover only to infantry, cavalry, beasts and walkers', () => {
  for (const unitType of UNIT_TYPES) {
    const hard = ['infantry', 'cavalry', 'beasts', 'walker'].includes(unitType);
    const s = act(
      alone({ unitType, move: inch(12) }, { ruin: { class: 'hardCover', rect: [10, 21, 20, 20] } }),
      'A',
      'moveAction',
    );
    const plan = shift(s, 'A', 0, 3);
    if (hard) expect(s.battle.refuse(s.battle.pending[0]!.id, plan)).toBe(null);
    else expect(s.refused('move', plan)).toMatchObject({ code: 'closed', rule: 'FD-TERRAIN-06' });
    const soft = act(alone({ unitType, move: inch(12) }, { wood }), 'A', 'moveAction');
    expect(soft.battle.refuse(soft.battle.pending[0]!.id, shift(soft, 'A', 0, 3))).toBe(null);
  }
});

test('[FD-TERRAIN-07] a sight blocker is open to all or to none', () => {
  const enter = (entry: 'all' | 'none') => {
    const s = act(alone({}, { t: { class: 'sightBlocker', entry, rect: [10, 21, 20, 20] } }), 'A', 'moveAction');
    return s.battle.refuse(s.battle.pending[0]!.id, shift(s, 'A', 0, 3));
  };
  expect(enter('all')).toBe(null);
  expect(enter('none')).toMatchObject({ code: 'closed', rule: 'FD-TERRAIN-07' });
});

test('[FD-TERRAIN-09][FD-TERRAIN-08] hard cover blocks, soft cover blocks or not, piece by piece', () => {
  const through = (piece: object) => {
    const s = activate(line({ terrain: { t: { rect: [10, 18, 20, 4], ...piece } } }), 'A');
    return options(s, 'action').includes('shootAction');
  };
  expect(through({ class: 'hardCover' })).toBe(false);
  expect(through({ class: 'hardCover', blocksSight: false })).toBe(false);
  expect(through({ class: 'softCover', blocksSight: true })).toBe(false);
  expect(through({ class: 'softCover', blocksSight: false })).toBe(true);
});

test('[FD-TERRAIN-11] nobody looks through a wood in which neither unit stands', () => {
  const sees = (rect: readonly [number, number, number, number]) =>
    ask(line({ terrain: { wood: { class: 'softCover', blocksSight: true, rect } } }), 'sees', {
      unit: 'A',
      target: 'B',
    });
  expect(sees([15, 15, 12, 10])).toBe(false);
  // Beside the line of sight it hides nobody.
  expect(sees([30, 15, 12, 10])).toBe(true);
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
  // Both units inside, and only the target inside.
  expect(looks([15, 5, 12, 30])).toBe(true);
  expect(looks([15, 25, 12, 10])).toBe(true);
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

test('[FD-TERRAIN-14][FD-GAP-25] less than 1" through a piece does not slow', () => {
  const strip: Piece = { class: 'softCover', blocksSight: false, rect: [10, 21, 20, 0.99] };
  const s = act(alone({}, { strip }), 'A', 'moveAction');
  s.answer('move', shift(s, 'A', 0, 6)).end();
  const wide = act(alone({}, { strip: { ...strip, rect: [10, 21, 20, 1] } }), 'A', 'moveAction');
  expect(wide.refused('move', shift(wide, 'A', 0, 6)).code).toBe('tooFarInTerrain');
  wide.answer('move', shift(wide, 'A', 0, 4)).end();
});

test('[FD-GAP-23] a model that stands behind a wall is in it', () => {
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

test('[FD-GAP-30] a hill slows like other terrain', () => {
  const s = field({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] } },
    terrain: { hill: { class: 'sightBlocker', rect: [10, 21, 20, 10] } },
  });
  act(s, 'A', 'moveAction');
  expect(s.refused('move', shift(s, 'A', 0, 5))).toMatchObject({ rule: 'FD-TERRAIN-14' });
  s.answer('move', shift(s, 'A', 0, 4)).end();
});
