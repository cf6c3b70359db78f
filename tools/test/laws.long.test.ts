import { lawfulBattle, longSeeds, twoWorlds } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { loadRuleset, rulesetIds } from '../../packages/cli/src/registry.ts';

const rulesets = (await Promise.all(rulesetIds().map(loadRuleset))).filter((r) => r.scenarios.length > 0);
const played = rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, scenario })));

describe.each(played)('$ruleset.id, $scenario', ({ ruleset, scenario }) => {
  it('random battles keep every law at every event, decision and step boundary', () => {
    for (const seed of longSeeds(8)) expect(lawfulBattle(ruleset, { scenario }, seed).decisions).toBeGreaterThan(10);
  });
});

describe.each(rulesets.filter((r) => r.determinise !== undefined))('$id', (ruleset) => {
  it('seats that know the same are told the same', () => {
    for (const seed of longSeeds(6)) expect(twoWorlds(ruleset, {}, seed).worlds).toBeGreaterThan(0);
  });
});
