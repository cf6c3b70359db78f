import { presetAnswer } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { ask, endRound, type Field, field, modelState, whereIs } from '../../test/field.ts';
import { endOfRoundWith, held } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';
import { hasRoom, safestPoint } from './room.ts';

const drop = (dice: number[], at: [number, number], more: Parameters<typeof field>[0] = {}, models = 3) => {
  const s = endOfRoundWith(held({ rules: ['shockTroops'], models }), [6, ...dice], 1, more);
  return s.answer('shockPoint', [{ piece: 'R', pose: { x: inch(at[0]), y: inch(at[1]) } }]);
};

test('[FD-SHOCK-01][FD-SHOCK-02][FD-SHOCK-03][FD-SHOCK-05] shock troops: any point, 1D6" in the direction of the scatter die', () => {
  const s = drop([4, 3, 91, 6, 1], [30, 20]);
  expect(whereIs(s, 'R.1')).toEqual([30, 24]);
  s.end('activate');
});

test('[FD-SHOCK-01] the proposed landing point leaves room to drift', () => {
  const s = endOfRoundWith(held({ rules: ['shockTroops'], models: 3 }), [6, 6, 3, 181, 6, 1], 1, {
    terrain: { rock: { class: 'softCover', rect: [30, 18, 12, 12] } },
  });
  s.answer('shockPoint', presetAnswer(s.battle.look as never, s.request('shockPoint')));
  expect(s.state.units['R']).toMatchObject({ living: 3, status: 'table' });
  s.end('activate');
});

test('[FD-SHOCK-04] the hit symbol: no deviation, whatever the D6', () => {
  const s = drop([6, 2, 6, 1], [30, 20]);
  expect(whereIs(s, 'R.1')).toEqual([30, 20]);
  s.end('activate');
});

test('[FD-SHOCK-06][FD-SHOCK-07] the others stand around the first, ring by ring, beginning towards the enemy', () => {
  const s = drop([6, 2, 6, 1], [30, 20], {}, 9);
  const [x, y] = whereIs(s, 'R.2');
  expect([x, y]).toEqual([30, expect.closeTo(21, 2)]);
  const far = (m: string): number => Math.sqrt((whereIs(s, m)[0] - 30) ** 2 + (whereIs(s, m)[1] - 20) ** 2);
  for (const m of ['R.2', 'R.3', 'R.4', 'R.5', 'R.6', 'R.7']) expect(far(m)).toBeCloseTo(1, 2);
  for (const m of ['R.8', 'R.9']) expect(far(m)).toBeCloseTo(2, 2);
  expect(whereIs(s, 'R.3')[0]).toBeGreaterThan(30);
  s.end('activate');
});

test('[FD-SHOCK-08][FD-SHOCK-09] models on terrain or on others are lost without a test', () => {
  const s = drop([6, 2, 6, 1], [30, 20], {
    terrain: { rock: { class: 'softCover', rect: [28, 21.2, 4, 3] } },
  });
  expect(s.state.units['R']).toMatchObject({ living: 2, morale: 'ok', status: 'table' });
  s.end('activate');
});

test('[FD-SHOCK-10] the first model on terrain: the whole unit is lost', () => {
  const s = drop([6, 2, 6, 1], [30, 20], { terrain: { rock: { class: 'softCover', rect: [28, 18, 4, 3] } } });
  expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'R', why: 'placement' });
  s.end('action');
});

test('[FD-GAP-100] shock troops that land in contact are in melee; without reserves they deploy like others', () => {
  const s = endRound({
    red: { A: { at: [20, 3] }, R: { status: 'reserve', rules: ['shockTroops'] } },
    blue: { B: { at: [30, 30] } },
    dice: [6, 3, 1, 6, 1],
  });
  s.answer('shockPoint', [{ piece: 'R', pose: { x: inch(30), y: inch(29) } }]);
  expect(ask(s, 'inMelee', { unit: 'R' })).toEqual(['B']);
  const holding = (reserves: boolean) =>
    field({
      red: { A: { status: 'undeployed' }, R: { status: 'undeployed', rules: ['shockTroops'] } },
      blue: { B: { status: 'undeployed' } },
      options: { reserves },
    }).start('holding', {}).state.units['R']!.status;
  expect(holding(true)).toBe('reserve');
  expect(holding(false)).toBe('undeployed');
});

test('[FD-SHOCK-01] any point on the table, its edges among them', () => {
  const s = endOfRoundWith(held({ rules: ['shockTroops'] }), [6]);
  const at = (x: number, y: number) => [{ piece: 'R', pose: { x: inch(x), y: inch(y) } }];
  for (const [x, y] of [
    [-0.01, 20],
    [72.01, 20],
    [20, -0.01],
    [20, 48.01],
  ] as const)
    expect(s.refused('shockPoint', at(x, y))).toMatchObject({ code: 'offTable', rule: 'FD-SHOCK-01' });
  for (const [x, y] of [
    [0, 0],
    [72, 48],
  ] as const)
    expect(s.battle.refuse(s.battle.pending[0]!.id, at(x, y))).toBe(null);
  expect(s.refused('shockPoint', [{ piece: 'R', pose: { x: 0 } }])).toMatchObject({ code: 'malformed' });
});

