import { describe, expect, it } from 'vitest';
import { answerOf, forgetTables, knownOf, lastingAnswer, newMemo, rowOf } from '../../src/machine/memo.ts';

describe('a remembered answer', () => {
  it('belongs to a single table, and the oldest table is forgotten first', () => {
    const memo = newMemo(2);
    const first = knownOf(memo, 1);
    expect(knownOf(memo, 1)).toBe(first);
    expect(knownOf(memo, 2)).not.toBe(first);
    knownOf(memo, 3);
    expect(knownOf(memo, 1)).not.toBe(first);
  });

  it('stays longest if its table was looked at last', () => {
    const memo = newMemo(2);
    const [first, second] = [knownOf(memo, 1), knownOf(memo, 2)];
    expect(knownOf(memo, 1)).toBe(first);
    knownOf(memo, 3);
    expect(knownOf(memo, 1)).toBe(first);
    expect(knownOf(memo, 2)).not.toBe(second);
  });

  it('goes with its table, unless that is among the few that were looked at last', () => {
    const memo = newMemo();
    const [one, two, three] = [1, 2, 3].map((space) => knownOf(memo, space));
    knownOf(memo, 1);
    forgetTables(memo, 2);
    expect(memo.spaces.size).toBe(2);
    expect([knownOf(memo, 1), knownOf(memo, 3)]).toEqual([one, three]);
    expect([knownOf(memo, 1) === one, knownOf(memo, 3) === three, knownOf(memo, 2) === two]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is computed once for each kind and key', () => {
    const { answers } = knownOf(newMemo(), 1);
    let times = 0;
    const ask = (kind: string, key: string): number => answerOf(answers, kind, key, () => ++times);
    expect([ask('gap', 'a'), ask('gap', 'a'), ask('gap', 'b'), ask('sight', 'a'), ask('gap', 'a')]).toEqual([
      1, 1, 2, 3, 1,
    ]);
  });

  it('about a pair is kept in a separate list, and the order of the two counts', () => {
    const { rows } = knownOf(newMemo(), 1);
    const row = rowOf(rows, 'gap', 'a', 'b');
    row[2] = 'far';
    expect(rowOf(rows, 'gap', 'a', 'b')).toBe(row);
    expect(rowOf(rows, 'gap', 'b', 'a')).toEqual([]);
    expect(rowOf(rows, 'sight', 'a', 'b')).toEqual([]);
  });

  it('lasts as long as the print of what it depends on, even when forks take turns', () => {
    const { lasting } = newMemo();
    let times = 0;
    const ask = (key: string, print: number): number =>
      lastingAnswer(lasting, { kind: 'sight', key, print }, () => ++times);
    expect([ask('a b', 7), ask('a b', 7), ask('a b', 8), ask('a b', 7), ask('b a', 7)]).toEqual([1, 1, 2, 1, 3]);
    for (const print of [9, 10, 11]) ask('a b', print);
    expect(ask('a b', 7)).toBe(7);
  });
});
