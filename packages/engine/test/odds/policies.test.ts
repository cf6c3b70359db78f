import { expect, test } from 'vitest';
import { odds } from '../../src/odds/odds.ts';
import type { Policies } from '../../src/odds/policy.ts';
import { isKnown } from '../../src/schema/secret.ts';
import { stateOf } from './cases.ts';
import type { T } from './game/kit.ts';
import { dicing } from './game/ruleset.ts';

const bodies = (n: number): object[] => Array.from({ length: n }, () => ({}));

const arena = (tokens: object = {}) =>
  stateOf({
    units: { a: { owner: 'red', armour: 4, bodies: bodies(5) }, b: { owner: 'blue', armour: 4, bodies: bodies(20) } },
    tokens: { red: 0, blue: 0, ...tokens },
  });

const score = (activity: string, context: object, policies: Policies<T>, tokens = {}) =>
  odds(
    dicing,
    { state: arena(tokens), since: [] },
    { start: { activity, context }, measure: { name: 'score', args: { seat: 'red' } } },
    policies,
  );

test('a tie that is rolled again flows in a circle and loses its chance geometrically', () => {
  const result = score('duel', { a: 'red', b: 'blue', sides: 6, ties: -1 }, {});
  expect(result.method).toBe('exact');
  expect(result.mean).toBeCloseTo(0.5, 12);
  expect(result.nodes).toBe(1);
  expect(result.runs).toBe(37);
  expect(result.bound).toBeGreaterThan(1e-14);
  expect(result.bound).toBeLessThan(1.1e-12);
  expect(result.notes).toEqual([]);
});

test('play that never ends is reported', () => {
  const result = score('dither', { seat: 'red', sides: 6 }, {});
  expect(result.distribution).toEqual([]);
  expect(result.mean).toBeNaN();
  expect(result.bound).toBeCloseTo(1, 9);
  expect(result.notes).toEqual([{ note: 'endless', chance: 1 }]);
});

test('best play settles in circles and never takes an answer without an end', () => {
  const up = score('dither', { seat: 'red', sides: 6 }, { red: 'maximise' });
  expect(up.distribution).toEqual([[1, expect.closeTo(1, 11)]]);
  expect(up.bound).toBeLessThan(1e-11);
  expect(up.policies).toEqual({ red: 'maximise', blue: 'default' });
  const down = score('dither', { seat: 'red', sides: 6 }, { red: 'minimise' });
  expect(down.distribution).toEqual([[0, 1]]);
});

/** The best a gambler can get with this many rolls left, computed by hand. */
function gambled(pot: number, rounds: number, sides: number): number {
  if (rounds === 0) return pot;
  let roll = 0;
  for (let f = 2; f <= sides; f++) roll += gambled(pot + f, rounds - 1, sides) / sides;
  return Math.max(pot, roll);
}

test('best play weighs stopping against rolling on', () => {
  for (const sides of [2, 4, 6])
    for (const rounds of [1, 4, 7]) {
      const result = score('gamble', { seat: 'red', sides, pot: 5, rounds }, { red: 'maximise' });
      expect(result.mean).toBeCloseTo(gambled(5, rounds, sides), 10);
    }
});

test('in sealed questions the later seat plays against the answer of the earlier one', () => {
  const result = score('bid', { a: 'red', b: 'blue', most: 2, sides: 2 }, { red: 'maximise', blue: 'minimise' });
  // Whatever red bids, blue's bid gives red nothing, or the prize of 2d2 minus twice the bid, whichever is less.
  expect(result.mean).toBeCloseTo(0, 12);
  const other = score('bid', { a: 'red', b: 'blue', most: 2, sides: 2 }, { red: 'maximise' });
  expect(other.mean).toBeCloseTo(1, 12);
});

test('a function decides on what its seat may see', () => {
  const seen: boolean[] = [];
  const result = score(
    'gamble',
    { seat: 'red', sides: 6, pot: 3, rounds: 5 },
    {
      red: (look, request) => {
        seen.push(isKnown(look.state.units['a']!.armour), isKnown(look.state.units['b']!.armour));
        expect(request.by).toBe('red');
        return 'stop';
      },
    },
  );
  expect(result.distribution).toEqual([[3, 1]]);
  expect(result.policies).toEqual({ red: 'function', blue: 'default' });
  expect(seen).toEqual([true, false]);
  expect(() => score('gamble', { seat: 'red', sides: 6, pot: 3, rounds: 5 }, { red: () => 'fly' })).toThrow(
    'notOffered',
  );
  expect(() => score('gamble', { seat: 'red', sides: 6, pot: 3, rounds: 5 }, { green: 'never' })).toThrow(
    'no seat green',
  );
});

const VOLLEY = { by: 'red', target: 'b', dice: 8, sides: 6, hit: 3, wound: 3, how: 'through' };

const losses = (policies: Policies<T>, tokens: object) =>
  odds(
    dicing,
    { state: arena(tokens), since: [] },
    {
      start: { activity: 'volley', context: VOLLEY },
      measure: (s) => 20 - s.units['b']!.bodies.filter((x) => x.alive).length,
    },
    policies,
  );

test('unused windows do not keep a chain from collapsing', () => {
  const passive = losses({ red: 'default', blue: 'never' }, { red: 1, blue: 1 });
  expect(passive.runs).toBeLessThan(30);
  const asked = losses({ red: () => null, blue: () => null }, { red: 1, blue: 1 });
  expect(asked.runs).toBeGreaterThan(100);
  expect(asked.distribution.map(([v]) => v)).toEqual(passive.distribution.map(([v]) => v));
  asked.distribution.forEach(([, p], i) => {
    expect(p).toBeCloseTo(passive.distribution[i]![1], 13);
  });
  expect(passive.mean).toBeCloseTo((8 * 4 * 4 * 3) / 216, 12);
});

test('re-rolls and ducking pull the losses both ways', () => {
  const plain = losses({}, { red: 1, blue: 1 }).mean;
  const up = losses({ red: 'maximise' }, { red: 1, blue: 1 }).mean;
  const down = losses({ blue: 'minimise' }, { red: 1, blue: 1 }).mean;
  const both = losses({ red: 'maximise', blue: 'minimise' }, { red: 1, blue: 1 }).mean;
  expect(up).toBeGreaterThan(plain + 0.1);
  expect(down).toBeLessThan(plain - 0.5);
  expect(both).toBeGreaterThan(down);
  expect(both).toBeLessThan(up);
});

test('requests of which not every answer was tried are named', () => {
  const result = odds(
    dicing,
    { state: arena(), since: [] },
    {
      start: { activity: 'bid', context: { a: 'red', b: 'blue', most: 4, sides: 2 } },
      measure: { name: 'score', args: { seat: 'red' } },
    },
    { red: 'maximise' },
    { answers: 3 },
  );
  expect(result.notes).toEqual([{ note: 'someAnswersTried', request: 'bid' }]);
});