test('[FD-SHOCK-03][FD-SHOCK-04][FD-GAP-100] the deviation is told, and where the unit landed', () => {
  const away = drop([4, 3, 1, 6, 1], [30, 20]);
  expect(
    away
      .of('rolled')
      .map((r) => [r.by, r.purpose])
      .slice(1, 4),
  ).toEqual([
    ['red', 'scatterDistance'],
    ['red', 'scatterDie'],
    ['red', 'scatterAngle'],
  ]);
  expect(away.of('scattered')).toMatchObject([{ unit: 'R', distance: 4, x: inch(34), y: inch(20) }]);
  expect(away.of('unitPlaced')).toMatchObject([{ unit: 'R', edge: 'south', how: 'shock' }]);
  const straight = drop([4, 2, 6, 1], [30, 20]);
  expect(straight.of('scattered')).toMatchObject([{ distance: 0, x: inch(30), y: inch(20) }]);
});

test('[FD-SHOCK-08] models beyond the edge are lost', () => {
  const s = drop([6, 2, 6, 1], [30, 47], {}, 3);
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['R.2', 'R.3']);
  expect(s.state.units['R']).toMatchObject({ living: 1, status: 'table' });
});

test('[FD-SHOCK-06] units from the north begin the ring southwards, long bases stand a length apart', () => {
  const s = endRound({
    red: { A: { at: [20, 3] } },
    blue: {
      B: { at: [60, 40] },
      R: {
        status: 'reserve',
        models: 2,
        rules: ['shockTroops'],
        profile: { base: { shape: 'rect', length: inch(3), width: inch(2) } },
      },
    },
    dice: [6, 6, 2, 6, 1],
  });
  s.answer('shockPoint', [{ piece: 'R', pose: { x: inch(30), y: inch(24) } }]);
  expect(whereIs(s, 'R.2')).toEqual([30, expect.closeTo(21, 2)]);
  expect(modelState(s, 'R.1').where).toMatchObject({ facing: 2700 });
});

test('[FD-SHOCK-01] the safest point has as much room as possible and is nearest to the middle', () => {
  const safest = (terrain: Field['terrain'], B: readonly [number, number] = [60, 44]) => {
    const { x, y } = safestPoint(field({ terrain: terrain!, blue: { B: { at: B } } }).battle.look);
    return [x / 2540, y / 2540];
  };
  expect(safest({})).toEqual([36, 24]);
  expect(Math.hypot(...safest({}, [36, 24]).map((v, i) => v - [36, 24][i]!))).toBeCloseTo(Math.hypot(4, 8), 5);
  expect(safest({ rock: { rect: [0, 0, 72, 35] } })).toEqual([36, 42]);
  expect(safest({ rock: { rect: [0, 0, 72, 43] } })).toEqual([36, 46]);
  expect(safest({ rock: { rect: [0, 0, 72, 48] } })).toEqual([36, 24]);
});

test('[FD-SHOCK-07] the second ring has twelve places', () => {
  const s = drop([6, 2, 6, 1], [30, 20], {}, 13);
  const far = (m: string): number => Math.hypot(whereIs(s, m)[0] - 30, whereIs(s, m)[1] - 20);
  for (const m of ['R.8', 'R.9', 'R.10', 'R.11', 'R.12', 'R.13']) expect(far(m)).toBeCloseTo(2, 2);
  expect(whereIs(s, 'R.9')).toEqual([expect.closeTo(31, 2), expect.closeTo(21.73, 2)]);
});

test('[FD-SHOCK-08] a model that lands on one of several units is lost', () => {
  const s = drop([6, 2, 6, 1], [30, 20], {
    blue: {
      B: {
        places: [
          [30, 23],
          [30, 21.6],
        ],
      },
      C: { at: [60, 40] },
    },
  });
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['R.2']);
});

test('[FD-SHOCK-01] room is where nobody and nothing is, on the table', () => {
  const f: Field = {
    terrain: { rock: { class: 'softCover', rect: [31.6, 21.6, 2, 2] } },
    red: {
      A: {
        places: [
          [12, 10],
          [13.5, 10],
        ],
      },
    },
    blue: { B: { at: [60, 40] } },
  };
  const { look } = field(f).battle;
  const room = (x: number, y: number) => hasRoom(look as never, { x: inch(x), y: inch(y) }, inch(2));
  // The corner of the rock comes near, but not into the circle.
  expect([room(30, 20), room(30.5, 20.5)]).toEqual([true, false]);
  expect([room(10, 10), room(8, 10)]).toEqual([false, true]);
  expect([room(1.9, 30), room(2, 30)]).toEqual([false, true]);
});
