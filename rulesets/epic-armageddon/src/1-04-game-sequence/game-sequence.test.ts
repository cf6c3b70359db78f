import { expect, test } from 'vitest';
import { field } from '../../test/field.ts';

const armies = { red: { mob: { places: [[20, 20]] } }, blue: { foes: { places: [[100, 90]] } } } as const;

test('[EA-1.4-01][EA-1.4-02][EA-1.4-03][EA-1.4-04] three phases a round, both players in each, until the last round', () => {
  const s = field({ ...armies, lastRound: 2, dice: [5, 2, 3, 3, 1, 6, 3, 3] }).start('battle', {});
  s.answer('firstOrSecond', 'first', 'red').answer('declare', 'march', 'red').answer('move', [], 'red');
  s.answer('move', [], 'red').answer('move', [], 'red');
  s.answer('declare', 'march', 'blue').answer('move', [], 'blue').answer('move', [], 'blue').answer('move', [], 'blue');
  expect(s.of('phaseBegan').map((e) => e.phase)).toEqual(['strategy', 'action', 'end', 'strategy']);
  s.answer('firstOrSecond', 'first', 'blue').answer('declare', 'march', 'blue').answer('move', [], 'blue');
  s.answer('move', [], 'blue').answer('move', [], 'blue').answer('declare', 'march', 'red').answer('move', [], 'red');
  s.answer('move', [], 'red').answer('move', [], 'red');
  expect(s.of('roundBegan').map((e) => e.round)).toEqual([1, 2]);
  expect(s.battle.result).toMatchObject({ over: true, winners: ['red', 'blue'], rule: 'EA-1.14.2-01' });
  s.end();
});

test('[EA-1.14.2-01] a side that is alone on the table has won', () => {
  const s = field({ red: armies.red, blue: { foes: { places: [{ at: 'gone' }] } }, dice: [1, 6, 4] }).start(
    'battle',
    {},
  );
  s.answer('firstOrSecond', 'first', 'blue').answer('declare', 'march', 'red');
  s.answer('move', [], 'red').answer('move', [], 'red').answer('move', [], 'red');
  expect(s.battle.result).toMatchObject({ over: true, winners: ['red'] });
  s.end();
});
