import { presetAnswer } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { endRound, field, options, type Troop, whereIs } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';

const held = (more: Partial<Troop> = {}): Troop => ({ models: 3, status: 'reserve', ...more });
const setting = (unit: Troop, dice: number[], round = 1, more: Parameters<typeof field>[0] = {}) =>
  endRound({ red: { A: { at: [20, 3] }, R: unit }, blue: { B: { at: [60, 40] } }, round, dice, ...more });

for (const [round, need] of [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
] as const) {
  test(`[FD-RESERVE-03][FD-RESERVE-04][FD-RESERVE-05] end of round ${round}: available on ${need}+`, () => {
    const s = setting(held(), [need - 1, 6, 1], round);
    expect(s.of('reserveWaits').map((e) => e.unit)).toEqual(['R']);
    expect(s.state.round).toBe(round + 1);
    const t = setting(held(), [need], round);
    expect(t.asked).toEqual(['red:deploy']);
    t.end('deploy');
  });
}

test('[FD-RESERVE-02][FD-RESERVE-06][FD-RESERVE-07][FD-RESERVE-08] it enters as if deployed, before the next activation, and acts in that round', () => {
  const s = setting(held(), [6, 6, 1]);
  const at = (x: number, y: number) =>
    ['R.1', 'R.2', 'R.3'].map((piece, i) => ({ piece, pose: { x: inch(x + 1.5 * i), y: inch(y) } }));
  expect(s.refused('deploy', at(30, 12))).toMatchObject({ code: 'outsideZone' });
  expect(s.refused('deploy', at(19, 3))).toMatchObject({ code: 'overlap' });
  s.answer('deploy', at(30, 11.5));
  expect(s.state.units['R']).toMatchObject({ status: 'table', entryEdge: 'south' });
  expect(options(s, 'activate')).toEqual(['A', 'R']);
  s.end('activate');
});

test('[FD-RESERVE-01][FD-RESERVE-02][FD-GAP-90] any unit may be held back, but one must be deployed; the scenario may forbid it', () => {
  const f = {
    red: { A: { status: 'undeployed' as const }, C: { status: 'undeployed' as const } },
    blue: { B: { status: 'undeployed' as const } },
  };
  const s = field(f).start('holding', {});
  expect(s.request('reserves')).toMatchObject({ by: 'red', min: 0, max: 1 });
  s.answer('reserves', ['C']);
  expect(s.state.units['C']!.status).toBe('reserve');
  s.end();
  field({ ...f, options: { reserves: false } })
    .start('holding', {})
    .end();
});

test("[FD-FLANK-01][FD-FLANK-02][FD-FLANK-03][FD-FLANK-04][FD-GAP-92] flank attack: over the left or right edge, anywhere along it, never over the enemy's", () => {
  const s = setting(held({ rules: ['flankAttack'] }), [6, 6, 1]);
  expect(options(s, 'entryEdge')).toEqual(['south', 'west', 'east']);
  s.answer('entryEdge', 'east');
  const at = (x: number, y: number) =>
    ['R.1', 'R.2', 'R.3'].map((piece, i) => ({ piece, pose: { x: inch(x), y: inch(y + 1.5 * i) } }));
  expect(s.refused('deploy', at(66.4, 30))).toMatchObject({ code: 'outsideZone', rule: 'FD-GAP-92' });
  s.answer('deploy', at(70, 40));
  expect(s.state.units['R']!.entryEdge).toBe('east');
  s.end('activate');
});

const drop = (dice: number[], at: [number, number], more: Parameters<typeof field>[0] = {}, models = 3) => {
  const s = setting(held({ rules: ['shockTroops'], models }), [6, ...dice], 1, more);
  return s.answer('shockPoint', [{ piece: 'R', pose: { x: inch(at[0]), y: inch(at[1]) } }]);
};

test('[FD-SHOCK-01][FD-SHOCK-02][FD-SHOCK-03][FD-SHOCK-05] shock troops: any point, 1D6" in the direction of the scatter die', () => {
  const s = drop([4, 3, 91, 6, 1], [30, 20]);
  expect(whereIs(s, 'R.1')).toEqual([30, 24]);
  s.end('activate');
});

test('[FD-SHOCK-01] the proposed landing point leaves room to drift', () => {
  const s = setting(held({ rules: ['shockTroops'], models: 3 }), [6, 6, 3, 181, 6, 1], 1, {
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
