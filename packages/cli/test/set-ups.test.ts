import { type Plain, type Setup, type SetupChoice, type SetupPick, seededRng } from '@walstatt/engine';
import { mutateData, ODD } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { type AnyRuleset, loadRuleset, rulesetIds } from '../src/registry.ts';

/** What JavaScript says, and what its values look like in a text. */
const RAW = /\[object|Cannot |is not a function|not iterable|undefined|NaN|native code/;

const MUTANTS = 1_500;

const rulesets = await Promise.all(rulesetIds().map(loadRuleset));

const pickOf = ({ values, number }: SetupChoice, last: boolean): SetupPick =>
  last ? (number?.max ?? values.at(-1)!.value) : values[0]!.value;

/** Set-ups in which everything that players can choose is written down. */
function* wholeSetups(ruleset: AnyRuleset): Generator<Setup> {
  const options = Object.fromEntries(Object.entries(ruleset.options).map(([name, o]) => [name, o.preset]));
  for (const scenario of ruleset.scenarios) {
    yield { scenario, options };
    const choices = ruleset.setupChoices?.list(scenario) ?? [];
    for (const last of [false, true]) {
      const picks: Record<string, SetupPick> = {};
      for (const c of choices) picks[c.id] = pickOf(c, last);
      yield { scenario, options, ...ruleset.setupChoices?.toSetup(scenario, picks) };
    }
  }
}

const problemsOf = (ruleset: AnyRuleset, setup: unknown): readonly { path: readonly unknown[] }[] => {
  const set = ruleset.setUp(setup as Setup);
  if ('state' in set) return [];
  expect(set.problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(set.problems.map(({ expected, got, hint }) => [expected, got, hint]))).not.toMatch(RAW);
  return set.problems;
};

describe.each(rulesets.filter((r) => r.scenarios.length > 0).map((r) => [r.id, r] as const))('%s', (_id, ruleset) => {
  const setups = [...wholeSetups(ruleset)];

  test('takes the set-ups that it offers', () => {
    for (const setup of setups) expect(problemsOf(ruleset, setup)).toEqual([]);
  });

  test('refuses fields, options and values that it does not know', () => {
    for (const setup of setups) {
      expect(problemsOf(ruleset, { ...setup, bogus: 1 })).toMatchObject([{ path: ['bogus'] }]);
      const options = { ...setup.options, bogus: true };
      expect(problemsOf(ruleset, { ...setup, options })).toMatchObject([{ path: ['options', 'bogus'] }]);
      for (const odd of ODD) {
        if (odd !== undefined) expect(problemsOf(ruleset, { ...setup, scenario: odd })).not.toEqual([]);
        for (const [name, { values }] of Object.entries(ruleset.options)) {
          if (values.includes(odd as Plain) || (typeof odd === 'number' && typeof values[0] === 'number')) continue;
          const wrong = { ...setup, options: { ...setup.options, [name]: odd } };
          expect(problemsOf(ruleset, wrong).map((p) => p.path.slice(0, 2))).toContainEqual(['options', name]);
        }
      }
    }
  });

  test('answers mutated set-ups with a state or with problems, never with an error', () => {
    const rng = seededRng(5);
    let refused = 0;
    for (let i = 0; i < MUTANTS; i++) {
      const setup = mutateData(setups[i % setups.length] as Plain, rng);
      try {
        if (problemsOf(ruleset, setup).length > 0) refused++;
      } catch (thrown) {
        throw new Error(`${JSON.stringify(setup)}`, { cause: thrown });
      }
    }
    expect(refused).toBeGreaterThan(MUTANTS / 4);
    expect((Object.prototype as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
