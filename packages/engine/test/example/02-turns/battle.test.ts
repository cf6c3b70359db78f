import { lawfulBattle, scenario } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('[SK-ROUND-01][SK-END-03] turn by turn, until one falls', () => {
  const s = scenario(ruleset, { setup: {}, dice: [3, 1, 3] });
  s.answer('blow', 'careful', 'red').answer('blow', 'careful', 'blue').answer('blow', 'careful', 'red');
  expect(s.battle.result).toMatchObject({ over: true, winners: ['red'] });
  s.end();
});

test('random battles keep every law', () => {
  expect(lawfulBattle(ruleset, {}, 7).decisions).toBeGreaterThan(3);
});
