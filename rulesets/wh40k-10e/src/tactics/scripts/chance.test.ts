import { expect, test } from 'vitest';
import { lookOf } from '../../../test/errand.ts';
import { type Field, field, type Place } from '../../../test/field.ts';
import { chance } from './chance.ts';

const row = (x: number, y: number, n: number): Place[] =>
  Array.from({ length: n }, (_, i) => [x + 1.4 * i, y] as const);

const red = (f: Field): number => chance(lookOf(field({ round: 3, lastRound: 5, ...f })), 'red');

const even = { red: { A: { places: row(10, 10, 5) } }, blue: { B: { places: row(44, 34, 5) } } };

test('the chances of both sides add up, and are even where nothing tells them apart', () => {
  const look = lookOf(field({ round: 3, lastRound: 5, ...even }));
  expect(chance(look, 'red') + chance(look, 'blue')).toBeCloseTo(1, 9);
  expect(chance(look, 'red')).toBeCloseTo(0.5, 2);
});

test('victory points count most in the last round', () => {
  const ahead = { ...even, points: { red: 6, blue: 3 } };
  expect(red(ahead)).toBeGreaterThan(0.6);
  expect(red({ ...ahead, round: 5 })).toBeGreaterThan(red(ahead));
});

test('a marker counts for the side that stands at it, and more than one that a unit is on its way to', () => {
  const at = (x: number): number =>
    red({ ...even, red: { A: { places: row(x, 10, 5) } }, objectives: { M1: [30, 10] } });
  expect(at(28)).toBeGreaterThan(at(20) + 0.03);
  expect(at(20)).toBeGreaterThan(at(5));
});

test('losses cost, wounds of a large model as well', () => {
  const big = { places: row(44, 34, 1), profile: { wounds: 10 } };
  const whole = red({ ...even, blue: { B: big } });
  expect(red({ ...even, blue: { B: { ...big, lost: 6 } } })).toBeGreaterThan(whole);
  expect(red({ ...even, blue: { B: { places: row(44, 34, 2), strength: 5 } } })).toBeGreaterThanOrEqual(red(even));
});

test('an army that is nearly gone has nearly lost, whatever its points', () => {
  const s = field({ round: 3, lastRound: 5, ...even, points: { red: 0, blue: 5 } });
  for (const m of ['B.1', 'B.2', 'B.3', 'B.4', 'B.5']) s.state.models[m]!.where = { at: 'gone' };
  s.state.units['B']!.status = { at: 'destroyed' };
  expect(chance(lookOf(s), 'red')).toBeGreaterThan(0.6);
});
