import { describe, expect, test } from 'vitest';
import { lookOf } from '../../test/errand.ts';
import { type Field, field, type Place, type Troop } from '../../test/field.ts';
import { fixed } from '../../test/fight.ts';
import { gun } from '../../test/shooting.ts';
import { habits } from './habits.ts';

const WEAPONS = {
  gun: gun({ attacks: fixed(2) }),
  blade: { name: 'blade', range: null, attacks: fixed(3), skill: 3, strength: 4, penetration: -1, damage: fixed(1) },
} as const;

const row = (x: number, y: number): Place[] => [0, 1, 2].map((i) => [x + 1.4 * i, y] as const);
const shooters = (x: number, y: number): Troop => ({ places: row(x, y), weapons: ['gun'] });
const fighters = (x: number, y: number): Troop => ({ places: row(x, y), weapons: ['blade'] });

const look = (f: Field) => lookOf(field({ weapons: WEAPONS, ...f }));
const { handToHand } = habits;

describe('habits', () => {
  test('see what a unit can shoot at, charge and take', () => {
    const f = {
      red: { guns: shooters(10, 10), fists: fighters(30, 10) },
      blue: { b: shooters(12, 30), c: shooters(32, 22) },
    };
    expect(habits.inReach(look(f), 'guns')).toEqual(['b', 'c']);
    expect(habits.inReach(look(f), 'fists')).toEqual(['c']);
    const alone = { red: f.red, blue: { b: shooters(50, 40) }, objectives: { near: [30, 18], far: [50, 10] } } as const;
    expect(habits.inReach(look(alone), 'fists')).toEqual(['near']);
  });

  test('let a unit stay that holds a marker, unless it can shoot', () => {
    const f = (own: Troop): Field => ({ red: { own }, blue: { b: shooters(20, 28) }, objectives: { M1: [22, 22] } });
    expect(habits.inReach(look(f(fighters(20, 20))), 'own')).toEqual([]);
    expect(habits.inReach(look(f(shooters(20, 20))), 'own')).toEqual(['b']);
  });

  test('see who stands ahead', () => {
    const f = { red: { own: fighters(10, 20), other: shooters(14, 20) }, blue: { b: shooters(50, 20) } };
    expect(habits.inTheWay!(look(f), 'own')).toEqual(['other']);
    expect(habits.inTheWay!(look(f), 'other')).toEqual([]);
  });

  test('know fighters, and what they come near to', () => {
    const f = (x: number) =>
      look({ red: { fists: fighters(x, 20), guns: shooters(10, 40) }, blue: { b: shooters(40, 20) } });
    expect(handToHand!.isFor(f(10), 'fists')).toBe(true);
    expect(handToHand!.isFor(f(10), 'guns')).toBe(false);
    expect(handToHand!.isNear(f(10), 'fists')).toBe(false);
    expect(handToHand!.isNear(f(24), 'fists')).toBe(true);
  });

  test('know charges by the choice of their targets, or of their unit if it has only one', () => {
    const s = field({
      weapons: WEAPONS,
      red: { fists: fighters(20, 20), last: fighters(44, 20) },
      blue: { b: shooters(20, 28), c: shooters(26, 28), d: shooters(44, 28) },
    });
    s.start('charges', { seat: 'red', early: ['fists', 'last'], selected: [] });
    const next = s.request('chargeNext');
    expect(handToHand!.charge(lookOf(s), next as never, 'fists')).toBeNull();
    expect(handToHand!.charge(lookOf(s), next as never, 'last')).toEqual({ unit: 'last', target: 'd' });
    const which = s.answer('chargeNext', 'fists').request('chargeTargets');
    expect(handToHand!.charge(lookOf(s), which as never, ['c'])).toEqual({ unit: 'fists', target: 'c' });
    expect(handToHand!.worth(lookOf(s), 'fists')).toBeGreaterThan(0);
  });
});
