import { expect, test } from 'vitest';
import { otherPlayer } from '../check/other-player.ts';
import { messages } from './tree.ts';

test.each([
  'const enemy = 1 - seat;',
  'const enemy = sides[1 - unit.owner];',
  'const enemy = activePlayer ^ 1;',
  'const enemy = (seat + 1) % 2;',
  'const enemy = s.active === 0 ? 1 : 0;',
])('refused: %s', async (text) => {
  expect(await messages(otherPlayer, text)).toHaveLength(1);
});

test.each([
  'const enemies = enemiesOf(seat);',
  'const rest = 1 - share;',
  'const rest = 1 - inside;',
  'const next = (seat + 1) % seats.length;',
  '// 1 - seat\nconst s = "1 - seat";',
])('fine: %s', async (text) => {
  expect(await messages(otherPlayer, text)).toEqual([]);
});
