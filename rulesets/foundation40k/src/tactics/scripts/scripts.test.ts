import { expect, test } from 'vitest';
import { deedsOf, follow, inchesFrom, lookOf } from '../../../test/errand.ts';
import { type Field, field, type Play } from '../../../test/field.ts';
import { sees } from '../../02-lines-of-sight/sight.ts';
import { judgeMove } from '../../05-movement/judge-move.ts';
import { waysOf } from '../../05-movement/ways.ts';
import { foesInContact } from '../../08-close-combat/contact.ts';
import { hillHolder } from '../../20-scenarios/objectives.ts';
import { dangerHere } from './danger.ts';
import { scripts } from './index.ts';
import { isStay, stay } from './steps.ts';

/** Nobody fails or saves in these battles for want of dice. */
const on = (f: Field): Play => field({ dice: Array.from({ length: 200 }, () => 4), ...f });

const blades = { models: 5, weapons: ['sword'] } as const;
const guns = { models: 5, weapons: ['boltgun'] } as const;
const house = { class: 'sightBlocker', entry: 'none' } as const;

test('a charger goes into contact with as many models as find room, and fights', () => {
  const s = on({ red: { A: { at: [20, 20], ...blades } }, blue: { B: { at: [23, 24.5], models: 5 } } });
  follow(s, 'charge', 'A', 'B');
  expect(deedsOf(s, 'A').slice(0, 2)).toEqual(['move', 'struck']);
  expect(s.of('unitMoved')[0]!.placed).toHaveLength(5);
  // Each has one attack and one more die for the sword: all five strike.
  expect(s.of('rolled')[0]).toMatchObject({ faces: Array.from({ length: 10 }, () => 4) });
});

test('a charger who is far off runs, around what is in the way, and comes closer', () => {
  const s = on({
    red: { A: { at: [33, 10], ...blades } },
    blue: { B: { at: [33, 40], models: 5 } },
    terrain: { house: { ...house, rect: [28, 16, 16, 6] } },
  });
  const steps: number[] = [];
  for (let round = 0; round < 4 && foesInContact(lookOf(s), 'A').length === 0; round++) {
    follow(s, 'charge', 'A', 'B');
    steps.push(inchesFrom(s, 'A', 36, 40));
  }
  expect(deedsOf(s, 'A')[0]).toBe('sprint');
  expect(deedsOf(s, 'A')).toContain('struck');
});

test('a shooter who sees nothing goes where it sees its target within range, and shoots', () => {
  const s = on({
    red: { A: { at: [34, 16], ...guns } },
    blue: { B: { at: [34, 30], models: 5 } },
    terrain: { house: { ...house, rect: [26, 20, 16, 4] } },
  });
  expect(sees(lookOf(s), 'A', 'B')).toBe(false);
  for (let i = 0; i < 3 && !deedsOf(s, 'A').includes('shot'); i++) follow(s, 'fire', 'A', 'B');
  expect(deedsOf(s, 'A')).toContain('shot');
  expect(s.of('rolled').length).toBeGreaterThan(0);
});

test('a shooter with a good shot shoots at its aim and stays on guard', () => {
  const s = on({
    red: { A: { at: [20, 20], ...guns } },
    blue: { B: { at: [20, 36], models: 5 }, C: { at: [40, 36], models: 2, weapons: ['boltgun'] } },
  });
  follow(s, 'fire', 'A', 'B');
  expect(s.of('shot')[0]).toMatchObject({ target: 'B' });
  expect(deedsOf(s, 'A')).toEqual(['shot', 'secured']);
});

test('a skirmisher shoots and then gets out of sight', () => {
  const s = on({
    red: { A: { at: [24, 18], ...guns, models: 2 } },
    blue: { B: { at: [24, 32], models: 5, weapons: ['boltgun'] } },
    terrain: { house: { ...house, rect: [26, 20, 20, 4] } },
  });
  follow(s, 'skirmish', 'A', 'B');
  expect(deedsOf(s, 'A')).toEqual(['shot', 'move']);
  expect(sees(lookOf(s), 'B', 'A')).toBe(false);
});

test('nobody shoots and falls back where falling back would not help', () => {
  const { skirmish } = scripts.scripts;
  const f = {
    red: { A: { at: [24, 18], ...guns, models: 2 } },
    blue: { B: { at: [24, 32], models: 5, weapons: ['boltgun'] } },
  } as const;
  expect(skirmish!.aims(lookOf(on(f)), 'A')).toEqual([]);
  const house = { class: 'sightBlocker', entry: 'none', rect: [26, 20, 20, 4] } as const;
  expect(skirmish!.aims(lookOf(on({ ...f, terrain: { house } })), 'A')).toEqual(['B']);
});

test('a unit that keeps out of reach goes where less can be done to it', () => {
  const s = on({
    red: { A: { at: [24, 18], models: 3 } },
    blue: { B: { at: [24, 32], models: 5, weapons: ['boltgun'] } },
    terrain: { house: { ...house, rect: [26, 20, 20, 4] } },
  });
  const before = dangerHere(lookOf(s), 'A');
  follow(s, 'withdraw', 'A', null);
  expect(deedsOf(s, 'A')[0]).toBe('move');
  expect(dangerHere(lookOf(s), 'A')).toBeLessThan(before / 2);
});

