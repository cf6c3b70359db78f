import type { Language } from '@walstatt/engine';
import { tellEvent, tellOption, tellPlan, tellRefusal, tellRequest } from '@walstatt/engine/host';
import { parsePosition } from '@walstatt/engine/notation';
import { randomBattle } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given } from './on-table.ts';

const TABLE = `
  bows: { unit: bows, owner: amber, at: { q: 4, r: 11, facing: 4 } }
  foe: { unit: axes, owner: slate, at: { q: 6, r: 8, facing: 1 }, elements: 2 }
  lurkers: { unit: axes, owner: slate, hidden: { q: 6, r: 1, facing: 1 } }
`;

describe('asked from outside', () => {
  it('questions are answered from what is on the table', () => {
    const s = given('free', TABLE);
    const ask = (name: string, args: object) => ruleset.questions[name]!.ask(s.battle.look, args as never);
    expect(ask('canShoot', { unit: 'bows', target: 'foe' })).toEqual({ can: true, why: null });
    expect(ask('canShoot', { unit: 'bows', target: 'lurkers' })).toEqual({ can: false, why: 'sight' });
    expect(ask('distance', { from: 'bows', to: 'foe' })).toBe(3);
    expect(ask('distance', { from: 'bows', to: 'lurkers' })).toBeNull();
    expect(ask('touching', { unit: 'foe' })).toEqual([]);
    expect(() => s.question('touching', { unit: 'ghosts' })).toThrow('an id of units');
  });

  it('measures count what was lost', () => {
    const { state } = given('free', TABLE);
    const measure = (name: string, args: object) => ruleset.measures[name]!.value(state, args as never);
    expect(measure('losses', { unit: 'foe' })).toBe(2);
    expect(measure('losses', { seat: 'amber' })).toBe(0);
    expect(measure('score', { side: 'amber' })).toBe(8);
    expect(measure('gone', {})).toBe(0);
    expect(measure('struck', {})).toBe(0);
    expect(measure('shaken', {})).toBe(0);
  });

  it('an unknown entry of the catalogue is pointed at', () => {
    const parsed = parsePosition(ruleset, 'ruleset: practice-hexfield\nunits:\n  x: { unit: speers, owner: amber }\n');
    expect(parsed).toMatchObject({ ok: false, problems: [{ line: 3 }] });
  });

  it('profiles may differ from the catalogue in single values', () => {
    const s = given(
      'free',
      '  x: { unit: bows, owner: amber, at: { q: 4, r: 11, facing: 4 }, profile: { range: 12 } }\n',
    );
    expect(s.state.units['x']!.profile).toMatchObject({ range: 12, shot: 10 });
  });

  it('an unknown scenario is refused with a hint', () => {
    expect(ruleset.setUp({ scenario: 'moors' })).toMatchObject({
      problems: [{ path: ['scenario'], expected: '"fields"' }],
    });
    expect(ruleset.setUp({ options: { level: 'hard' } })).toMatchObject({ problems: [{ path: ['options', 'level'] }] });
  });

  it('plans are told leg by leg, equal ones counted', () => {
    const { state } = given('free', TABLE);
    const ahead = { leg: 'advance', to: 0 };
    const plan = [{ mover: 'bows', legs: [ahead, ahead, { leg: 'wheel', to: 1 }, ahead] }];
    expect(tellPlan(ruleset, state, plan, 'en')).toBe('2 × ahead left, wheel right, ahead left');
    expect(tellPlan(ruleset, state, plan, 'de')).toBe('2 × vor nach links, Schwenk nach rechts, vor nach links');
    expect(tellPlan(ruleset, state, [...plan, { mover: 'foe', legs: [ahead] }], 'en')).toMatch(/; .+: ahead left$/);
  });

  it('everything that happens and is asked has words in both languages', () => {
    for (const language of ['de', 'en'] as Language[]) {
      const said = new Set<string>();
      const battle = randomBattle(ruleset, {}, 5, {}, (b) => {
        for (const { request: r } of b.pending) {
          said.add(tellRequest(ruleset, b.state, r, language));
          const options = 'options' in r ? r.options : [];
          for (const o of options) said.add(tellOption(ruleset, b.state, r, o, language));
          const refusal = b.refuse(b.pending[0]!.id, [{ mover: 'x', legs: [] }]);
          if (refusal !== null) said.add(tellRefusal(ruleset, b.state, refusal, language));
        }
      });
      for (const e of battle.stream.all()) said.add(tellEvent(ruleset, battle.state, e, language));
      for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(said.size).toBeGreaterThan(60);
    }
  });
});
