import { expect, test } from 'vitest';
import { lookOf } from '../../../test/errand.ts';
import { type Field, field } from '../../../test/field.ts';
import { chance } from './chance.ts';

const red = (f: Field): number => chance(lookOf(field(f)), 'red');

const both = { red: { A: { at: [20, 20], models: 5 } }, blue: { B: { at: [52, 28], models: 5 } } } as const;

test('the chances of both sides add up, and are even where nothing tells them apart', () => {
  const look = lookOf(field(both));
  expect(chance(look, 'red')).toBeCloseTo(0.5, 6);
  const uneven = lookOf(field({ ...both, blue: { B: { at: [52, 28], models: 3 }, C: { at: [60, 40] } } }));
  expect(chance(uneven, 'red') + chance(uneven, 'blue')).toBeCloseTo(1, 6);
});

test('losses cost most in the last round, and flight more than lying low', () => {
  const fleeing = { ...both, blue: { B: { ...both.blue.B, morale: 'fleeing' } } } as const;
  const pinned = { ...both, blue: { B: { ...both.blue.B, morale: 'pinned' } } } as const;
  expect(red(pinned)).toBeGreaterThan(red(both));
  expect(red(fleeing)).toBeGreaterThan(red(pinned));
  expect(red({ ...fleeing, round: 6 })).toBeGreaterThan(red({ ...fleeing, round: 2 }));
});

test('a marker counts for whoever stands at it, and the more the later it is', () => {
  const at = (x: number, y: number, round: number): number =>
    red({
      red: { A: { at: [x, y], models: 5 } },
      blue: { B: { at: [60, 40], models: 5 } },
      mission: 'captureObjectives',
      objectives: { X1: { at: [30, 24], value: 1 } },
      round,
    });
  expect(at(30, 24, 6)).toBeGreaterThan(0.8);
  expect(at(30, 24, 6)).toBeGreaterThan(at(20, 10, 6) + 0.1);
  expect(at(30, 24, 3)).toBeGreaterThan(at(20, 10, 3));
});

test('loot that is worth more draws more', () => {
  const holding = (value: number): number =>
    red({
      red: { A: { at: [20, 20], models: 5 } },
      blue: { B: { at: [50, 28], models: 5 } },
      mission: 'secretLoot',
      objectives: { X1: { at: [20, 22], value }, X2: { at: [50, 30], value: 2 } },
      round: 6,
    });
  expect(holding(3)).toBeGreaterThan(0.6);
  expect(holding(1)).toBeLessThan(0.4);
});

test('points won on the hill stay won', () => {
  const s = field({ ...both, mission: 'kingOfTheHill', round: 5 });
  const before = chance(lookOf(s), 'red');
  s.state.players['red']!.points = 2;
  expect(chance(lookOf(s), 'red')).toBeGreaterThan(before + 0.2);
});

test('a dead general decides the battle', () => {
  const s = field({ ...both, options: { deathOfTheGeneral: true }, generals: { red: 'A', blue: 'B' } });
  s.state.units['B']!.status = 'destroyed';
  expect(chance(lookOf(s), 'red')).toBeGreaterThan(0.9);
  expect(chance(lookOf(s), 'blue')).toBeLessThan(0.1);
});
