import { seededRng } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import { type Pairing, rate } from '../ladder/rating.ts';

/** Elo points of odds. */
const elo = (odds: number): number => 400 * Math.log10(odds);

const eloOf = (pairings: readonly Pairing[], zero: string | null, player: string): number =>
  rate(pairings, zero).find((r) => r.player === player)!.elo;

describe('ratings', () => {
  test('of two players follow from their score with one draw more', () => {
    const pairings: Pairing[] = [{ players: ['a', 'b'], battles: 4, points: 3 }];
    const [a, b] = rate(pairings, 'b');
    expect(a).toMatchObject({ player: 'a', elo: expect.closeTo(elo(3.5 / 1.5), 6) });
    expect(b).toMatchObject({ player: 'b', elo: 0, margin: 0 });
  });

  test('count a draw as half a win', () => {
    const drawn: Pairing[] = [{ players: ['a', 'b'], battles: 10, points: 6 }];
    expect(eloOf(drawn, 'b', 'a')).toBeCloseTo(elo(6.5 / 4.5), 6);
    expect(eloOf([{ players: ['a', 'b'], battles: 6, points: 3 }], 'b', 'a')).toBeCloseTo(0, 6);
  });

  test('of a player who won everything are finite, and the margin is wide', () => {
    const [a] = rate([{ players: ['a', 'b'], battles: 9, points: 9 }], 'b');
    expect(a!.elo).toBeCloseTo(elo(9.5 / 0.5), 6);
    expect(a!.margin).toBeGreaterThan(400);
  });

  test('have margins from the Fisher information', () => {
    // 99 battles and one draw, chances of a half each: information 25, a deviation of a fifth in natural logarithms.
    const a = rate([{ players: ['a', 'b'], battles: 99, points: 49.5 }], 'b').find((r) => r.player === 'a');
    expect(a!.margin).toBeCloseTo((1.959964 * 0.2 * 400) / Math.LN10, 3);
  });

  test('add up over a chain of three, and have the mean for zero if nobody is named', () => {
    const pairings: Pairing[] = [
      { players: ['a', 'b'], battles: 400, points: 300 },
      { players: ['b', 'c'], battles: 400, points: 300 },
    ];
    const step = eloOf(pairings, 'b', 'a');
    expect(Math.abs(step - elo(3))).toBeLessThan(2);
    expect(eloOf(pairings, 'c', 'a')).toBeCloseTo(2 * step, 6);
    expect(eloOf(pairings, null, 'b')).toBeCloseTo(0, 6);
    expect(rate(pairings, null).map((r) => r.player)).toEqual(['a', 'b', 'c']);
  });

  test('are margins of differences: the longer the chain to the zero, the wider', () => {
    const pairings: Pairing[] = [
      { players: ['a', 'b'], battles: 100, points: 50 },
      { players: ['b', 'c'], battles: 100, points: 50 },
    ];
    const margins = Object.fromEntries(rate(pairings, 'c').map((r) => [r.player, r.margin]));
    expect(margins['c']).toBeCloseTo(0, 6);
    expect(margins['a']! / margins['b']!).toBeCloseTo(Math.SQRT2, 6);
  });

  test('leave out players whom nothing connects with the zero', () => {
    const pairings: Pairing[] = [
      { players: ['a', 'b'], battles: 2, points: 1 },
      { players: ['c', 'd'], battles: 2, points: 1 },
      { players: ['a', 'c'], battles: 0, points: 0 },
    ];
    expect(rate(pairings, 'c').map((r) => r.player)).toEqual(['c', 'd']);
    expect(rate([], 'c')).toEqual([]);
  });

  test('find the strengths of simulated players within their margins', () => {
    const strengths = { a: 0, b: 120, c: 300, d: -200 };
    const names = Object.keys(strengths) as (keyof typeof strengths)[];
    const rng = seededRng(11);
    let [inside, all] = [0, 0];
    for (let ladder = 0; ladder < 60; ladder++) {
      const pairings = names.flatMap((x, i) =>
        names.slice(i + 1).map((y): Pairing => {
          const chance = 1 / (1 + 10 ** ((strengths[y] - strengths[x]) / 400));
          let points = 0;
          for (let battle = 0; battle < 60; battle++) points += Number(rng.int(1, 1_000_000) <= chance * 1_000_000);
          return { players: [x, y], battles: 60, points };
        }),
      );
      for (const { player, elo: found, margin } of rate(pairings, 'a')) {
        if (player === 'a') continue;
        all++;
        if (Math.abs(found - strengths[player as 'b']) <= margin) inside++;
      }
    }
    // 95 of 100 are meant to be inside; fewer than 90 would be a mistake in the margins.
    expect(inside / all).toBeGreaterThan(0.9);
    expect(inside / all).toBeLessThan(1);
  });
});
