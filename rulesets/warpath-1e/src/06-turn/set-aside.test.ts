import { Unanswerable } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { bound, type Field, look } from '../../test/field.ts';
import { gun, hero, men, squad } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { walk } from '../08-movement/walk/activity.ts';
import { charge } from '../10-charging/activity.ts';
import { attack } from '../12-shooting/attack/activity.ts';
import { fight } from '../16-melee/fight/activity.ts';
import { test as moraleTest } from '../18-morale/activity.ts';
import { againstActing, againstMoving, rulesIn } from './set-aside.ts';

const where = (at: 'gone' | 'reserve') => ({ with: { where: { at } } }) as const;
const FIELD: Field = {
  red: { r: hero([10, 10]), gone: where('gone'), off: where('reserve'), g: gun([30, 10]) },
  blue: { b: hero([10, 14]), far: hero([60, 40]), lost: where('gone'), away: where('reserve') },
};

describe('what free play sets aside', () => {
  const l = look(FIELD);
  const between = look({ ...FIELD, phase: 'turns' });

  it('[WP-TURN-03] only units of the active side act, if a side is active', () => {
    expect(againstActing(l, 'r')).toEqual([]);
    expect(againstActing(l, 'b', 'r')).toEqual(['WP-TURN-03']);
    expect(againstActing(between, 'b', 'r')).toEqual([]);
    expect(againstMoving(l, 'b')).toEqual(['WP-TURN-03']);
    expect(againstMoving(l, 'r', 'b')).toEqual([]);
  });

  it('units that are gone act against nobody, nor anybody against himself; off the table nobody moves', () => {
    for (const nonsense of [
      () => againstActing(l, 'gone'),
      () => againstActing(l, 'r', 'lost'),
      () => againstActing(l, 'r', 'r'),
      () => againstMoving(l, 'off'),
      () => againstMoving(l, 'r', 'away'),
    ])
      expect(nonsense).toThrow(Unanswerable);
    expect(againstActing(l, 'off', 'away')).toEqual([]);
  });

  it('each rule is told once', () => {
    expect(rulesIn('WP-TURN-03', null, 'WP-MOVE-01', 'WP-TURN-03')).toEqual(['WP-TURN-03', 'WP-MOVE-01']);
  });
});

describe('the rules that an activity would break', () => {
  const walks = (unit: string, why: string, jump = false, f: Field = FIELD) =>
    walk.begins!(look(f), { unit, why, allowance: inches(5), jump } as never);

  it('[WP-TURN-03] [WP-SPECIAL-21] [WP-SPECIAL-23] [WP-REGROUP-07] a walk: those of its order, if it has one', () => {
    expect(walks('r', 'advance')).toEqual([]);
    expect(walks('r', 'advance', true)).toEqual(['WP-SPECIAL-23']);
    expect(walks('g', 'doubleTime')).toEqual(['WP-SPECIAL-21']);
    expect(walks('g', 'regroup')).toEqual([]);
    expect(walks('b', 'doubleTime')).toEqual(['WP-TURN-03']);
    expect(walks('r', 'advance', false, { ...FIELD, effects: [bound('r', 'b')] })).toEqual(['WP-REGROUP-07']);
    expect(() => walks('off', 'advance')).toThrow('off is not on the table');
  });

  it('[WP-CHARGE-04] [WP-CHARGE-12] [WP-TURN-03] a charge: those of its order and its target; without a target there is none', () => {
    const charges = (unit: string, target: string | null, jump = false) =>
      charge.begins!(l, { unit, target, jump } as never);
    const l = look(FIELD);
    expect(charges('r', 'b')).toEqual([]);
    expect(charges('r', null)).toEqual([]);
    expect(charges('r', 'far')).toEqual(['WP-CHARGE-04']);
    expect(charges('b', 'r')).toContain('WP-TURN-03');
    const alone = look({ red: { r: hero([10, 10]) }, blue: { b: hero([60, 40]) } });
    const none = { unit: 'r', target: null, jump: false } as never;
    expect(() => charge.begins!(alone, none)).toThrow('r can charge nobody [WP-CHARGE-12]');
    const at = { unit: 'r', target: 'b', jump: false } as never;
    expect(() => charge.begins!(alone, at)).toThrow(/^r can charge nobody \[(?!WP-CHARGE-12)/);
  });

  it('[WP-TURN-03] [WP-SHOOT-02] [WP-SHOOT-08] an attack: what silences the unit, and what bars the shot', () => {
    const f: Field = {
      red: { r: squad([10, 10], { firepower: 2, range: 12 }) },
      blue: { b: squad([10, 20], { firepower: 2 }), far: squad([60, 40]) },
    };
    const attacks = (unit: string, target: string, more: Field = f) =>
      attack.begins!(look(more), { unit, with: 'own', target } as never);
    expect(attacks('r', 'b')).toEqual([]);
    expect(attacks('r', 'far')).toEqual(['WP-SHOOT-08']);
    expect(attacks('b', 'r')[0]).toBe('WP-TURN-03');
    const running = {
      ...f,
      red: { r: squad([10, 10], { firepower: 2, range: 12 }, { order: 'doubleTime' }) },
    } as Field;
    expect(attacks('r', 'b', running)).toEqual(['WP-SHOOT-02']);
    expect(attacks('r', 'far', running)).toEqual(['WP-SHOOT-02', 'WP-SHOOT-08']);
  });

  it('[WP-MELEE-01] a melee: that all who strike touch their target', () => {
    const f: Field = {
      red: { r: hero([10, 10]), q: hero([11.5, 11.5]), far: hero([30, 10]), off: where('reserve') },
      blue: { b: men([[10, 11.25]]) },
    };
    const fights = (...chargers: string[]) => fight.begins!(look(f), { seat: 'red', chargers, target: 'b' } as never);
    expect(fights('r')).toEqual([]);
    expect(fights('far')).toEqual(['WP-MELEE-01']);
    expect(fights('r', 'far')).toEqual(['WP-MELEE-01']);
    const turn = { ...f, state: { active: 'blue' } };
    expect(fight.begins!(look(turn), { seat: 'red', chargers: ['r'], target: 'b' } as never)).toEqual(['WP-TURN-03']);
  });

  it('[WP-MORALE-02] [WP-MORALE-03] a test: that the unit was hurt, unless it is gone', () => {
    const f: Field = { red: { r: hero([10, 10]), hurt: hero([20, 10], {}, { hurt: true }), gone: where('gone') } };
    const tests = (unit: string, melee: boolean) => moraleTest.begins!(look(f), { seat: 'blue', unit, melee } as never);
    expect([tests('r', false), tests('r', true)]).toEqual([['WP-MORALE-02'], ['WP-MORALE-03']]);
    expect([tests('hurt', true), tests('gone', false)]).toEqual([[], []]);
  });
});
