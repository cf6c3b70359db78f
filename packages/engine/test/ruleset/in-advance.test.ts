import { expect, it } from 'vitest';
import { defineRuleset } from '../../src/ruleset/define.ts';
import { ruleset as duel } from '../example/index.ts';

it('an answer in advance to what is never asked is a mistake of the ruleset', () => {
  const own = Object.values(duel.activities).filter((a) => a.name in duel.schema.contexts);
  const lists = { activities: own, windows: [], triggers: [] };
  const answering = (name: string) => () =>
    defineRuleset({ ...duel, ...lists, inAdvance: [{ name, answer: { take: 'preset' }, about: ABOUT }] } as never);
  expect(answering('blow')).not.toThrow();
  expect(answering('weather')).toThrow('an answer in advance is for weather, which is never asked');
});

const ABOUT = { de: 'Wetter', en: 'Weather' };
