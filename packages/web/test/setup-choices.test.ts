import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import type { Ruleset, SetupPicks, Types } from '@walstatt/engine';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';

const RULESETS = [foundation, warpath, demonworld] as unknown as Ruleset<Types>[];

const setUp = (ruleset: Ruleset<Types>, scenario: string, picks: SetupPicks) =>
  ruleset.setUp({ scenario, ...ruleset.setupChoices!.toSetup(scenario, picks) });

describe('choices of a set-up', () => {
  for (const ruleset of RULESETS) {
    for (const scenario of ruleset.scenarios) {
      it(`every value offered can be played: ${ruleset.id}, ${scenario}`, () => {
        for (const c of ruleset.setupChoices!.list(scenario)) {
          const picks = [...c.values.map((v) => v.value), ...(c.number === undefined ? [] : [7, c.number.max])];
          expect(c.values.map((v) => v.value)).toContain(c.preset);
          if (c.about === 'size') continue;
          for (const pick of picks) expect(setUp(ruleset, scenario, { [c.id]: pick })).toHaveProperty('state');
        }
      });
    }
  }

  it('presets give the same battle as no choice at all', () => {
    for (const ruleset of RULESETS)
      for (const scenario of ruleset.scenarios) {
        const choices = ruleset.setupChoices!.list(scenario);
        const picks = Object.fromEntries(choices.map((c) => [c.id, c.preset]));
        expect(setUp(ruleset, scenario, picks)).toEqual(ruleset.setUp({ scenario }));
      }
  });

  it('a random table is the same for the same number and another for another', () => {
    for (const [ruleset, scenario] of [
      [RULESETS[0]!, 'annihilation'],
      [RULESETS[1]!, 'battle'],
    ] as const) {
      const table = (n: number) => JSON.stringify(setUp(ruleset, scenario, { table: n }));
      expect(table(5)).toBe(table(5));
      expect(table(5)).not.toBe(table(6));
    }
  });

  it('armies above the agreed size are refused in words', () => {
    const set = setUp(RULESETS[1]!, 'battle', { size: 300 });
    if ('state' in set) throw new Error('300 points were not enough to refuse');
    const told = set.problems.map((p) => RULESETS[1]!.setupChoices!.tellProblem!(p, 'de'));
    expect(told[0]).toMatch(/1\. Armee: höchstens 300 Punkte sind vereinbart, die Armee hat \d+ \(WP-ARMY-03\)\./);
  });

  it('an army file of Warpath is read, and its mistakes are found at their place', () => {
    const text = 'army: mine\nruleset: warpath-1e\nunits:\n  - steel-warriors-section\n  - steel-warriors-section\n';
    const check = RULESETS[1]!.checkArmy!;
    expect(check(text)).toEqual({ about: 'an army of warpath-1e: 2 units, 200 points' });
    expect(setUp(RULESETS[1]!, 'battle', { 'army red': { file: text } })).toHaveProperty('state');
    const wrong = check(text.replace('section\n  -', 'secction\n  -'));
    expect('problems' in wrong && wrong.problems[0]).toMatchObject({ line: 4 });
  });
});
