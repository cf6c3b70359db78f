import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/battle/entry.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { FINISHED } from '../../src/machine/activity.ts';
import type { Ruleset } from '../../src/machine/game.ts';
import type { Types } from '../../src/machine/types.ts';
import { battleFromPosition } from '../../src/notation/position/battle.ts';
import { parsePosition } from '../../src/notation/position/parse.ts';
import { writePosition } from '../../src/notation/position/write.ts';
import { engineContexts } from '../../src/schema/core.ts';
import { type Game, games, prepare } from '../schema/fixture/games.ts';
import type { Loose } from '../schema/fixture/load.ts';
import { rulesets } from '../schema/fixture/random-schema.ts';
import { newBattle, playAtRandom } from './game/random-play.ts';
import { ford } from './game/ruleset.ts';

function identity<T extends Types>(ruleset: Ruleset<T>, state: T['State'], since: readonly Entry[] = []): void {
  const text = writePosition(ruleset, state, since);
  const parsed = parsePosition(ruleset, text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.problems)}\n${text}`);
  expect(ruleset.codec.equal(parsed.state, state), text).toBe(true);
  expect(parsed.state).toEqual(state);
  expect(parsed.free).toBe(state.agenda.length === 0);
  expect(parsed.since).toEqual(since.map(({ hash: _, ...rest }) => rest));
  for (const line of text.split('\n')) expect(line).toBe(line.trimEnd());
}

describe('state, position file, state', () => {
  it('is the identity at every step boundary of random play', () => {
    let boundaries = 0;
    for (let seed = 0; seed < 25; seed++) {
      const battle = newBattle(seed, {
        boundary: (s) => {
          boundaries++;
          identity(ford, s);
        },
      });
      playAtRandom(battle, seed, 70);
    }
    expect(boundaries).toBeGreaterThan(1000);
  });

  it('keeps the lines since the boundary and continues where the battle stood', () => {
    let withLines = 0;
    for (let seed = 100; seed < 160; seed++) {
      const battle = newBattle(seed);
      playAtRandom(battle, seed, 10 + (seed % 20));
      const { state, since } = battle.position;
      identity(ford, state, since);
      const parsed = parsePosition(ford, writePosition(ford, state, since));
      if (!parsed.ok) throw new Error('not parsed');
      const other = battleFromPosition(ford, parsed, { dice: manualDice });
      if (!other.ok) throw new Error(JSON.stringify(other.problems));
      expect(ford.codec.equal(other.battle.state, battle.state)).toBe(true);
      expect(other.battle.asked.map((p) => p.request)).toEqual(battle.asked.map((p) => p.request));
      if (since.length > 0) withLines++;
    }
    expect(withLines).toBeGreaterThan(10);
  });

  it.each([...games.map((g) => [g.id, g] as const)])('is the identity for random states of %s', (_, game) => {
    const ruleset = rulesetOf(game);
    fc.assert(
      fc.property(game.states, fc.infiniteStream(fc.nat()), (state, numbers) =>
        identity(ruleset, withSteps(ruleset, state, numbers)),
      ),
      { numRuns: 150 },
    );
  });

  it('is the identity for random states of random schemas', async () => {
    for (const schema of fc.sample(rulesets, { numRuns: 15, seed: 5 })) {
      const game = await prepare(schema);
      const ruleset = rulesetOf(game);
      for (const state of fc.sample(game.states, { numRuns: 10, seed: 1 }))
        identity(ruleset, withSteps(ruleset, state, [1, 2, 3].values()));
    }
  });
});

/** As much of a ruleset as position files need. */
function rulesetOf({ ruleset: schema, codec }: Game): Ruleset<Types> {
  const names = Object.keys({ ...engineContexts, ...schema.contexts });
  const list = { first: 'one', next: { one: 'two', two: 'last', last: FINISHED } };
  return {
    id: schema.id,
    version: '1.0',
    unit: 'inch',
    schema,
    codec,
    steps: Object.fromEntries(names.map((n) => [n, list])),
    windows: {},
    windowOrder: [],
    battle: names[0],
    options: {},
  } as Loose;
}

/** Random texts are not steps: puts real ones in their place, and removes windows, whose names are random, too. */
function withSteps(ruleset: Ruleset<Types>, state: Loose, numbers: Iterator<number>): Loose {
  const steps = ['one', 'two', 'last', FINISHED];
  const agenda = state.agenda
    .filter((f: Loose) => !(f.do in engineContexts))
    .map((f: Loose, i: number, all: Loose[]) => ({
      ...f,
      at: steps[(numbers.next().value ?? 0) % (i === all.length - 1 ? 3 : 4)],
    }));
  return ruleset.codec.clone({ ...state, agenda } as never);
}
