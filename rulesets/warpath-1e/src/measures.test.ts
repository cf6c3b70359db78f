import { Unanswerable } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, bound, type Field, look, suppressed } from '../test/field.ts';
import { hero, squad, tank } from '../test/pieces.ts';
import { ruleset } from './index.ts';
import { measures } from './measures.ts';

const FIELD: Field = {
  red: { r: tank([10, 10], 900, { points: 30 }, { damage: 4, crippled: true }) },
  blue: { b: hero([40, 20]), lost: { profile: { points: 70 }, with: { where: { at: 'gone' } } } },
  effects: [suppressed('b'), bound('r', 'b')],
};

describe('what odds are computed for', () => {
  const { state } = look(FIELD);
  const of = (name: string, ...units: string[]) => units.map((unit) => measures[name]!.value(state, { unit }));

  it('damage, losses and nerves of a unit; nothing of one that there is not', () => {
    expect(of('damage', 'r', 'b', 'nobody')).toEqual([4, 0, 0]);
    expect(of('destroyed', 'r', 'lost', 'nobody')).toEqual([0, 1, 0]);
    expect(of('suppressed', 'r', 'b', 'nobody')).toEqual([0, 1, 0]);
    expect(of('crippled', 'r', 'b', 'nobody')).toEqual([1, 0, 0]);
  });

  it('[WP-BATTLE-08] points of a side', () => {
    expect(['red', 'blue'].map((side) => measures['points']!.value(state, { side }))).toEqual([70, 0]);
  });

  it('each has a name, and those of a unit have their place beside it', () => {
    for (const m of Object.values(measures)) expect([m.name.de, m.name.en].every((name) => /\w/.test(name))).toBe(true);
    expect(Object.values(measures).map((m) => [m.kind, m.shown?.place])).toEqual([
      ['count', 1],
      ['yesNo', 2],
      ['yesNo', 3],
      ['yesNo', 4],
      ['count', undefined],
    ]);
  });
});

describe('a question about a shot', () => {
  const f: Field = {
    red: {
      r: squad([10, 10], { weapons: [{ name: 'g', firepower: 1, range: 12 }] }),
      q: squad([30, 10], { firepower: 0 }),
    },
    blue: { b: squad([10, 18]) },
  };
  const ask = (name: string, unit: string, with_: string) => () => asks(f, name, { unit, target: 'b', with: with_ });

  it('is only answered about attacks that there are, or could be', () => {
    expect(ask('toHit', 'r', 'spoon')).toThrow(Unanswerable);
    expect(ask('toHit', 'r', 'spoon')).toThrow('with: r has no spoon; it has: own, w0');
    expect(ask('toHit', 'q', 'w0')).toThrow('with: q has no w0; it has: nothing');
    expect(ask('canShoot', 'r', 'w0x')).toThrow(Unanswerable);
    expect(ask('canShoot', 'r', 'aw0')).toThrow(Unanswerable);
    for (const name of ['own', 'w0', 'flame', 'zap']) expect(ask('toHit', 'r', name)).not.toThrow();
    expect(ask('toHit', 'r', 'w1')).toThrow('r has no w1');
    expect(ask('canShoot', 'r', 'w12')).not.toThrow();
    expect(ask('toHit', 'r', '')).not.toThrow();
  });
});

describe('the result', () => {
  const result = (state: object) =>
    ruleset.result!(look({ ...FIELD, state: { condition: 'meatGrinder', size: 100, ...state } }));

  it('[WP-BATTLE-09] [WP-TIME-06] is what the score says, or what the battle has ended with', () => {
    expect(result({})).toEqual({ over: false, winners: ['red'], score: { red: 70, blue: 0 }, rule: 'WP-BATTLE-09' });
    expect(result({ over: true, winners: [] })).toMatchObject({ over: true, winners: [] });
    expect(result({ outOfTime: 'blue' })).toMatchObject({ rule: 'WP-TIME-06' });
    expect([ruleset.ownerOf!(look(FIELD).state, 'b'), ruleset.ownerOf!(look(FIELD).state, 'nobody')]).toEqual([
      'blue',
      undefined,
    ]);
    expect(ruleset.rounds!.count(look({ ...FIELD, state: { turn: 3 } }).state)).toBe(3);
  });
});
