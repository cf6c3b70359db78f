import { scenario } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../../index.ts';

test('[SK-SHOOT-03][SK-SHOOT-04] a wild blow rolls two dice and needs one more', () => {
  const s = scenario(ruleset, { setup: {}, dice: [3, 4] });
  s.answer('blow', 'wild', 'red');
  expect(s.state.fighters['bert']!.wounds).toBe(1);
  s.end('blow');
});

test('[SK-ACT-02] nobody strikes wildly twice in a row', () => {
  const s = scenario(ruleset, { setup: {}, dice: [1, 1, 1, 1, 1] });
  s.answer('blow', 'wild', 'red').answer('blow', 'careful', 'blue');
  expect(s.refused('blow', 'wild', 'red')).toMatchObject({ code: 'tired', rule: 'SK-ACT-02' });
  s.answer('blow', 'careful', 'red').answer('blow', 'careful', 'blue').end('blow');
});
