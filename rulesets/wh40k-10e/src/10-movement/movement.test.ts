import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { go, way } from '../../test/plans.ts';
import { inch } from '../04-measuring/table-top.ts';
import { movedHow } from './moved.ts';

const phase = (f: Field): Play => field(f).start('movementPhase', { seat: 'red' });
const choose = (s: Play, unit: string, how: string): Play => s.answer('moveNext', unit).answer('moveHow', how);
const offered = (s: Play): string[] => s.request('moveHow').options.map((o) => o.id);
const moved = (s: Play): Record<string, string | null> => {
  const units = Object.keys(s.state.units).map((unit) => [unit, movedHow(s.state, unit)] as const);
  return Object.fromEntries(units.filter(([, how]) => how !== null));
};
const at = (s: Play, model: string) => s.state.models[model]!.where;

const row = (n: number, y = 10): Troop => ({ places: Array.from({ length: n }, (_, i) => [10 + 2 * i, y] as const) });
const far = { horde: { places: [[50, 40]] } } satisfies Field['blue'];

describe('move units', () => {
  test('[WH-MOVE-01][WH-MOVE-02][WH-MOVE-05][WH-G-84] one unit after another, each once; the rest remain stationary', () => {
    const s = phase({ red: { a: row(1), b: row(1, 20), c: row(1, 30) }, blue: far });
    expect(s.request('moveNext').options.map((o) => o.id)).toEqual(['a', 'b', 'c']);
    choose(s, 'b', 'normal').answer('move', [way('b.1', [15, 20])]);
    expect(s.request('moveNext').options.map((o) => o.id)).toEqual(['a', 'c']);
    choose(s, 'a', 'stationary').answer('moveNext', null).end();
    expect(moved(s)).toEqual({ a: 'stationary', b: 'normal', c: 'stationary' });
    expect(at(s, 'b.1')).toMatchObject({ x: inch(15), y: inch(20) });
  });

  test('[WH-MOVE-02] only units on the battlefield, and when all have moved it is over', () => {
    const s = phase({
      red: { a: row(1), away: { ...row(1), status: { at: 'reserves', strategic: true } } },
      blue: far,
    });
    expect(s.request('moveNext').options.map((o) => o.id)).toEqual(['a']);
    choose(s, 'a', 'stationary').end();
  });

  test('[WH-MOVE-03][WH-MOVE-04][WH-ENG-01] away from enemies and near them', () => {
    const free = phase({ red: { a: row(1) }, blue: { horde: { places: [[12.01, 10]] } } }).answer('moveNext', 'a');
    expect(offered(free)).toEqual(['normal', 'advance', 'stationary']);
    expect(free.refused('moveHow', 'fallBack').rule).toBe('WH-MOVE-03');
    const near = phase({ red: { a: row(2) }, blue: { horde: { places: [[14, 10]] } } }).answer('moveNext', 'a');
    expect(offered(near)).toEqual(['fallBack', 'stationary']);
    expect(near.refused('moveHow', 'normal').rule).toBe('WH-MOVE-04');
    expect(near.refused('moveHow', 'advance').rule).toBe('WH-MOVE-04');
  });

  test('[WH-AIR-16] near nothing but AIRCRAFT a unit may go as it likes', () => {
    const plane: Troop = { places: [[12, 10]], sheet: { keywords: ['AIRCRAFT'] } };
    const s = phase({ red: { a: row(1) }, blue: { plane } }).answer('moveNext', 'a');
    expect(offered(s)).toEqual(['normal', 'advance', 'fallBack', 'stationary']);
    const both = phase({ red: { a: row(1) }, blue: { plane, horde: { places: [[10, 12]] } } }).answer('moveNext', 'a');
    expect(offered(both)).toEqual(['fallBack', 'stationary']);
  });

  test('[WH-MOVE-15] a unit that cannot move remains stationary', () => {
    const s = phase({ red: { a: { ...row(1), profile: { move: null } } }, blue: far }).answer('moveNext', 'a');
    s.end();
    expect(moved(s)).toEqual({ a: 'stationary' });
  });

  test('[WH-MOVE-16] a stationary unit is not moved any more', () => {
    const s = choose(phase({ red: { a: row(1), b: row(1, 20) }, blue: far }), 'a', 'stationary');
    expect(s.of('stoodStill').map((e) => e.unit)).toEqual(['a']);
    expect(s.request('moveNext').options.map((o) => o.id)).toEqual(['b']);
  });

  test('[WH-MOVE-06] any of its models, in any order', () => {
    const s = choose(phase({ red: { a: row(3) }, blue: far }), 'a', 'normal');
    s.answer('move', [way('a.3', [12, 12]), way('a.1', [10, 12])]).end();
    expect([at(s, 'a.1'), at(s, 'a.2'), at(s, 'a.3')]).toMatchObject([
      { x: inch(10), y: inch(12) },
      { x: inch(12), y: inch(10) },
      { x: inch(12), y: inch(12) },
    ]);
    const twice = choose(phase({ red: { a: row(1) }, blue: far }), 'a', 'normal');
    expect(twice.refused('move', [way('a.1', [11, 10]), way('a.1', [12, 10])]).code).toBe('malformed');
    expect(twice.refused('move', [{ mover: 'a.1', legs: [{ leg: 'fly', x: 0, y: 0 }] }]).code).toBe('malformed');
  });

  test('[WH-ADV-01][WH-ADV-02] one die for the whole unit', () => {
    const s = choose(phase({ red: { a: row(2) }, blue: far, dice: [4] }), 'a', 'advance');
    expect(s.request('move').args).toMatchObject({ how: 'advance', distance: inch(4) });
    s.answer('move', go('a', [10, 20], [12, 20])).end();
    expect(moved(s)).toEqual({ a: 'advance' });
  });

  test('[WH-DATA-10][WH-G-34] a random M is rolled once for the unit, then the advance', () => {
    const spawn = { ...row(2), profile: { move: 0, moveDice: 2 } };
    const s = choose(phase({ red: { a: spawn }, blue: far, dice: [3, 4, 5] }), 'a', 'advance');
    expect(s.refused('move', go('a', [10, 22.1], [12, 22]))).toMatchObject({ code: 'tooFar', limit: inch(12) });
    s.answer('move', go('a', [10, 22], [12, 22])).end();
  });

  test('what a unit did lasts to the end of the turn', () => {
    const s = field({ red: { a: row(1) }, blue: far }).start('turn', { seat: 'red' });
    choose(s, 'a', 'stationary');
    expect(moved(s)).toEqual({});
    expect(s.of('effectBegan')).toMatchObject([{ effect: { name: 'moved', on: 'a', data: { how: 'stationary' } } }]);
  });
});

