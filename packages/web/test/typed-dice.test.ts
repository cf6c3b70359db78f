import { atLeast, atMost } from '@walstatt/engine';
import { everyFace } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { neededOf } from '../src/host/local/sight.ts';
import { readDice } from '../src/ui/decision/typed-dice.ts';

describe('dice that are typed in', () => {
  it('need nothing between them while a face is one digit', () => {
    const faces = [1, 2, 3, 4, 5, 6, 1, 2];
    for (const text of ['12345612', '1 2 3 4 5 6 1 2', '1,2,3 4;5612', ' 12 34 56 12 '])
      expect(readDice(text, 6)).toEqual({ faces, wrong: [] });
  });

  it('are parted by whatever is no digit otherwise', () => {
    expect(readDice('12 3,20', 20)).toEqual({ faces: [12, 3, 20], wrong: [] });
    expect(readDice('1 10', 10).faces).toEqual([1, 10]);
  });

  it('may not show what such dice do not have', () => {
    expect(readDice('127079', 6).wrong).toEqual([7, 0, 9]);
    expect(readDice('21', 20).wrong).toEqual([21]);
    expect(readDice('', 6)).toEqual({ faces: [], wrong: [] });
  });

  it('are told what succeeds, where that can be said in a word', () => {
    expect(neededOf(atLeast(4))).toBe('4+');
    expect(neededOf(atMost(12))).toBe('≤ 12');
    expect(neededOf(atLeast(7))).toBe('');
    expect(neededOf(everyFace(6))).toBe('');
  });
});
