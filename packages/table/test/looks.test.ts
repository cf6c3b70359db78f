import { describe, expect, test } from 'vitest';
import { counterShapes, facingMark, SIDES } from '../src/look/sides.ts';
import { silhouettes } from '../src/look/symbols.ts';
import { english, german } from '../src/words.ts';

describe('looks', () => {
  test('every symbol has a silhouette of its own, within its box', () => {
    const all = Object.values(silhouettes);
    expect(new Set(all).size).toBe(all.length);
    for (const d of all) expect(d).toMatch(/^M[-\d.\sA-Za-z]+$/);
  });

  test('every side has its own counter and facing mark', () => {
    expect(counterShapes).toHaveLength(SIDES);
    expect(new Set(counterShapes).size).toBe(SIDES);
    expect(new Set([0, 1, 2, 3].map((side) => facingMark(side, 10, 10))).size).toBe(SIDES);
  });

  test('both languages have every text', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
    for (const word of Object.values(german)) expect(word).not.toBe('');
    expect([german.models(1), english.models(2)]).toEqual(['1 Modell', '2 models']);
  });
});
