import { describe, expect, it } from 'vitest';
import { duel } from '../../test/duel.ts';
import { asks, look, optionIds, play, propose } from '../../test/field.ts';
import { hero, men } from '../../test/pieces.ts';
import { extraDice, strikeDice, strikeReasons } from '../12-shooting/hit-dice.ts';

describe('melee', () => {
  it('[WP-MELEE-01] [WP-MELEE-02] [WP-MELEE-03] [WP-MELEE-09] [WP-MELEE-10] [WP-MELEE-11] [WP-CHARGE-19] [WP-G-48] only the charger strikes, with At dice, without shooting modifiers', () => {
    const s = duel({ redWith: { order: 'charge' }, dice: [4, 4, 3, 3, 3, 4, 3, 6, 6] });
    expect(s.of('struck')[0]).toMatchObject({ unit: 'r', dice: 5, need: 4 });
    expect(s.of('struck')).toHaveLength(1);
    expect(s.of('damaged')[0]).toMatchObject({ unit: 'b', points: 1 });
    expect(s.of('tested')[0]).toMatchObject({ roll: 12, result: 'destroyed' });
  });

  it('[WP-MELEE-10] piercing does not help in melee', () => {
    const s = duel({ red: { specials: ['piercing(3)'] }, dice: [4, 1, 1, 1, 1, 3, 3] });
    expect(s.of('damaged')).toEqual([]);
  });

  it('[WP-MELEE-04] [WP-MELEE-05] [WP-G-06] a 1 misses; above 6 half of the dice', () => {
    const s = duel({ red: { toHit: 6, attacks: 5 }, redWith: { disrupted: true }, dice: [1, 1, 3] });
    expect(s.of('struck')[0]).toMatchObject({ dice: 2, need: 6 });
    const t = duel({ red: { toHit: 6, attacks: 1 }, redWith: { disrupted: true }, dice: [3] });
    expect(t.of('struck')).toEqual([]);
    expect(
      duel({ red: { toHit: 2, attacks: 1 }, blueWith: { order: 'none' }, type: 'vehicle', dice: [1, 3] }).of(
        'struck',
      )[0],
    ).toMatchObject({ need: 2 });
  });

  it('[WP-MELEE-06] [WP-MELEE-07] [WP-MELEE-08] a disrupted charge costs one, once; so does being shattered', () => {
    const need = (redWith: object) => duel({ redWith, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    expect(need({ disrupted: true })).toBe(5);
    expect(need({ damage: 11 })).toBe(5);
    expect(need({ disrupted: true, damage: 11 })).toBe(6);
  });

  it('[WP-MELEE-07] through a wood and over a wall costs one, not two', () => {
    const s = play({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 17]) },
      ground: {
        wood: { kind: 'difficult', from: [5, 11], to: [15, 13] },
        wall: { kind: 'obstacle', from: [0, 15.75], to: [30, 16.25] },
      },
      dice: [1, 1, 1, 1, 1, 3],
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove');
    s.answer('moveUnit', null).answer('shootUnit', null);
    expect(s.of('struck')[0]).toMatchObject({ need: 5 });
  });

  it('[WP-MELEE-06] [WP-G-06] the penalty of a way that is not gone yet is told and reckoned like any other', () => {
    const strike = { unit: 'r', target: 'b' };
    const l = (toHit: number) => look({ red: { r: hero([10, 10], { toHit }) }, blue: { b: hero([10, 15]) } });
    expect(strikeReasons(l(4), strike)).toEqual([]);
    expect(strikeReasons(l(4), strike, true)).toEqual([{ rule: 'WP-MELEE-06', op: 'add', by: 1, value: 5 }]);
    expect(strikeReasons(l(6), strike, true).at(-1)).toMatchObject({ rule: 'WP-MELEE-05', value: 6 });
    expect([extraDice(l(5), strike, 3), extraDice(l(5), strike, 3, 1)]).toEqual([
      { dice: 3, need: 5 },
      { dice: 3, need: 6 },
    ]);
    expect([extraDice(l(6), strike, 3, 1), strikeDice(l(6), strike, 1)]).toEqual([
      { dice: 1, need: 6 },
      { dice: 2, need: 6 },
    ]);
  });

  it('[WP-MELEE-09] cover, range and movement do not matter in melee', () => {
    const f = {
      red: { r: hero([10, 10], { range: 1 }, { charging: 'b', order: 'charge' }) },
      blue: { b: { at: [10, 11.5] as const, profile: { type: 'hero' as const, specials: ['stealthy'] } } },
      ground: { ruin: { kind: 'difficult', cover: 'hard', from: [5, 10.8], to: [15, 20] } } as const,
    };
    const s = play({ ...f, phase: 'melee', dice: [1, 1, 1, 1, 1, 3] });
    expect(s.of('struck')[0]).toMatchObject({ need: 4 });
  });

  it('[WP-PROFILE-03] the one Tw is needed to hit in shooting and in melee', () => {
    const need = (toHit: number) => duel({ red: { toHit }, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    const shot = (toHit: number) =>
      asks({ red: { r: { at: [10, 10], profile: { toHit } } }, blue: { b: { at: [10, 18] } } }, 'toHit', {
        unit: 'r',
        target: 'b',
      }) as { value: number };
    for (const toHit of [3, 5]) expect([need(toHit), shot(toHit).value]).toEqual([toHit, toHit]);
  });

  it('[WP-MELEE-14] no damage in this melee, no test', () => {
    const s = duel({ blueWith: { damage: 9 }, dice: [1, 1, 1, 1, 1, 3] });
    expect(s.of('tested')).toEqual([]);
  });

  it('[WP-G-19] several chargers fight one melee with one test, then each goes its way', () => {
    const more = { q: hero([10, 13], {}, { charging: 'b', order: 'charge' }) };
    const s = duel({ more, blueWith: {}, dice: [6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 1, 2, 3, 3] });
    s.answer('chargers', ['q', 'r']);
    expect(s.of('struck').map((e) => e.unit)).toEqual(['q', 'r']);
    expect(s.of('tested')).toHaveLength(1);
    expect(s.of('tested')[0]).toMatchObject({ total: 5 });
    s.answer('chargers', ['r', 'q']);
    propose(s, 'walk');
    propose(s, 'walk');
    expect(s.of('walked').map((e) => e.unit)).toEqual(['r', 'q']);
  });

  it('[WP-G-52] a target destroyed before the melee is struck by nobody', () => {
    const s = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: { with: { where: { at: 'gone' } } }, c: hero([30, 30]) },
    });
    expect(s.of('struck')).toEqual([]);
    expect(s.of('meleeOver')[0]!.rules).toEqual(['WP-G-52']);
  });

  it('[WP-ARTY-08] artillery is struck with three times the attacks', () => {
    const s = duel({ type: 'artillery', dice: [...Array(15).fill(1), 3] });
    expect(s.of('struck')[0]).toMatchObject({ dice: 15 });
  });

  it('[WP-G-48] a melee cannot be refused, only the order of melees is free', () => {
    const s = play({
      phase: 'melee',
      red: {
        r: hero([10, 10], {}, { charging: 'b', order: 'charge' }),
        q: hero([30, 10], {}, { charging: 'c', order: 'charge' }),
      },
      blue: { b: hero([10, 11.5]), c: hero([30, 11.5]) },
      dice: [1, 1, 1, 1, 1, 3],
    });
    expect(optionIds(s, 'melee')).toEqual(['b', 'c']);
    expect(s.refused('melee', null).code).toBeDefined();
    s.answer('melee', 'c');
    expect(s.of('struck').map((e) => e.unit)).toEqual(['q']);
  });

  it('[WP-G-32] [WP-MELEE-02] [WP-MELEE-09] [WP-CHARGE-19] [WP-DEMO-12] [WP-DEMO-14] own attacks first, then each piece of equipment: hits, then wounds, by its own rule', () => {
    const red = { attacks: 1, extras: ['heat-hammer', 'ripper-claws'] };
    const s = duel({ red, dice: [6, 1, 6, 1, 6, 6, 1, 1, 3] });
    expect(s.of('struck').map((e) => [e.with, e.dice, e.rules])).toEqual([
      ['attacks', 1, ['WP-MELEE-02', 'WP-MELEE-09']],
      ['heat-hammer', 1, ['WP-DEMO-12', 'WP-MELEE-09']],
      ['ripper-claws', 2, ['WP-DEMO-14', 'WP-MELEE-09']],
    ]);
    expect(s.of('rolled').map((e) => [e.purpose, e.rules[0]])).toEqual([
      ...['toHit', 'toWound', 'toHit', 'toWound', 'toHit', 'toWound'].map((purpose) => [
        purpose,
        purpose === 'toHit' ? 'WP-MELEE-03' : 'WP-MELEE-10',
      ]),
      ['fallBack', 'WP-REGROUP-03'],
    ]);
    const squad = play({
      phase: 'melee',
      red: {
        r: men(
          [
            [10, 10],
            [11.1, 10],
          ],
          { attacks: 1 },
          { charging: 'b', order: 'charge' },
        ),
      },
      blue: { b: hero([10, 11.25]) },
      dice: [1, 3],
    });
    expect(squad.of('struck')[0]!.rules).toEqual(['WP-MELEE-02', 'WP-CHARGE-19', 'WP-MELEE-09']);
  });

  it('[WP-REGROUP-01] [WP-REGROUP-05] who wins may stay, and is asked; who survives must turn against all that charged', () => {
    const s = duel({ red: { attacks: 1 }, blueWith: { damage: 12 }, dice: [6, 6, 6, 5, 2] });
    expect(s.request('regroup')).toMatchObject({ args: { unit: 'r' }, preset: false });
    s.answer('regroup', true);
    expect(s.of('rolled').at(-1)).toMatchObject({ purpose: 'regroup', rules: ['WP-REGROUP-01'], by: 'red' });
    s.answer('walk', []);
    expect(s.state.effects).toEqual([]);
    const more = { q: hero([10, 13], { attacks: 1 }, { charging: 'b', order: 'charge' }) };
    const t = duel({ red: { attacks: 1 }, more, dice: [1, 1] });
    expect(t.request('chargers').args).toEqual({ target: 'b' });
    t.answer('chargers', ['r', 'q']);
    expect(t.state.effects).toMatchObject([{ name: 'followOn', on: 'b', data: { attackers: ['r', 'q'] } }]);
    expect(t.state.effects[0]!.until).toMatchObject({ of: 'blue', complete: true });
  });

  it('[WP-G-56] who gave up meanwhile strikes no more, and nobody strikes at him', () => {
    const seats = ['red', 'blue', 'ally'].map((id) => ({ id, side: id === 'ally' ? 'red' : id }));
    const s = play({
      phase: 'melee',
      red: {
        r: hero([10, 10], { attacks: 1 }, { charging: 'b', order: 'charge' }),
        q: hero([10, 13], { attacks: 1 }, { charging: 'b', order: 'charge', owner: 'ally' }),
      },
      blue: { b: hero([10, 11.5]) },
      state: { seats },
      dice: [1, 3],
    });
    s.signal({ type: 'resign', seat: 'ally' });
    if (s.asked.includes('red:chargers')) s.answer('chargers', ['q', 'r']);
    expect(s.of('struck').map((e) => e.unit)).toEqual(['r']);
  });

  it('[WP-G-19] [WP-G-32] every charger strikes with its own attacks and then with all its equipment', () => {
    const clawed = { attacks: 1, extras: ['ripper-claws'] };
    const s = duel({
      red: clawed,
      more: { q: hero([8.5, 11.5], clawed, { charging: 'b', order: 'charge' }) },
      dice: Array(7).fill(1),
    });
    s.answer('chargers', ['r', 'q']);
    expect(s.of('struck').map((e) => [e.unit, e.with])).toEqual([
      ['r', 'attacks'],
      ['r', 'ripper-claws'],
      ['q', 'attacks'],
      ['q', 'ripper-claws'],
    ]);
    s.answer('chargers', ['r', 'q']);
  });
});
