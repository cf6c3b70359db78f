import { describe, expect, it } from 'vitest';
import { bound, type Field, look, type Piece, suppressed } from '../../test/field.ts';
import { FAR, flyer, gun, hero, men, squad, tank, truck } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { Unit } from '../generated/state.ts';
import { brokenCourse } from './course.ts';
import { brokenUnit } from './duties.ts';
import { invariants } from './index.ts';
import { brokenPlaces } from './places.ts';

describe('a unit that no battle knows', () => {
  const broken = (r: Piece, more: Partial<Field> = {}) => {
    const l = look({
      red: { r, ...more.red },
      blue: { ...FAR, ...more.blue },
      effects: more.effects ?? [],
      ...(more.state === undefined ? {} : { state: more.state }),
    });
    return brokenUnit(l, 'r', l.state.units['r']!).map((b) => [b.what, b.at[0]!.at(-1)]);
  };
  const with_ = (piece: Piece, w: Partial<Unit>): Piece => ({ ...piece, with: { ...piece.with, ...w } });
  const plane: Piece = { ...flyer(), at: [30, 30] };

  it('has an order of another type', () => {
    const orders = ['none', 'halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'] as const;
    const can = (piece: Piece) =>
      orders.filter(
        (order) => !broken(with_(piece, { order })).some(([what]) => String(what).includes('has the order')),
      );
    expect(can(squad([10, 10]))).toEqual(['none', 'halt', 'advance', 'doubleTime', 'charge']);
    expect(can(hero([10, 10]))).toEqual(['none', 'halt', 'advance', 'doubleTime', 'charge']);
    expect(can({ at: [10, 10], profile: { type: 'monster' } })).toEqual([
      'none',
      'halt',
      'advance',
      'doubleTime',
      'charge',
    ]);
    expect(can(gun([10, 10]))).toEqual(['none', 'halt', 'advance']);
    expect(can(tank([10, 10]))).toEqual(['none', 'halt', 'pivot', 'manoeuvre', 'fullPower']);
    expect(can(plane)).toEqual(['none', 'halt', 'manoeuvre']);
    expect(broken(with_(squad([10, 10]), { order: 'pivot' }))).toEqual([
      ['r of type infantry has the order pivot', 'order'],
    ]);
  });

  it('[WP-SPECIAL-21] [WP-SPECIAL-23] is unwieldy and hurries, or jumps without packs', () => {
    const slow = (order: Unit['order']) => broken(with_(squad([10, 10], { specials: ['unwieldy'] }), { order }));
    expect(slow('doubleTime')).toEqual([['r is unwieldy and hurries', 'order']]);
    expect(slow('advance')).toEqual([]);
    const heavy = tank([10, 10], 900, { specials: ['unwieldy'] });
    expect(broken(with_(heavy, { order: 'fullPower' }))).toEqual([['r is unwieldy and hurries', 'order']]);
    expect(broken(with_(tank([10, 10]), { order: 'fullPower' }))).toEqual([]);
    expect(broken(with_(squad([10, 10]), { jumped: true }))).toEqual([['r has no jump packs and jumped', 'jumped']]);
    expect(broken(with_(squad([10, 10], { specials: ['jumpTroops'] }), { jumped: true }))).toEqual([]);
  });

  it('[WP-MORALE-04] [WP-VEHICLE-44] [WP-ARTY-04] is to be tested for nothing, or is what only others can be', () => {
    expect(broken(with_(squad([10, 10]), { hurt: true }))).toEqual([['r is to be tested for nothing', 'hurt']]);
    expect(broken(with_(squad([10, 10]), { hurt: true, damage: 1 }))).toEqual([]);
    expect(broken({ with: { hurt: true, damage: 1, where: { at: 'gone' } } })).toEqual([
      ['r is to be tested for nothing', 'hurt'],
    ]);
    expect(broken(with_(squad([10, 10]), { crippled: true }))).toEqual([['r is crippled and no vehicle', 'crippled']]);
    expect(broken(with_(squad([10, 10]), { immobilised: true }))).toEqual([
      ['r is immobilised and no vehicle', 'immobilised'],
    ]);
    expect(broken(with_(tank([10, 10]), { crippled: true, immobilised: true }))).toEqual([]);
    expect(broken(with_(squad([10, 10]), { frozen: true }))).toEqual([['r is frozen and no gun', 'frozen']]);
    expect(broken(with_(gun([10, 10]), { frozen: true }))).toEqual([]);
  });

  it('[WP-FLYER-05] [WP-REINF-01] waits where it cannot', () => {
    expect(broken({ with: { where: { at: 'sky' } } })).toEqual([['r is in the sky and no flyer', 'where']]);
    expect(broken({ ...flyer(), with: { where: { at: 'sky' } } })).toEqual([]);
    expect(broken({ with: { where: { at: 'reserve' } } })).toEqual([]);
    expect(broken({ ...flyer(), with: { where: { at: 'reserve' } } })).toEqual([
      ['r waits at the edge and flies', 'where'],
    ]);
  });

  it('[WP-G-51] has weapons that nobody carries, or nobody was asked about', () => {
    const armed = squad([10, 10], { weapons: [{ name: 'g', firepower: 1, range: 12 }] });
    expect(broken(armed)).toEqual([]);
    const { weapons } = look({ red: { r: armed } }).state.units['r']!;
    const carried = (bearer: number) => broken(with_(armed, { weapons: [weapons[0]!, { ...weapons[0]!, bearer }] }));
    expect(carried(4)).toEqual([]);
    expect(carried(5)).toEqual([['r has a weapon that nobody carries', 'weapons']]);
    expect(broken(with_(armed, { bearersOpen: true }))).toEqual([
      ['r stands there and nobody was asked who carries what', 'bearersOpen'],
    ]);
    expect(broken({ with: { bearersOpen: true, where: { at: 'reserve' } } })).toEqual([]);
  });

  it('[WP-SPECIAL-32] [WP-FLYER-16] is suppressed and cannot be', () => {
    const effects = [suppressed('r')];
    expect(broken(squad([10, 10]), { effects })).toEqual([]);
    expect(broken(squad([10, 10], { specials: ['unshakeable'] }), { effects })).toEqual([
      ['r cannot be suppressed', 'type'],
    ]);
    expect(broken(plane, { effects })).toEqual([['r cannot be suppressed', 'type']]);
    expect(broken(plane, { effects: [bound('r', 'b')] })).toEqual([]);
  });

  it('[WP-CHARGE-02] charges whom it cannot, or when it cannot', () => {
    const told = (target: string) => [[`r charges ${target} as nobody can`, 'charging']];
    const charges = (w: Partial<Unit>, more: Partial<Field> = {}) =>
      broken({ ...hero([10, 10]), with: { charging: 'b', order: 'charge', ...w } }, more);
    expect(charges({})).toEqual([]);
    expect(charges({ charging: 'f' }, { red: { f: hero([20, 10]) } })).toEqual(told('f'));
    expect(charges({ order: 'halt' })).toEqual(told('b'));
    expect(charges({}, { state: { active: 'blue' } })).toEqual(told('b'));
    expect(broken({ with: { charging: 'b', order: 'charge', where: { at: 'reserve' } } })).toEqual(told('b'));
  });

  it('[WP-TRANSPORT-01] rides in what cannot carry it', () => {
    const rides = (t: Piece, state: object = {}) => {
      const told = broken({ with: { where: { at: 'aboard', of: 't' } } }, { red: { t }, state: state as never });
      return told.map(([what]) => what);
    };
    expect(rides(truck([20, 20]))).toEqual([]);
    expect(rides({ ...truck([20, 20]), with: { where: { at: 'reserve' } } })).toEqual([]);
    expect(rides({ with: { where: { at: 'box' } } })).toEqual(['r rides in t, which is box']);
    const riding: Piece = { with: { where: { at: 'aboard', of: 'k' } } };
    const twice = broken({ with: { where: { at: 'aboard', of: 't' } } }, { red: { t: riding, k: truck([20, 20]) } });
    expect(twice.map(([what]) => what)).toEqual(['r rides in t, which is aboard']);
    const gone: Piece = { with: { where: { at: 'gone' } } };
    expect(rides(gone)).toEqual(['r rides in t, which is gone']);
    const battle = { do: 'battle', at: 'turns', c: {} };
    const test = { do: 'test', at: 'passengers', c: { seat: 'red', unit: 't', melee: false, at: null } };
    expect(rides(gone, { agenda: [battle, test] })).toEqual([]);
    const wreck = {
      do: 'wreck',
      at: 'place',
      c: { ...test.c, unit: 'r', carrier: 't', at: { x: 0, y: 0, facing: 0 } },
    };
    expect(rides(gone, { agenda: [battle, wreck] })).toEqual([]);
    const enemy = broken({ with: { where: { at: 'aboard', of: 't' } } }, { blue: { t: truck([20, 20]) } });
    expect(enemy.map(([what]) => what)).toEqual(['r rides in t, which is table']);
  });

  it('[WP-TRANSPORT-01] [WP-SPECIAL-18] carries more than it can', () => {
    const aboard = { where: { at: 'aboard' as const, of: 'r' } };
    const carries = (...profiles: object[]) =>
      broken(truck([20, 20]), {
        red: Object.fromEntries(profiles.map((profile, i) => [`p${i}`, { profile, with: aboard }])),
      });
    const one = { type: 'hero', specials: ['individual'] };
    const tooMuch = [['r carries too much', 'capacity']];
    expect([carries(), carries({}), carries({}, one), carries({ models: 5 })]).toEqual([[], [], [], []]);
    expect(carries({ models: 6 })).toEqual(tooMuch);
    expect(carries({}, {})).toEqual(tooMuch);
    expect(carries({}, one, one)).toEqual(tooMuch);
    expect(carries(one, one)).toEqual([]);
    // A lone model of infantry is an individual.
    const alone = { models: 1, specials: ['individual'] };
    expect(carries({}, alone)).toEqual([]);
    const loaded = (capacity: number) =>
      broken(truck([20, 20], { capacity }), { red: { p: { with: aboard } } }).map(([what]) => what);
    expect([loaded(5), loaded(0)]).toEqual([[], ['r carries too much']]);
  });
});

