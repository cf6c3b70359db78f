import { expect, it } from 'vitest';
import { findMistakes } from '../../src/ruleset/mistakes.ts';
import { ford } from '../notation/game/ruleset.ts';

it('an option names only scenarios that exist', () => {
  const mistakes = (scenarios?: readonly string[]) => {
    const depth = { rule: 'WP-G-56', values: [1, 2], preset: 1, ...(scenarios === undefined ? {} : { scenarios }) };
    const definition = { ...ford, activities: [], windows: [], triggers: [], options: { depth } };
    return findMistakes(definition as never).filter((m) => m.startsWith('option '));
  };
  expect([mistakes(), mistakes(['mill'])]).toEqual([[], []]);
  expect(mistakes(['ford', 'moon'])).toEqual(['option depth is for the scenario moon, which does not exist']);
});
