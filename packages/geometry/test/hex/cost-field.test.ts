import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { patches } from './arbitrary.ts';

type Ground = { within: hex.HexSet; blocked: Set<number>; cost: hex.StepCost };

const grounds: fc.Arbitrary<Ground> = fc
  .tuple(
    patches(8),
    fc.array(fc.nat(9), { minLength: 64, maxLength: 64 }),
    fc.array(fc.nat(9), { minLength: 64, maxLength: 64 }),
  )
  .map(([within, prices, walls]) => {
    const pick = (h: hex.Hex, d: number): number => (((h.q * 7 + h.r * 13 + d * 5) % 64) + 64) % 64;
    const blocked = new Set<number>();
    for (const h of hex.hexesIn(within)) {
      for (const s of hex.sidesOf(h)) if (walls[pick(s, s.side)] === 0) blocked.add(hex.sideKey(s));
    }
    const cost: hex.StepCost = (to, _from, d) => {
      const price = prices[pick(to, d)]!;
      return price === 9 ? undefined : price;
    };
    return { within, blocked, cost };
  });

/** Bellman–Ford: relax every step until nothing changes. */
function bellmanFord(start: hex.Hex, { within, blocked, cost }: Ground): Map<number, number> {
  const best = new Map([[hex.hexKey(start), 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const from of hex.hexesIn(within)) {
      const soFar = best.get(hex.hexKey(from));
      if (soFar === undefined) continue;
      for (let d = 0; d < 6; d++) {
        const to = hex.neighbour(from, d);
        if (!hex.contains(within, to) || blocked.has(hex.sideKey(hex.sideOf(from, d)))) continue;
        const price = cost(to, from, d);
        if (price === undefined || (best.get(hex.hexKey(to)) ?? Infinity) <= soFar + price) continue;
        best.set(hex.hexKey(to), soFar + price);
        changed = true;
      }
    }
  }
  return best;
}

const byNumber = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0];

describe('cost fields', () => {
  test('cost what Bellman and Ford find, within the limit, and paths add up to it', () => {
    fc.assert(
      fc.property(grounds, fc.nat(40), (ground, limit) => {
        const start = hex.hexesIn(ground.within)[0]!;
        const oracle = bellmanFord(start, ground);
        const field = hex.costField([start], ground.cost, ground);
        expect([...field.costs].sort(byNumber)).toEqual([...oracle].sort(byNumber));
        const cheap = [...oracle].filter(([, cost]) => cost <= limit).sort(byNumber);
        expect([...hex.costField([start], ground.cost, { ...ground, limit }).costs].sort(byNumber)).toEqual(cheap);
        for (const h of hex.reachedHexes(field)) {
          const path = hex.pathTo(field, h)!;
          let sum = 0;
          for (let i = 1; i < path.length; i++) {
            const d = hex.directionBetween(path[i - 1]!, path[i]!)!;
            expect(ground.blocked.has(hex.sideKeyOf(path[i - 1]!, d))).toBe(false);
            sum += ground.cost(path[i]!, path[i - 1]!, d)!;
          }
          expect(path[0]).toEqual(start);
          expect(path.at(-1)).toEqual(h);
          expect(sum).toBe(hex.costTo(field, h));
          const toGoal = hex.costField([start], ground.cost, { ...ground, goal: h });
          expect(hex.costTo(toGoal, h)).toBe(sum);
          expect(hex.pathTo(toGoal, h)).toEqual(path);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('do not depend on the order in which fields and starts are named', () => {
    fc.assert(
      fc.property(grounds, (ground) => {
        const fields = hex.hexesIn(ground.within);
        const starts = fields.slice(0, 3);
        const one = hex.costField(starts, ground.cost, ground);
        const within = hex.hexSet(fields.reverse());
        const other = hex.costField([...starts].reverse(), ground.cost, { ...ground, within });
        expect([...other.costs]).toEqual([...one.costs]);
        for (const key of one.costs.keys()) expect(other.parents.get(key)).toBe(one.parents.get(key));
        const costs = [...one.costs].map(([key, cost]) => ({ key, cost }));
        expect([...costs].sort((a, b) => a.cost - b.cost || 0)).toEqual(costs);
      }),
      { numRuns: 40 },
    );
  });

  test('equal costs everywhere give the distance', () => {
    const within = hex.hexSet(hex.disc({ q: 0, r: 0 }, 6));
    const field = hex.costField([{ q: 0, r: 0 }], () => 3, { within });
    for (const h of hex.hexesIn(within)) expect(hex.costTo(field, h)).toBe(3 * hex.distance(h, { q: 0, r: 0 }));
    const far = (h: hex.Hex): number => hex.distance(h, { q: 0, r: 0 });
    expect(hex.reachedHexes(field)).toEqual(hex.hexesIn(within).sort((a, b) => far(a) - far(b)));
    expect(hex.reachedHexes(hex.costField([{ q: 0, r: 0 }], () => 3, { within, limit: 8 }))).toHaveLength(19);
    expect(hex.pathTo(field, { q: 9, r: 0 })).toBeUndefined();
    expect(hex.reachedHexes(hex.costField([{ q: 9, r: 0 }], () => 3, { within }))).toEqual([]);
  });

  test('a cost that is not an integer of 0 or more is refused', () => {
    const within = hex.hexSet(hex.disc({ q: 0, r: 0 }, 1));
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => hex.costField([{ q: 0, r: 0 }], () => bad, { within })).toThrow(RangeError);
    }
  });
});

describe('pose fields', () => {
  /** Steps ahead for 3, turns by a sixth for 2. */
  const moves: hex.PoseMoves = (from, reach) => {
    reach(hex.stepped(from, from.facing), 3);
    reach(hex.turned(from, 1), 2);
    reach(hex.turned(from, -1), 2);
  };

  test('equal the best of all sequences of moves', () => {
    const start = { q: 2, r: -1, facing: 4 };
    const limit = 11;
    const oracle = new Map<number, number>();
    const walk = (pose: hex.HexPose, cost: number): void => {
      if (cost > limit || (oracle.get(hex.poseKey(pose)) ?? Infinity) < cost) return;
      oracle.set(hex.poseKey(pose), cost);
      moves(pose, (to, price) => walk(to, cost + price));
    };
    walk(start, 0);
    const field = hex.poseField(start, moves, limit);
    expect([...field.costs].sort(byNumber)).toEqual([...oracle].sort(byNumber));
    const behind = hex.turned(hex.stepped(start, 1), 0);
    expect(hex.costToPose(field, behind)).toBeUndefined();
    const ahead = hex.stepped(start, 4);
    expect(hex.posesTo(field, hex.turned(ahead, 1))).toEqual([start, ahead, hex.turned(ahead, 1)]);
    expect(hex.reachedPoses(field)[0]).toEqual(start);
  });
});