describe('a battle that no rules lead to', () => {
  const marker = (x: number, y: number) => ({ x: inches(x), y: inches(y), terrain: null });
  const broken = (state: object, more: Partial<Field> = {}) =>
    brokenCourse(look({ red: { r: hero([10, 10]) }, blue: FAR, ...more, state: { ...state } as never })).map((b) => [
      b.what,
      b.at.map((at) => at.join('.')),
    ]);

  it('is in nobody’s turn, or in one too many', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ active: null })).toEqual([]);
    expect(broken({ turn: 12 }, { options: { turns: 12 } })).toEqual([]);
    expect(broken({ turn: 13 }, { options: { turns: 12 } })).toEqual([
      ['turn 13 is one too many: the last one is 12', ['turn']],
    ]);
    expect(broken({ turn: 99 })).toEqual([]);
    expect(broken({ active: 'green' })).toEqual([["nobody's turn: green", ['active']]]);
  });

  it('has winners that cannot have won', () => {
    expect(broken({ winners: ['red'] })).toEqual([]);
    expect(broken({ winners: ['red', 'blue'] })).toEqual([['these cannot have won: red, blue', ['winners']]]);
    expect(broken({ winners: ['green'] })).toEqual([['these cannot have won: green', ['winners']]]);
  });

  it('[WP-BATTLE-10] [WP-BATTLE-13] has objectives too near each other, too many, or off the table', () => {
    const rows = (...objectives: object[]) =>
      broken({ objectives }, { ground: { w: { kind: 'decorative', from: [10, 11], to: [12, 13] } } });
    expect(rows(marker(10, 10), marker(22.01, 10), { ...marker(10, 11), terrain: 'w' })).toEqual([]);
    expect(rows(marker(10, 10), marker(10, 22))).toEqual([
      ['objective 2 is too near another', ['objectives.1', 'objectives']],
    ]);
    expect(rows(marker(10, 10), marker(18.5, 18.5))).toHaveLength(0);
    expect(rows(marker(10, 10), marker(18.4, 18.4))).toHaveLength(1);
    for (const [x, y] of [
      [72, 48],
      [0, 0],
    ] as const)
      expect(rows(marker(x, y))).toEqual([]);
    for (const [x, y] of [
      [72.01, 20],
      [20, 48.01],
      [-0.01, 20],
      [20, -0.01],
    ] as const)
      expect(rows(marker(x, y))).toEqual([['objective 1 is off the table', ['objectives.0', 'objectives']]]);
    const hill = { ...marker(10, 11), terrain: 'w' };
    expect(rows(...Array(7).fill(hill))).toEqual([]);
    expect(rows(...Array(8).fill(hill))).toEqual([['8 objectives are too many: seven at most', ['objectives']]]);
  });

  it('[WP-BATTLE-08] is won by a side that does not lead', () => {
    const dead = (points: number) => ({ profile: { points }, with: { where: { at: 'gone' as const } } });
    const won = (more: object, mine: number) =>
      broken(
        { condition: 'meatGrinder', over: true, winners: ['red'], ...more },
        {
          red: { r: hero([10, 10]), x: dead(100) },
          blue: { ...FAR, y: dead(mine) },
        },
      );
    expect(won({}, 101)).toEqual([]);
    expect(won({}, 100)).toEqual([['red has won with 100 against 100 of blue', ['winners']]]);
    expect(won({ over: false }, 0)).toEqual([]);
    expect(won({ winners: [] }, 0)).toEqual([]);
    expect(won({ resigned: ['blue'] }, 0)).toEqual([]);
  });
});

