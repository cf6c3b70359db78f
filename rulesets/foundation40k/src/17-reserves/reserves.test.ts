import { presetAnswer } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { endRound, field, options } from '../../test/field.ts';
import { endOfRoundWith, held } from '../../test/situations.ts';
import { inch } from '../01-units/space.ts';

for (const [round, need] of [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
] as const) {
  test(`[FD-RESERVE-03][FD-RESERVE-04][FD-RESERVE-05] end of round ${round}: available on ${need}+`, () => {
    const s = endOfRoundWith(held(), [need - 1, 6, 1], round);
    expect(s.of('reserveWaits').map((e) => e.unit)).toEqual(['R']);
    expect(s.state.round).toBe(round + 1);
    const t = endOfRoundWith(held(), [need], round);
    expect(t.of('rolled').at(-1)!.needs).toEqual({ base: need, value: need, reasons: [] });
    expect(t.asked).toEqual(['red:deploy']);
    t.end('deploy');
  });
}

test('[FD-RESERVE-02][FD-RESERVE-06][FD-RESERVE-07][FD-RESERVE-08] it enters as if deployed, before the next activation, and acts in that round', () => {
  const s = endOfRoundWith(held(), [6, 6, 1]);
  const at = (x: number, y: number) =>
    ['R.1', 'R.2', 'R.3'].map((piece, i) => ({ piece, pose: { x: inch(x + 1.5 * i), y: inch(y) } }));
  expect(s.refused('deploy', at(30, 12))).toMatchObject({ code: 'outsideZone' });
  expect(s.refused('deploy', at(19, 3))).toMatchObject({ code: 'overlap', args: { model: 'R.2' } });
  expect(s.request('deploy').rule).toBe('FD-RESERVE-06');
  s.answer('deploy', at(30, 11.5));
  expect(s.state.units['R']).toMatchObject({ status: 'table', entryEdge: 'south' });
  expect(s.of('unitPlaced')[0]).toMatchObject({
    unit: 'R',
    how: 'reserve',
    rules: ['FD-RESERVE-06', 'FD-RESERVE-08'],
  });
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

test("[FD-GAP-88][FD-GAP-91] reserves roll after victory is checked, the start player's first; from round 5 on 2+ is enough", () => {
  const s = endRound({
    red: { A: { at: [20, 3] }, R: { status: 'reserve' } },
    blue: { B: { at: [60, 45] }, Q: { status: 'reserve' } },
    options: { rounds: 8 },
    round: 7,
    dice: [2, 1, 6, 1],
  });
  expect(s.of('reserveWaits').map((e) => e.unit)).toEqual(['Q']);
  expect(s.asked).toEqual(['red:deploy']);
});

test('[FD-GAP-90] arriving units stay 1" away from enemies, wherever these stand', () => {
  const s = endOfRoundWith(held({ models: 1 }), [6, 6, 1], 1, { blue: { B: { at: [36, 6] } } });
  const at = (x: number) => [{ piece: 'R.1', pose: { x: inch(x), y: inch(6) } }];
  expect(s.refused('deploy', at(38))).toMatchObject({ code: 'tooNear', rule: 'FD-GAP-90', args: { model: 'R.1' } });
  s.answer('deploy', at(38.01));
});

const house = { class: 'sightBlocker' as const, entry: 'none' as const };

test('[FD-GAP-90] a unit for which there is no room waits', () => {
  const s = endOfRoundWith(held(), [6, 6, 1], 1, { terrain: { house: { ...house, rect: [0, 0, 72, 12] } } });
  expect(s.of('reserveWaits')).toMatchObject([{ unit: 'R', rules: ['FD-GAP-90'] }]);
  expect(s.state.units['R']!.status).toBe('reserve');
  expect(s.state.round).toBe(2);
  const waits = endOfRoundWith(held(), [5, 6, 1]);
  expect(waits.of('reserveWaits')).toMatchObject([{ unit: 'R', rules: ['FD-RESERVE-05'] }]);
});

test('[FD-RESERVE-03][FD-RESERVE-06] every unit rolls for itself, and all that are available arrive', () => {
  const s = endRound({
    red: { A: { at: [20, 3] }, P: held(), R: held(), S: held() },
    blue: { B: { at: [60, 40] } },
    dice: [6, 1, 6, 6, 1],
  });
  for (const unit of ['P', 'S']) {
    expect(s.request('deploy').args.unit).toBe(unit);
    s.answer('deploy', presetAnswer(s.battle.look as never, s.request('deploy')));
  }
  expect(
    s
      .of('rolled')
      .map((r) => [r.by, r.purpose])
      .slice(0, 3),
  ).toEqual(Array(3).fill(['red', 'reserves']));
  expect(['P', 'R', 'S'].map((unit) => s.state.units[unit]!.status)).toEqual(['table', 'reserve', 'table']);
});

test('[FD-GAP-90][FD-GAP-100] one unit must be deployed, unless all are shock troops', () => {
  const undeployed = { status: 'undeployed' as const };
  const shock = { ...undeployed, rules: ['shockTroops' as const] };
  const s = field({ red: { A: shock, C: shock }, blue: { B: undeployed, D: shock, E: undeployed } });
  s.start('holding', {});
  expect(s.request('reserves')).toMatchObject({ by: 'blue', max: 1, options: [{ id: 'B' }, { id: 'E' }] });
  s.answer('reserves', []).end();
  expect(s.of('heldInReserve').map((e) => [e.unit, ...e.rules])).toEqual([
    ['A', 'FD-GAP-100', 'FD-RESERVE-02'],
    ['C', 'FD-GAP-100', 'FD-RESERVE-02'],
    ['D', 'FD-GAP-100', 'FD-RESERVE-02'],
  ]);
});
