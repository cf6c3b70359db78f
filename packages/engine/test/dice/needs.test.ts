import { expect, test } from 'vitest';
import { atLeast } from '../../src/dice/classes.ts';
import { rollAgain, rollAtLeast, rollAtMost, rollPool } from '../../src/dice/roll.ts';
import type { Roll } from '../../src/dice/shape.ts';
import type { Game } from '../../src/machine/game.ts';
import { Machine, type Watch } from '../../src/machine/machine.ts';
import type { Rule } from '../../src/machine/need.ts';
import type { Types } from '../../src/machine/types.ts';
import { unmodified } from '../../src/modifiers/fold.ts';
import { stateOf } from '../odds/cases.ts';
import { dicing } from '../odds/game/ruleset.ts';

/** One die on a game with this watch, rolled and rolled again. Returns the rolls wanted and how often it was explained. */
function rolling(watch: Watch<Types>): { rolls: Roll[]; explained: number } {
  const g = new Machine(dicing as never, stateOf({ units: {} }) as never, undefined, watch) as Game<Types>;
  let explained = 0;
  const needs = () => {
    explained++;
    return unmodified(4);
  };
  const pool = { by: 'red', rule: 'WP-DICE-01', purpose: 'test', n: 1, classes: atLeast(4), needs } as const;
  const rolls: Roll[] = [];
  const run = (rule: Rule<unknown>): void => {
    for (let next = rule.next(); !next.done; ) {
      if (next.value.what === 'roll') rolls.push(next.value.roll);
      next = rule.next({ what: 'roll', rolled: { faces: [2], counts: [1, 0] } });
    }
  };
  run(rollPool(g, pool));
  const [first] = rolls;
  run(rollAgain(g, { roll: first!, fresh: [1, 0], again: [0, 0] }, [1, 0], 'red', 'WP-DICE-02'));
  return { rolls, explained };
}

test('a roll says what its dice need, to whoever is told what happens, and so does a re-roll', () => {
  const told: unknown[] = [];
  const { rolls } = rolling({ applied: (event) => told.push(event) });
  const needs = { value: 4, base: 4, reasons: [] };
  expect(rolls).toMatchObject([
    { again: false, needs },
    { again: true, needs },
  ]);
  expect(told).toMatchObject([
    { type: 'rolled', needs },
    { type: 'rolled', needs },
  ]);
});

/** One die against a number, on a game that tells what happens. */
function against(need: number, roll: typeof rollAtLeast, face: number, more = {}): { wanted: Roll; succeeds: boolean } {
  const watch = { applied: () => {} };
  const g = new Machine(dicing as never, stateOf({ units: {} }) as never, undefined, watch) as Game<Types>;
  const rule = roll(g, need, { by: 'red', rule: 'WP-DICE-01', purpose: 'test', ...more });
  const first = rule.next();
  if (first.done || first.value.what !== 'roll') throw new Error('nothing is rolled');
  const wanted = first.value.roll;
  const hits = wanted.classes.of[face - wanted.classes.lowest]!;
  const last = rule.next({ what: 'roll', rolled: { faces: [face], counts: [1 - hits, hits] } });
  return { wanted, succeeds: last.value as boolean };
}

test('one die against a number says the number by itself, from it on or up to it', () => {
  for (const [roll, good] of [
    [rollAtLeast, [4, 5, 6]],
    [rollAtMost, [1, 2, 3, 4]],
  ] as const) {
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => against(4, roll, face).succeeds);
    expect(faces).toEqual(good);
    expect(against(4, roll, 1).wanted).toMatchObject({ classes: { names: ['miss', 'hit'] }, needs: unmodified(4) });
  }
  const needs = { value: 12, base: 10, reasons: [{ rule: 'WP-DICE-02', op: 'add', by: 2, value: 12 }] };
  const twenty = against(12, rollAtMost, 12, { sides: 20, needs: () => needs });
  expect(twenty).toMatchObject({ succeeds: true, wanted: { needs, shape: { dice: 1, sides: 20 } } });
  expect(against(12, rollAtMost, 13, { sides: 20 }).succeeds).toBe(false);
});

test('nothing is explained where nobody is told: in self-play, in odds, in what computers imagine', () => {
  const { rolls, explained } = rolling({});
  expect(explained).toBe(0);
  expect(rolls.map((r) => r.needs)).toEqual([null, null]);
});