describe('what it means for the rest of the turn', () => {
  const gun = { name: 'gun', range: inch(24), attacks: { dice: 0, sides: 6, plus: 1 }, skill: 4, strength: 4 };
  const after = (how: string, f: Field): Play =>
    field({
      ...f,
      red: { a: { ...row(1), weapons: ['gun'] } },
      weapons: { gun: { ...gun, damage: { dice: 0, sides: 6, plus: 1 } } },
    }).start('move', { seat: 'red', unit: 'a', how });
  const later = (s: Play): [unknown, boolean] => [
    s.question('mayShoot', { unit: 'a' }),
    s.start('chargePhase', { seat: 'red' }).asked.includes('red:chargeNext'),
  ];
  const near: Field = { blue: { horde: { places: [[18, 10]] } } };

  test('[WH-ADV-05][WH-ADV-06] after an advance it neither shoots nor charges', () => {
    const ahead = after('advance', { ...near, dice: [1] }).answer('move', [way('a.1', [11, 10])]);
    expect(later(ahead)).toEqual(['WH-SHOOT-03', false]);
    expect(later(after('normal', near).answer('move', [way('a.1', [11, 10])]))).toEqual([null, true]);
  });

  test('[WH-FALL-04][WH-FALL-05] after a fall back neither', () => {
    const close: Field = { blue: { horde: { places: [[12, 10]] } } };
    const back = after('fallBack', close)
      .answer('passOver', [])
      .answer('move', [way('a.1', [6, 10])]);
    expect(later(back)).toEqual(['WH-SHOOT-04', false]);
  });
});

