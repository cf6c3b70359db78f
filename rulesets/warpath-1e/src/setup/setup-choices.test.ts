import type { Problem } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { randomTerrain } from '../11-terrain/random-terrain.ts';
import { DEMO_FORCES } from '../data/catalogue.ts';
import { ruleset } from '../index.ts';
import { setupChoices } from './setup-choices.ts';

const toSetup = (scenario: string, picks: object) => setupChoices.toSetup(scenario, picks as never);
const file = { file: 'army: Us\nruleset: warpath-1e\nunits: [demo-grunts]\n' };

describe('what players choose before a battle', () => {
  it('[WP-DEMO-01] [WP-ARMY-01] [WP-ARMY-02] [WP-BATTLE-03] armies, their size and the table, each by its rule', () => {
    const list = (scenario: string) =>
      setupChoices.list(scenario).map((c) => [c.id, c.rule, c.preset, c.values.map((v) => v.value)]);
    expect(list('demo')).toEqual([
      ['army fathers', 'WP-DEMO-01', 'printed', ['printed']],
      ['army marauders', 'WP-DEMO-01', 'printed', ['printed']],
      ['table', 'WP-DEMO-01', 'ready', ['ready', 'empty']],
    ]);
    const examples = ['iron-company', 'scrap-horde'];
    expect(list('battle')).toEqual([
      ['army red', 'WP-ARMY-02', 'iron-company', examples],
      ['army blue', 'WP-ARMY-02', 'scrap-horde', examples],
      ['size', 'WP-ARMY-01', '500', ['500']],
      ['table', 'WP-BATTLE-03', 'ready', ['ready', 'empty']],
    ]);
  });

  it('everything that is chosen has a name in both languages, and armies say what they cost', () => {
    for (const scenario of ruleset.scenarios)
      for (const c of setupChoices.list(scenario))
        for (const named of [c, ...c.values, ...(c.number ? [c.number] : []), ...(c.file ? [c.file] : [])])
          for (const language of ['de', 'en'] as const) expect(named.name[language], c.id).toMatch(/\w/);
    const [red] = setupChoices.list('battle');
    expect(red!.values.map((v) => v.note?.en)).toEqual(['500 points', '500 points']);
    expect(red!.values.map((v) => v.note?.de)).toEqual(['500 Punkte', '500 Punkte']);
  });

  it('[WP-ARMY-02] what is left at its preset is left out', () => {
    expect(toSetup('battle', {})).toEqual({});
    const presets = { 'army red': 'iron-company', 'army blue': 'scrap-horde', table: 'ready' };
    expect(toSetup('battle', presets)).toEqual({});
    expect(toSetup('battle', { size: '750' })).toEqual({ size: 750 });
  });

  it('[WP-ARMY-02] [WP-DEMO-02] one army that was changed brings the other with it, by name, as printed or from a file', () => {
    expect(toSetup('battle', { 'army blue': 'iron-company' })).toEqual({
      armies: [
        { seat: 'red', side: 'red', army: 'iron-company' },
        { seat: 'blue', side: 'blue', army: 'iron-company' },
      ],
    });
    expect(toSetup('demo', { 'army marauders': file })).toEqual({
      armies: [
        { seat: 'fathers', side: 'fathers', units: DEMO_FORCES.fathers },
        { seat: 'marauders', side: 'marauders', units: ['demo-grunts'] },
      ],
    });
    expect(toSetup('demo', { 'army fathers': { file: 'nonsense' } })).toMatchObject({ armies: [{ units: [] }, {}] });
  });

  it('[WP-BATTLE-02] [WP-BATTLE-03] the table is ready, empty, or random by its number, as large as its scenario', () => {
    expect(toSetup('demo', { table: 'empty' })).toEqual({ terrain: {} });
    expect(toSetup('demo', { table: '7' })).toEqual({ terrain: randomTerrain(7, 48, 48) });
    expect(toSetup('battle', { table: '7' })).toEqual({ terrain: randomTerrain(7, 72, 48) });
    expect(toSetup('battle', { table: { file: 'x' } })).toEqual({});
  });
});

describe('what is wrong with a set-up', () => {
  const tell = (p: Partial<Problem>, language: 'de' | 'en' = 'en') =>
    setupChoices.tellProblem!({ path: ['armies', 1], expected: '', got: '', ...p }, language);

  it('[WP-ARMY-03] is told with its army, its limit and its rule', () => {
    const over = { expected: 'at most 500 points', got: '520', hint: 'WP-ARMY-03' };
    expect(tell(over)).toBe('Army 2: at most 500 points were agreed, the army has 520 (WP-ARMY-03).');
    expect(tell(over, 'de')).toBe('2. Armee: höchstens 500 Punkte sind vereinbart, die Armee hat 520 (WP-ARMY-03).');
    expect(tell({ ...over, path: ['armies'] })).toBe('at most 500 points were agreed, the army has 520 (WP-ARMY-03).');
    expect(tell({ ...over, expected: 'less' })).toContain('at most less points');
  });

  it.each([
    ['WP-DEMO-02', 'this one has X'],
    ['WP-ARMY-04', '3 allowed, X chosen'],
    ['WP-ARMY-06', 'X may be taken only once'],
    ['WP-ARMY-07', 'no support is allowed, X chosen'],
    ['WP-ARMY-08', 'agreed are X points'],
    ['WP-ARMY-09', 'not allies: X'],
    ['WP-G-54', 'without points X cannot'],
  ])('[%s] is told in words', (hint, words) => {
    expect(tell({ hint, expected: 'at most 3 of them', got: 'X' })).toContain(words);
    expect(tell({ hint, expected: 'at most 3 of them', got: 'X' }, 'de')).toContain('X');
  });

  it('is told by the program itself where no rule is known', () => {
    expect(tell({})).toBeUndefined();
    expect(tell({ hint: 'WP-MOVE-01' })).toBeUndefined();
  });
});