test('suppressive fire and taking cover are done where the unit stands', () => {
  const f = { red: { A: { at: [20, 20], ...guns } }, blue: { B: { at: [20, 36], models: 5 } } } as const;
  const suppressed = follow(on(f), 'suppress', 'A', 'B');
  expect(suppressed.of('shot')).toMatchObject([{ target: 'B', suppress: true }]);
  expect(deedsOf(follow(on(f), 'digIn', 'A', null), 'A')).toEqual(['took cover']);
});

test('a broken unit that stays where it is regroups', () => {
  const s = on({
    red: {
      A: {
        places: [
          [20, 20],
          [21.5, 20],
          [27, 20],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: { B: { at: [20, 36], models: 5 } },
  });
  const plan = stay(lookOf(s), { unit: 'A', kind: 'move' });
  expect(isStay(plan)).toBe(false);
  expect(judgeMove(lookOf(s), { unit: 'A', kind: 'move' }, waysOf(s.state, plan)!, 1)).toBeNull();
});

test('a unit that takes a marker runs there, and then holds it', () => {
  const s = on({
    red: { A: { at: [20, 12], ...guns } },
    blue: { B: { at: [60, 40], models: 5 } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [30, 26], value: 1 } },
  });
  follow(s, 'take', 'A', 'X1');
  expect(deedsOf(s, 'A')).toEqual(['sprint']);
  follow(s, 'take', 'A', 'X1');
  expect(inchesFrom(s, 'A', 30, 26)).toBeLessThanOrEqual(3);
  const before = s.events.length;
  follow(s, 'take', 'A', 'X1');
  expect(s.events.slice(before).some((e) => e.type === 'unitMoved')).toBe(false);
});

test('a unit does not run where it would get nowhere, but stays on guard', () => {
  const wall = { class: 'sightBlocker', entry: 'none' } as const;
  const s = on({
    red: { A: { at: [20, 6], ...guns, models: 3 } },
    blue: { B: { at: [60, 40], models: 5, weapons: ['boltgun'] } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [30, 26], value: 1 } },
    // A pen without a gate.
    terrain: {
      north: { ...wall, rect: [17, 8, 12, 2] },
      south: { ...wall, rect: [17, 3, 12, 2] },
      west: { ...wall, rect: [17, 4, 2, 5] },
      east: { ...wall, rect: [27, 4, 2, 5] },
    },
  });
  for (let i = 0; i < 3; i++) follow(s, 'take', 'A', 'X1');
  for (const moved of s.of('unitMoved')) expect(moved.placed.length).toBeGreaterThan(0);
  expect(deedsOf(s, 'A').at(-1)).not.toBe('sprint');
});

test('a marker that the enemy holds matters more to a side that would lose', () => {
  const at = (own: number, foes: number) => {
    const objectives = Object.fromEntries(
      [...Array(own + foes).keys()].map((i) => [`X${i}`, { at: [10 + 12 * i, i < own ? 10 : 38] as const, value: 1 }]),
    );
    const units = (from: number, n: number, y: number) =>
      Object.fromEntries(
        [...Array(n).keys()].map((i) => [`U${from + i}`, { at: [10 + 12 * (from + i), y] as const, models: 3 }]),
      );
    const s = on({ red: units(0, own, 10), blue: units(own, foes, 38), mission: 'captureObjectives', objectives });
    return scripts.scripts.take!.worth(lookOf(s), 'U0', `X${own}`);
  };
  expect(at(1, 2)).toBeGreaterThan(at(2, 1));
});

test('an enemy at a marker is charged before one who is as near elsewhere', () => {
  const s = on({
    red: { A: { at: [30, 20], ...blades } },
    blue: { B: { at: [24, 28], models: 3 }, C: { at: [36, 28], models: 3 } },
    mission: 'captureObjectives',
    objectives: { X1: { at: [37, 29], value: 1 } },
  });
  const worth = (aim: string): number => scripts.scripts.charge!.worth(lookOf(s), 'A', aim);
  expect(worth('C')).toBeGreaterThan(1.5 * worth('B'));
});

test('a unit that takes the hill alone scores there', () => {
  const s = on({
    red: { A: { at: [34, 16], ...guns } },
    blue: { B: { at: [60, 40], models: 5 } },
    mission: 'kingOfTheHill',
  });
  follow(s, 'take', 'A', 'hilltop');
  expect(hillHolder(lookOf(s))).toBe('red');
});

test('a unit that has lost heart rallies whatever it is about', () => {
  const s = on({ red: { A: { at: [20, 20], ...blades, morale: 'pinned' } }, blue: { B: { at: [20, 25] } } });
  follow(s, 'charge', 'A', 'B');
  expect(s.state.units['A']!.morale).toBe('ok');
});