describe('falling back', () => {
  const near = (n: number, more: Troop = {}): Field => ({
    red: { a: { ...row(n), ...more } },
    blue: { horde: { places: [[9, 11.5]] } },
  });
  const flee = (f: Field, dice: number[]): Play => choose(phase({ ...f, dice }), 'a', 'fallBack');

  test('[WH-FALL-01][WH-FALL-03] up to M, and out of engagement range', () => {
    const s = flee(near(2), []).answer('passOver', []);
    expect(s.refused('move', go('a', [10, 10], [12, 10.1]))).toMatchObject({ code: 'endsEngaged', rule: 'WH-ENG-07' });
    s.answer('move', go('a', [10, 4], [12, 4])).end();
    expect(moved(s)).toEqual({ a: 'fallBack' });
  });

  test('[WH-FALL-03][WH-G-123] who cannot get away does not fall back', () => {
    const s = flee(near(1), []).answer('passOver', []).answer('move', []);
    s.end();
    expect(moved(s)).toEqual({ a: 'stationary' });
    expect(s.of('stoodStill')[0]!.rules).toEqual(['WH-FALL-03']);
  });

  test('[WH-FALL-07][WH-FALL-08][WH-FALL-09][WH-FALL-10] one test for each that passes over enemies, before anybody moves', () => {
    const s = flee(near(6), [1, 2, 4, 4, 6]).answer('passOver', ['a.1', 'a.2', 'a.3', 'a.4', 'a.5']);
    // Two of five dice show 1 or 2, and their player chooses the models (WH-G-32).
    s.answer('escapeLoss', 'a.6').answer('escapeLoss', 'a.5');
    expect(s.of('modelDestroyed').map((e) => [e.model, e.silent])).toEqual([
      ['a.6', false],
      ['a.5', false],
    ]);
    expect(s.of('unitMoved')).toEqual([]);
    expect(s.request('move').movers).toEqual(['a.1', 'a.2', 'a.3', 'a.4']);
    s.answer('move', go('a', [9, 14], [11, 14], [13, 14], [15, 14])).end();
  });

  test('[WH-FALL-07] no test for those who are TITANIC or can FLY, nor for those who go round', () => {
    const flying = { sheet: { keywords: ['FLY'] } };
    flee(near(1, flying), [])
      .answer('move', [way('a.1', [9, 14])])
      .end();
    const s = flee(near(2), [3]).answer('passOver', ['a.1']);
    expect(s.refused('move', [way('a.2', [9, 12], [8, 14])])).toMatchObject({ code: 'untested', rule: 'WH-FALL-07' });
    s.answer('move', go('a', [9, 15], [11, 15])).end();
  });

  test('[WH-FALL-11][WH-CMD-11][WH-G-33] battle-shocked, every model takes the test, whether or not it can FLY', () => {
    const f = near(3, { sheet: { keywords: ['FLY'] } });
    const s = field({ ...f, dice: [1, 1, 3, 3, 2] });
    s.start('battleShockTest', { unit: 'a' }).start('movementPhase', { seat: 'red' });
    choose(s, 'a', 'fallBack');
    s.answer('escapeLoss', 'a.1')
      .answer('move', [way('a.2', [9, 14]), way('a.3', [11, 14])])
      .end();
    expect(s.of('modelDestroyed')).toHaveLength(1);
  });

  test('[WH-FALL-09] nobody may be left', () => {
    const s = flee(near(1), [2]).answer('passOver', ['a.1']);
    s.end();
    expect(s.state.units['a']!.status).toEqual({ at: 'destroyed' });
    expect(moved(s)).toEqual({});
  });
});
