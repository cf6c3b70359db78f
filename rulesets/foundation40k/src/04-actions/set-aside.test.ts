import { Eyes } from '@walstatt/engine/host';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { type Field, field, stateOf } from '../../test/field.ts';
import { move } from '../05-movement/move/activity.ts';
import { shoot } from '../06-shooting/shoot/activity.ts';
import { againstTarget } from '../06-shooting/volley.ts';
import { melee } from '../08-close-combat/melee/activity.ts';
import { moraleTest } from '../10-morale/activity.ts';
import { ruleset } from '../index.ts';
import type { L } from '../kit.ts';
import { againstAction, againstActivation, againstCommand } from './set-aside.ts';

const look = (f: Field): L => new Eyes(ruleset, stateOf(f), undefined, recordEmitted) as unknown as L;
const FIELD: Field = {
  red: {
    A: { at: [20, 20], weapons: ['boltgun'] },
    done: { at: [30, 20], activated: true },
    off: { status: 'reserve' },
  },
  blue: { B: { at: [20, 30], weapons: ['boltgun'] } },
};
const red = (unit: string) => ({ seat: 'red', unit });

describe('what free play sets aside', () => {
  it('[FD-ROUND-06] players act with their own units, and only with those on the table', () => {
    expect(againstCommand(look(FIELD), red('A'))).toEqual([]);
    expect(againstCommand(look(FIELD), red('B'))).toEqual(['FD-ROUND-06']);
    expect(() => againstCommand(look(FIELD), red('off'))).toThrow('off is not on the table');
  });

  it('[FD-ROUND-08] [FD-ROUND-09] each unit is activated once, and those that flee first', () => {
    const { red: units } = FIELD;
    const against = (unit: string, f = FIELD) => againstActivation(look(f), red(unit));
    expect([against('A'), against('done'), against('B')]).toEqual([[], ['FD-ROUND-09'], ['FD-ROUND-06']]);
    const fleeing = { ...FIELD, red: { ...units, F: { at: [40, 20] as const, morale: 'fleeing' as const } } };
    expect([against('A', fleeing), against('F', fleeing)]).toEqual([['FD-ROUND-08'], []]);
  });

  it('[FD-ACTION-11] [FD-FLEE-02] [FD-FLEE-03] an action that the unit could not take says by which rule', () => {
    expect(againstAction(look(FIELD), red('A'), 'moveAction')).toEqual([]);
    expect(againstAction(look(FIELD), red('A'), 'meleeAction')).toEqual(['FD-ACTION-11']);
    const swift = look({ ...FIELD, red: { A: { at: [20, 20], rules: ['fast'] } } });
    expect(againstAction(swift, red('A'), 'fastMove')).toEqual([]);
    const engaged = look({ red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21] } } });
    expect(againstAction(engaged, red('A'), 'sprint')).toEqual(['FD-GAP-58']);
    expect(againstAction(look(FIELD), red('B'), 'meleeAction')).toEqual(['FD-ROUND-06', 'FD-ACTION-11']);
    const fleeing = look({ ...FIELD, red: { F: { at: [40, 20], morale: 'fleeing', weapons: ['boltgun'] } } });
    expect(againstAction(fleeing, red('F'), 'rallyAction')).toEqual(['FD-FLEE-02']);
    expect(againstAction(fleeing, red('F'), 'shootAction')).toEqual(['FD-FLEE-03']);
  });
});

