import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { odds } from '../../src/odds/odds.ts';
import { seededRng } from '../../src/random/rng.ts';
import { emit } from '../../src/schema/emit/emit.ts';
import { type Case, questionOf, randomCase } from './cases.ts';
import { toNumber } from './fraction.ts';
import { dicing } from './game/ruleset.ts';
import { schema } from './game/schema.ts';
import { numbers, Oracle, TooBig, type Truth } from './oracle.ts';

const MOST = 1_500;

const isBest = (c: Case): boolean => Object.values(c.policies).some((p) => p === 'maximise' || p === 'minimise');

function truthOf(c: Case): Truth | null {
  try {
    return new Oracle(c.state, c.start, c.measure, c.policies, MOST).solve();
  } catch (e) {
    if (e instanceof TooBig) return null;
    throw e;
  }
}

/** Random cases small enough for the plain tree, with the tree's result. */
function* solvable(seed: number): Iterable<{ c: Case; truth: Truth }> {
  const rng = seededRng(seed);
  for (;;) {
    const c = randomCase(rng);
    const truth = truthOf(c);
    if (truth !== null) yield { c, truth };
  }
}

test('the emitted code of the test game is fresh', () => {
  const file = readFileSync(new URL('game/generated/state.ts', import.meta.url), 'utf8');
  expect(file, 'run node packages/engine/test/odds/game/emit.ts').toBe(emit(schema));
});

test('odds by graph equal odds by plain tree on 200 random small cases', () => {
  const met: Record<string, number> = {};
  let cases = 0;
  let several = 0;
  for (const { c, truth } of solvable(20)) {
    const result = odds(dicing, { state: c.state, since: [] }, questionOf(c), c.policies);
    const said = new Map(result.distribution);
    expect(result.method).toBe('exact');
    expect(result.bound).toBeLessThan(1e-12);
    expect(Math.abs(result.mean - toNumber(truth.mean))).toBeLessThan(1e-9);
    // Among answers with the same mean, graph and tree may choose differently.
    if (!truth.tied) {
      const exact = numbers(truth);
      expect([...said.keys()].sort()).toEqual([...exact.keys()].sort());
      for (const [v, p] of exact) expect(Math.abs(said.get(v)! - p)).toBeLessThanOrEqual(result.bound);
    }
    for (const kind of [...c.kinds, ...Object.values(c.policies).map(String), truth.tied ? 'tied' : 'untied'])
      met[kind] = (met[kind] ?? 0) + 1;
    if (isBest(c)) met['best'] = (met['best'] ?? 0) + 1;
    if (said.size > 2) several++;
    if (++cases === 200) break;
  }
  for (const kind of ['volley', 'barrage', 'salvo', 'hammer', 'duel', 'trial', 'gamble', 'bid', 'share', 'volunteer'])
    expect(met[kind], kind).toBeGreaterThan(15);
  expect(met['best']).toBeGreaterThan(80);
  expect(met['untied']).toBeGreaterThan(100);
  expect(several).toBeGreaterThan(45);
});
