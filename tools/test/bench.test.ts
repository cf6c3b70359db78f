import { expect, test } from 'vitest';
import { calibrate } from '../bench/calibration.ts';
import { bestOfThree, isBeyond, relative } from '../bench/measure.ts';

const counter = (...values: number[]) => {
  let i = 0;
  return () => values[i++]!;
};

test('the best of three: the shortest time, the highest rate', () => {
  expect(bestOfThree({ name: 'a', unit: 'µs', run: counter(3, 1, 2) })).toBe(1);
  expect(bestOfThree({ name: 'a', unit: 'requests/s', run: counter(3, 1, 2) })).toBe(3);
  expect(() => bestOfThree({ name: 'a', unit: 's', run: () => Number.NaN })).toThrow('benchmark a');
});

test('times are measured in calibration loops, rates per calibration loop, counts not at all', () => {
  expect(relative(50, 'ms', 0.1)).toBeCloseTo(0.5);
  expect(relative(2, 'µs', 0.1)).toBeCloseTo(0.00002);
  expect(relative(2_000, 'battles/s', 0.1)).toBeCloseTo(200);
  expect(relative(12, 'answers', 0.1)).toBe(12);
});

test('calibration is the shortest of five loops', () => {
  expect(calibrate(counter(0, 5, 10, 12, 20, 23, 30, 39, 40, 44))).toBe(2);
});

test('a time may not be above its limit, a rate not below', () => {
  expect(isBeyond({ name: 'a', unit: 'ms', limit: 2 }, 2.1)).toBe(true);
  expect(isBeyond({ name: 'a', unit: 'ms', limit: 2 }, 1.9)).toBe(false);
  expect(isBeyond({ name: 'a', unit: 'battles/s', limit: 2 }, 1.9)).toBe(true);
  expect(isBeyond({ name: 'a', unit: 'battles/s', limit: 2 }, 2.1)).toBe(false);
  expect(isBeyond({ name: 'a', unit: 'ms' }, 1000)).toBe(false);
});
