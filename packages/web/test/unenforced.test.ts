import { expect, test } from 'vitest';
import { previewOf } from '../src/host/local/set-up.ts';

test('the set-up page tells which rules of the armies nothing enforces, in its language', async () => {
  const draft = { ruleset: 'wh40k-10e', scenario: 'onlyWar', options: {}, picks: {} };
  const english = await previewOf(draft, 'en');
  const german = await previewOf(draft, 'de');
  expect(english.unenforced?.map((rule) => rule.split(':')[0])).toEqual(['Measured Volleys', 'Rising Chorus']);
  expect(german.unenforced?.map((rule) => rule.split(':')[0])).toEqual(['Gezielte Salven', 'Anschwellender Chor']);
});
