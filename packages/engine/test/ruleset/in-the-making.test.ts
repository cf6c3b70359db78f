import { expect, it } from 'vitest';
import { defineRuleset } from '../../src/ruleset/define.ts';
import { ruleset as duel } from '../example/index.ts';

it('a rule system without scenarios is in the making, and its set-ups are refused with that reason', () => {
  const own = Object.values(duel.activities).filter((a) => a.name in duel.schema.contexts);
  const lists = { activities: own, windows: [], triggers: [] };
  const setUpWith = (scenarios: readonly string[]) =>
    defineRuleset({ ...duel, ...lists, scenarios } as never).setUp({ scenario: 'duel' });
  expect(setUpWith(['duel'])).toEqual(duel.setUp({}));
  expect(setUpWith([])).toMatchObject({
    problems: [{ path: ['scenario'], expected: expect.stringContaining('in the making') }],
  });
});
