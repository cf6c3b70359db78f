import { expect, it } from 'vitest';
import { asOfToday, type StoredBattle } from '../src/host/local/battle-store.ts';
import { readPlayer } from '../src/host/local/seats.ts';

const kept = {
  id: 'old',
  order: {
    ruleset: 'practice-skirmish',
    setup: {},
    seats: {
      red: { kind: 'person' },
      blue: { kind: 'computer', strength: 'strong' },
      green: { kind: 'computer', strength: 'medium' },
    },
    dice: 'computer',
    guided: false,
  },
} as unknown as StoredBattle;

it('a battle kept under the former names of levels still opens, with the levels of today', () => {
  expect(asOfToday(kept).order.seats).toEqual({
    red: { kind: 'person' },
    blue: { kind: 'computer', strength: 'stern' },
    green: { kind: 'computer', strength: 'seasoned' },
  });
});

it.each([
  ['computer strong', 'stern'],
  ['computer medium', 'seasoned'],
  ['computer easy', 'easy'],
  ['computer relentless', 'relentless'],
  ['computer', 'seasoned'],
])('a journal that says "%s" has a %s computer', (text, strength) => {
  expect(readPlayer(text, { kind: 'person' })).toEqual({ kind: 'computer', strength });
});