describe('models where none can stand', () => {
  const broken = (f: Field) => brokenPlaces(look(f)).map((b) => [b.what, b.at.map((at) => at.join('.'))]);
  const at = (unit: string, model: number) => [
    `units.${unit}.where.models.${model}`,
    `units.${unit}.places.${model}`,
    `units.${unit}.at`,
    `units.${unit}`,
  ];
  const piece = (kind: 'blocking' | 'difficult' | 'obstacle') => ({ p: { kind, from: [8, 8], to: [12, 12] } }) as const;

  it('are off the table', () => {
    expect(broken({ red: { r: hero([0.75, 10]) } })).toEqual([]);
    expect(broken({ red: { r: hero([0.7, 10]) } })).toEqual([['model 1 of r is off the table', at('r', 0)]]);
    expect(broken({ red: { r: hero([10, 47.3]) } })).toEqual([['model 1 of r is off the table', at('r', 0)]]);
  });

  it('[WP-TERRAIN-03] [WP-ARTY-03] [WP-FLYER-04] stand in what they cannot enter', () => {
    const in_ = (r: Piece, kind: 'blocking' | 'difficult' | 'obstacle') =>
      broken({ red: { r }, ground: piece(kind) }).map(([what]) => what);
    const told = ['model 1 of r stands in p, which it cannot enter'];
    expect([
      in_(hero([10, 10]), 'blocking'),
      in_(hero([10, 10]), 'difficult'),
      in_(hero([20, 10]), 'blocking'),
    ]).toEqual([told, [], []]);
    expect([in_(gun([10, 10]), 'difficult'), in_(gun([10, 10], {}, { frozen: true }), 'difficult')]).toEqual([
      told,
      [],
    ]);
    expect(in_({ ...flyer(), at: [10, 10] }, 'difficult')).toEqual(told);
  });

  it('[WP-PASS-02] stand on each other, or are not as many as their unit has', () => {
    expect(broken({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 11.5]) } })).toEqual([]);
    expect(broken({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 11.4]) } }).map(([what]) => what)).toEqual([
      'model 1 of b stands on model 1 of r',
    ]);
    const pair = men([
      [10, 10],
      [10.4, 10],
    ]);
    expect(broken({ red: { r: pair } }).map(([what]) => what)).toEqual(['model 2 of r stands on model 1 of r']);
    expect(broken({ red: { r: { ...pair, profile: { models: 3 }, models: pair.models.slice(0, 1) } } })).toEqual([
      ['r has 1 models instead of 3', at('r', 0).slice(1)],
    ]);
  });

  it('[WP-VEHICLE-20] but a vehicle on its way may be anywhere', () => {
    const agenda = (unit: string) => [
      { do: 'battle', at: 'turns', c: {} },
      { do: 'drive', at: 'go', c: { unit, why: 'fullPower', left: 0, bend: 0, pivots: 0, direction: 0 } },
    ];
    const f = (unit: string): Field => ({
      red: { r: tank([10, 10]), q: hero([30, 30]) },
      blue: { b: hero([10, 11]) },
      ground: piece('blocking'),
      state: { agenda: agenda(unit) },
    });
    expect(broken(f('r')).map(([what]) => what)).toEqual(['model 1 of b stands in p, which it cannot enter']);
    expect(broken(f('q')).length).toBeGreaterThan(2);
    const onIt = (driving: string) =>
      broken({ red: { q: hero([10, 10]), r: tank([10, 11]), x: hero([40, 40]) }, state: { agenda: agenda(driving) } });
    expect([onIt('r'), onIt('q')]).toEqual([[], []]);
    expect(onIt('x')).toHaveLength(1);
  });
});

describe('all that is wrong', () => {
  it('is told of places, of the course and of each unit', () => {
    const told = invariants(
      look({
        red: { r: hero([0.5, 10], {}, { hurt: true }) },
        blue: FAR,
        state: { objectives: [{ x: -1, y: 0, terrain: null }] },
      }),
    );
    expect(told.map((b) => b.what)).toEqual([
      'model 1 of r is off the table',
      'objective 1 is off the table',
      'r is to be tested for nothing',
    ]);
    expect(told[2]!.at).toEqual([
      ['units', 'r', 'hurt'],
      ['units', 'r'],
    ]);
  });
});
