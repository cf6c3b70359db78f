import { expect, test } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { odds } from '../../src/odds/odds.ts';
import { stateOf } from './cases.ts';
import type { T } from './game/kit.ts';
import { dicing } from './game/ruleset.ts';

const body = (n: number): object[] => Array.from({ length: n }, () => ({ wounds: 2 }));

const arena = (tokens: object = { red: 0, blue: 0 }, more: object = {}) =>
  stateOf({
    units: { a: { owner: 'red', armour: 4, bodies: body(3) }, b: { owner: 'blue', armour: 4, bodies: body(9) } },
    tokens,
    ...more,
  });

const free = (state = arena()): Battle<T> => Battle.resume(dicing, state, [], { dice: manualDice });

const RED = { name: 'score', args: { seat: 'red' } } as const;
const BLUES = { name: 'alive', args: { unit: 'b' } } as const;

test('in the middle of a step the dice already rolled stand', () => {
  const battle = free();
  battle.start('duel', { a: 'red', b: 'blue', sides: 6, ties: -1 });
  battle.giveDice([4]);
  const { mean } = odds(dicing, battle.position, { measure: RED });
  expect(mean).toBeCloseTo(3 / 6 + (1 / 6) * (1 / 2), 12);
});

test('in the middle of a chain the rest of it is followed stage by stage', () => {
  const battle = free();
  battle.start('volley', { by: 'red', target: 'b', dice: 5, sides: 6, hit: 3, wound: 4, how: 'through' });
  battle.giveDice([3, 6, 1, 2, 5]);
  const result = odds(dicing, battle.position, { measure: BLUES });
  const p = (3 / 6) * (3 / 6);
  expect(result.distribution.map(([v]) => v)).toEqual([6, 7, 8, 9]);
  expect(new Map(result.distribution).get(6)).toBeCloseTo(p * p * p, 13);
  expect(result.mean).toBeCloseTo(9 - 3 * p, 12);
});

test('answers already given stand, also in windows that nobody would use any more', () => {
  const battle = free(arena({ red: 2, blue: 0 }));
  battle.start('barrage', { by: 'red', target: 'b', dice: 2, sides: 6, hit: 4, wound: 1 });
  battle.giveDice([1, 4]);
  expect(battle.answer(battle.pending[0]!.id, 'again/one')).toBeNull();
  const result = odds(dicing, battle.position, { measure: BLUES });
  // One hit is certain, the other one is re-rolled. Each is saved on 4 or more.
  expect(result.mean).toBeCloseTo(9 - (1 + 0.5) / 2, 12);
});

test('an activity can be started on top of whatever is going on', () => {
  const battle = free();
  battle.start('gamble', { seat: 'red', sides: 6, pot: 9, rounds: 3 });
  expect(battle.pending.length).toBe(1);
  const start = { activity: 'duel', context: { a: 'red', b: 'blue', sides: 6, ties: 0 } };
  const result = odds(dicing, battle.position, { start, measure: RED });
  expect(result.distribution).toEqual([
    [0, expect.closeTo(21 / 36, 13)],
    [1, expect.closeTo(15 / 36, 13)],
  ]);
});

test('until the frame on top has ended, or until everything has', () => {
  const parts = [1, 2].map(() => ({ do: 'duel', c: { a: 'red', b: 'blue', sides: 6, ties: 0 } }));
  const start = { activity: 'script', context: { parts, next: 0 } };
  const position = { state: arena(), since: [] };
  expect(odds(dicing, position, { start, measure: RED }).mean).toBeCloseTo((2 * (15 + 2 * 5 + 21)) / 36, 12);
  expect(odds(dicing, position, { start, measure: RED, until: 'idle' }).mean).toBeCloseTo(
    (2 * (15 + 2 * 5 + 21)) / 36,
    12,
  );
  const battle = free();
  battle.start('script', { parts, next: 0 });
  const now = battle.position;
  expect(now.state.agenda.map((f) => f.do)).toEqual(['script', 'duel']);
  expect(odds(dicing, now, { measure: RED }).mean).toBeCloseTo(15 / 36, 12);
  expect(odds(dicing, now, { measure: RED, until: 'idle' }).mean).toBeCloseTo((2 * (15 + 2 * 5 + 21)) / 36, 12);
  expect(odds(dicing, { state: now.state, since: [] }, { measure: RED }).mean).toBeCloseTo(15 / 36, 12);
});

test('an activity that stops halfway has ended', () => {
  const start = { activity: 'hammer', context: { by: 'red', target: 'a', left: 20, sides: 2 } };
  const parts = [
    { do: 'hammer', c: start.context },
    { do: 'duel', c: { a: 'red', b: 'blue', sides: 2, ties: 0 } },
  ];
  const battle = free();
  battle.start('script', { parts, next: 0 });
  const left = odds(dicing, battle.position, { measure: (s) => s.agenda.length });
  expect(left.distribution).toEqual([[1, expect.closeTo(1, 12)]]);
  const scored = odds(dicing, battle.position, { measure: RED });
  expect(scored.distribution).toEqual([[0, expect.closeTo(1, 12)]]);
  const alive = odds(dicing, battle.position, { measure: { name: 'alive', args: { unit: 'a' } } });
  expect(alive.distribution[0]![0]).toBe(0);
  expect(alive.distribution[0]![1]).toBeGreaterThan(0.9);
});

test('nothing left to do is certain', () => {
  const result = odds(dicing, { state: arena(), since: [] }, { measure: BLUES });
  expect(result.distribution).toEqual([[9, 1]]);
  expect(result.bound).toBeLessThan(1e-15);
});

test('computing odds leaves the state as it is', () => {
  const state = arena({ red: 1, blue: 1 }, { finished: [{ seat: 'blue', frame: 'duel' }] });
  const before = structuredClone(state);
  const parts = [
    { do: 'duel', c: { a: 'red', b: 'blue', sides: 3, ties: 2 } },
    { do: 'volley', c: { by: 'red', target: 'b', dice: 3, sides: 6, hit: 3, wound: 4, how: 'chain' } },
  ];
  const start = { activity: 'script', context: { parts, next: 0 } };
  const measure = (s: typeof state): number => s.finished.length;
  const result = odds(dicing, { state, since: [] }, { start, measure }, { red: 'maximise', blue: 'minimise' });
  expect(result.distribution).toEqual([[0, expect.closeTo(1, 12)]]);
  expect(state).toEqual(before);
});

test('a seat that has finished takes the defaults on every way', () => {
  const finished = arena(undefined, { finished: [{ seat: 'red', frame: 'gamble' }] });
  const start = { activity: 'gamble', context: { seat: 'red', sides: 6, pot: 0, rounds: 3 } };
  const asked = odds(dicing, { state: finished, since: [] }, { start, measure: RED }, { red: () => 'stop' });
  const rolling = odds(dicing, { state: arena(), since: [] }, { start, measure: RED });
  expect(asked.distribution).toEqual(rolling.distribution);
  expect(rolling.distribution.length).toBeGreaterThan(10);
});

test('impossible questions get clear errors', () => {
  const position = { state: arena(), since: [] };
  expect(() => odds(dicing, position, { measure: { name: 'glory' } })).toThrow('there is no measure glory');
  expect(() => odds(dicing, position, { measure: () => Number.NaN })).toThrow('the measure is NaN');
  const start = { activity: 'dance', context: {} };
  expect(() => odds(dicing, position, { start, measure: BLUES })).toThrow('there is no activity dance');
});
