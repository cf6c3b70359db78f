import { describe, expect, it } from 'vitest';
import { begun, type Field, look, play, stateOf, suppressed } from '../../../test/field.ts';
import { gun, hero, squad } from '../../../test/pieces.ts';
import { attack } from './activity.ts';

const weapons = [{ name: 'gun', firepower: 1, range: 36 }];
const armed = squad([10, 10], { firepower: 1, weapons, specials: ['flameCloud(1)', 'zap(1)'] });

/** One attack that misses. */
const shot = (with_: string, r: object = armed, options = {}) =>
  play({ phase: 'shooting', red: { r }, blue: { b: squad([10, 18]) }, options, dice: [1] })
    .answer('shootUnit', 'r')
    .answer('attack', with_);

describe('an attack', () => {
  it('[WP-SHOOT-09] [WP-BFG-01] [WP-BFG-06] [WP-SPECIAL-14] [WP-SPECIAL-33] says which rules give it', () => {
    const rules = (with_: string) => shot(with_).of('shotFired')[0]!.rules;
    expect(rules('own')).toEqual(['WP-SHOOT-09']);
    expect(rules('w0')).toEqual(['WP-BFG-01', 'WP-BFG-06']);
    expect(rules('flame')).toEqual(['WP-SPECIAL-14', 'WP-SPECIAL-15']);
    expect(rules('zap')).toEqual(['WP-SPECIAL-33', 'WP-SPECIAL-34']);
  });

  it('[WP-DEMO-09] [WP-G-15] only the weapon that helps the weaker side is called help', () => {
    const helps = (balance: string, kind: string, name: string, with_ = 'w0') =>
      shot(with_, squad([10, 10], { firepower: 1, weapons: [{ ...weapons[0], name }] }, { kind }), { balance })
        .of('shotFired')[0]!
        .rules.includes('WP-DEMO-09');
    expect(helps('antiTank', 'demo-grunts', 'anti-tank-weapon')).toBe(true);
    expect(helps('antiTank', 'demo-grunts', 'anti-tank-weapon', 'own')).toBe(false);
    expect(helps('antiTank', 'demo-grunts', 'heat-cannon')).toBe(false);
    expect(helps('antiTank', 'demo-raptor', 'anti-tank-weapon')).toBe(false);
    expect(helps('none', 'demo-grunts', 'anti-tank-weapon')).toBe(false);
  });

  it('[WP-SHOOT-10] [WP-WOUND-01] its dice are rolled to hit and then to wound', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { firepower: 1 }) },
      blue: { b: squad([10, 18]) },
      dice: [6, 1],
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.of('rolled').map((e) => [e.purpose, e.rules])).toEqual([
      ['toHit', ['WP-SHOOT-10']],
      ['toWound', ['WP-WOUND-01']],
    ]);
  });

  it('[WP-LOS-08] [WP-COVER-10] nobody doubts by default; a die that belongs to nobody decides', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { firepower: 1 }) },
      blue: { b: squad([10, 18]) },
      options: { doubtfulSight: true },
      dice: [4, 4, 1],
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    for (const name of ['doubtSight', 'doubtCover'] as const)
      for (const by of ['red', 'blue']) {
        expect(s.request(name, by)).toMatchObject({ preset: false, by });
        s.answer(name, true, by);
      }
    expect(s.of('rolled').slice(0, 2)).toMatchObject([
      { purpose: 'doubtSight', rules: ['WP-LOS-08'], by: null },
      { purpose: 'doubtCover', rules: ['WP-COVER-10'], by: null },
    ]);
  });

  it('[WP-ARTY-06] [WP-ARTY-07] only guns turn', () => {
    const dice = [1, 1, 1, 1, 1];
    const f = (r: object): Field => ({ phase: 'shooting', red: { r }, blue: { b: squad([10, 18]) }, dice });
    const turned = (r: object) => play(f(r)).answer('shootUnit', 'r').answer('attack', 'own').of('aimed').length;
    expect([turned(gun([10, 10], { range: 24 })), turned(squad([10, 10]))]).toEqual([1, 0]);
  });
});

describe('the attacks of a unit', () => {
  it('[WP-BFG-04] [WP-SHOOT-01] need not all be made', () => {
    const s = play({ phase: 'shooting', red: { r: armed }, blue: { b: squad([10, 18]) } });
    s.answer('shootUnit', 'r').answer('attack', null);
    expect(s.of('doneShooting')).toMatchObject([{ unit: 'r', rules: ['WP-BFG-04'] }]);
    expect(s.asked).toEqual(['red:shootUnit']);
  });

  it('[WP-ARTY-06] a gun stays turned to its target', () => {
    const r = gun([10, 10], { range: 24, firepower: 1 });
    const s = play({ phase: 'shooting', red: { r }, blue: { b: squad([20, 10]) }, dice: [1] });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.state.units['r']!.aim).toBe(s.of('aimed')[0]!.facing);
    expect(s.state.units['r']!.aim).toBe(0);
    const north = play({ phase: 'shooting', red: { r }, blue: { b: squad([10, 18]) }, dice: [1] });
    north.answer('shootUnit', 'r').answer('attack', 'own');
    expect(north.state.units['r']!.aim).toBe(900);
  });
});

describe('the shooting phase', () => {
  const out = squad([40, 40], { range: 1 });

  it('[WP-SHOOT-01] says that nobody can shoot, but not after somebody has', () => {
    const f = (r: object, dice: number[]): Field => ({
      phase: 'shooting',
      red: { r, q: out },
      blue: { b: squad([10, 18]) },
      dice,
    });
    const silent = begun({ state: stateOf(f(squad([10, 10], { range: 1 }), [])) });
    expect(silent.of('nobodyCanShoot')).toMatchObject([{ seat: 'red', rules: ['WP-SHOOT-01'] }]);
    const loud = begun({ state: stateOf(f(squad([10, 10], { firepower: 1 }), [])), dice: [1] });
    loud.answer('shootUnit', 'r').answer('attack', 'own');
    expect(loud.of('nobodyCanShoot')).toEqual([]);
  });
});

it('[WP-TURN-03] [WP-MORALE-12] [WP-SHOOT-08] an attack in free play says which rules it sets aside', () => {
  const f: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 20]), c: hero([60, 44]) } };
  const begins = (unit: string, target: string, more: Partial<Field> = {}) =>
    attack.begins!(look({ ...f, ...more }), { unit, with: 'own', target, cover: null, wounds: 0 } as never);
  expect([begins('r', 'b'), begins('r', 'c'), begins('b', 'r')]).toEqual([[], ['WP-SHOOT-08'], ['WP-TURN-03']]);
  expect(begins('r', 'b', { effects: [suppressed('r')] })).toEqual(['WP-MORALE-12']);
});