describe('the rules that an activity would break', () => {
  it('[FD-SPECIAL-05] a move: those of its action; a vanguard move: that it takes the rule', () => {
    const moves = (unit: string, kind: string, f = FIELD) =>
      move.begins!(look(f), { seat: 'red', unit, kind, testing: [], damaged: [] } as never);
    expect([moves('A', 'move'), moves('A', 'sprint')]).toEqual([[], []]);
    expect(moves('A', 'vanguard')).toEqual(['FD-SPECIAL-05']);
    expect(moves('B', 'vanguard')).toEqual(['FD-ROUND-06', 'FD-SPECIAL-05']);
    const scouts: Field = { ...FIELD, red: { A: { at: [20, 20], rules: ['vanguard'] } } };
    expect(moves('A', 'vanguard', scouts)).toEqual([]);
    const stuck: Field = { ...FIELD, red: { A: { at: [20, 20], morale: 'pinned' } } };
    expect(moves('A', 'sprint', stuck)).not.toEqual([]);
    // In contact a unit may move, but not sprint away.
    const engaged: Field = { red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21] } } };
    expect(moves('A', 'move', engaged)).not.toEqual([]);
  });

  it('[FD-GAP-31] [FD-GAP-33] [FD-LOS-01] a shot: whom it may be aimed at', () => {
    const terrain = { hall: { class: 'sightBlocker', rect: [5, 24, 30, 2] } } as const;
    const f: Field = {
      red: { ...FIELD.red, C: { at: [50, 20] } },
      blue: { ...FIELD.blue, D: { at: [50, 21] } },
    };
    expect(againstTarget(look(f), 'A', 'B')).toBeNull();
    expect(againstTarget(look(f), 'A', 'done')).toBe('FD-GAP-31');
    expect(againstTarget(look(f), 'A', 'D')).toBe('FD-GAP-33');
    expect(againstTarget(look({ ...f, terrain }), 'A', 'B')).toBe('FD-LOS-01');
    const shoots = (target: string | null, suppress = false) =>
      shoot.begins!(look(f), { seat: 'red', unit: 'A', target, suppress } as never);
    expect([shoots(null), shoots('B')]).toEqual([[], []]);
    expect(shoots('D')).toEqual(['FD-GAP-33']);
    const unseen = shoot.begins!(look({ ...f, terrain }), { seat: 'red', unit: 'A', target: 'B' } as never);
    expect(unseen.filter((rule) => rule === 'FD-LOS-01')).toHaveLength(1);
  });

  it('[FD-MELEE-01] a melee: that the bases touch', () => {
    const f: Field = { red: { A: { at: [20, 20] } }, blue: { B: { at: [20, 21] }, C: { at: [40, 40] } } };
    const fights = (target: string | null) => melee.begins!(look(f), { seat: 'red', unit: 'A', target } as never);
    expect([fights(null), fights('B'), fights('C')]).toEqual([[], [], ['FD-MELEE-01']]);
  });

  it('[FD-ACTION-25] [FD-GAP-44] [FD-MELEE-17] a morale test: what makes a unit test', () => {
    const tests = (occasion: string, morale: 'ok' | 'pinned' | 'fleeing', at: readonly [number, number] = [20, 20]) =>
      moraleTest.begins!(look({ red: { A: { at, morale } }, blue: { B: { at: [20, 21] } } }), {
        unit: 'A',
        occasion,
      } as never);
    expect([tests('rally', 'ok'), tests('rally', 'pinned')]).toEqual([['FD-ACTION-25'], []]);
    expect([tests('losses', 'ok'), tests('losses', 'fleeing')]).toEqual([[], ['FD-GAP-44']]);
    expect([tests('melee', 'ok'), tests('melee', 'ok', [40, 40])]).toEqual([[], ['FD-MELEE-17']]);
    expect(tests('losses', 'ok', [40, 40])).toEqual([]);
  });
});

describe('why a unit is not offered', () => {
  it('[FD-ROUND-06] [FD-ROUND-09] [FD-ACTION-11] [FD-MELEE-01] to be activated, or to be struck at', () => {
    const s = field(FIELD);
    const activated = (unit: string) =>
      ruleset.requests['activate']!.whyNot!(s.battle.look, { by: 'red' } as never, unit);
    expect(['A', 'B', 'done', 'off', 'nobody'].map(activated)).toEqual([
      null,
      'FD-ROUND-06',
      'FD-ROUND-09',
      null,
      null,
    ]);
    const struck = (target: string) =>
      ruleset.requests['opponent']!.whyNot!(s.battle.look, { args: { unit: 'A' } } as never, target);
    expect(['B', 'done', 'nobody'].map(struck)).toEqual(['FD-MELEE-01', 'FD-ACTION-11', null]);
  });
});
