import { hex } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { isOnBoard } from '../src/01-introduction/board/board.ts';
import { enemiesOfUnit, middleOf, nearestTo } from '../src/01-introduction/board/nearest.ts';
import { keyOf, occupancy, unitOf } from '../src/01-introduction/board/occupancy.ts';
import { bodyOf } from '../src/01-introduction/board/pieces.ts';
import { isOrdered } from '../src/01-introduction/formation/formation.ts';
import { NOTHING_SPENT } from '../src/05-movement/account.ts';
import { planRefusal } from '../src/05-movement/check-plan.ts';
import { type Standing, standingOf } from '../src/05-movement/standing.ts';
import { planOf } from '../src/05-movement/walker.ts';
import type { Look } from '../src/kit.ts';
import { evaluate } from '../src/tactics/evaluation.ts';
import { gatheringOf } from '../src/tactics/gathering.ts';
import { walksAround } from '../src/tactics/plan-around.ts';
import { BOLD, walkTowards } from '../src/tactics/plan-unit.ts';
import { absenceOf } from '../src/tactics/standing.ts';
import { usualPlan } from '../src/tactics/usual-plan.ts';
import { stepsToEnemy, waysToEnemies } from '../src/tactics/ways.ts';
import { given, line, type Place, type Table, walking } from './on-table.ts';

const lookAt = (units: Table['units']): Look => given({ at: walking('a'), units }).battle.lookAs('imperial') as Look;

const fresh = (look: Look, unit: string): Standing => standingOf(look, { unit, ...NOTHING_SPENT, single: [], met: [] });

/** `a` stands behind `b`, which fights `c`. There is room to the left. */
const BEHIND: Table['units'] = {
  a: { owner: 'imperial', order: 'attack', stand: line(-3, 15, 4, 4) },
  b: { owner: 'imperial', order: 'attack', stand: line(0, 13, 4, 4), moved: true },
  c: { owner: 'ork', order: 'attack', stand: line(3, 12, 1, 5), moved: true },
};

describe('ways to the enemy', () => {
  /** Goes field by field, as long as any step brings it nearer. */
  function slowly(look: Look, unit: string): Map<number, number> {
    const held = occupancy(look);
    const far = new Map<number, number>();
    const enemies = enemiesOfUnit(look, unit);
    for (let changed = true; changed; ) {
      changed = false;
      for (let r = 0; r <= 40; r++) {
        for (let q = -30; q <= 40; q++) {
          const other = held.get(keyOf(q, r));
          if (!isOnBoard(look.state.board, q, r) || (other !== undefined && unitOf(look.state, other.id) !== unit))
            continue;
          let least = enemies.some((e) => hex.distance(e, { q, r }) === 1) ? 1 : Number.POSITIVE_INFINITY;
          for (const n of hex.neighbours({ q, r })) least = Math.min(least, (far.get(keyOf(n.q, n.r)) ?? 999) + 1);
          if (least >= 999 || (far.get(keyOf(q, r)) ?? 999) <= least) continue;
          far.set(keyOf(q, r), least);
          changed = true;
        }
      }
    }
    return far;
  }

  it('lead around everybody else, as a slow search finds', () => {
    const look = lookAt(BEHIND);
    const ways = waysToEnemies(look, 'a');
    const far = slowly(look, 'a');
    expect(far.size).toBeGreaterThan(300);
    for (const [key, steps] of far) {
      const { q, r } = hex.hexOfKey(key);
      expect(stepsToEnemy(ways, q, r)).toBe(steps);
    }
    const enemies = enemiesOfUnit(look, 'a');
    const detours = bodyOf(look.state, 'a').map(
      (p) => stepsToEnemy(ways, p.q, p.r) - hex.distance(p, nearestTo(p, enemies)!),
    );
    expect(Math.min(...detours)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...detours)).toBeGreaterThan(0);
  });

  it('are followed by a unit whose straight way is barred', () => {
    const look = lookAt(BEHIND);
    const s = fresh(look, 'a');
    const straight = walkTowards(look, s, nearestTo(middleOf(s.body), enemiesOfUnit(look, 'a'))!, BOLD);
    expect(straight.contact).toBe(false);
    const around = walksAround(look, s, { plans: 3, legs: 6 });
    expect(around[0]!.contact).toBe(true);
    for (const w of around) expect(planRefusal(look, s, planOf(w))).toBeNull();
    const touching = around.map((w) => w.contact);
    expect(touching).toEqual([...touching].sort((a, b) => Number(b) - Number(a)));
    expect(planRefusal(look, s, usualPlan(look, s))).toBeNull();
    expect(usualPlan(look, s)).not.toEqual(planOf(straight));
  });
});

describe('scattered units', () => {
  const SCATTERED: Place[] = [
    [0, 18, 4],
    [3, 18, 4],
    [-2, 20, 4],
    [1, 21, 4],
    [-1, 17, 4],
    [4, 20, 4],
    [0, 23, 4],
  ];
  const TABLE: Table['units'] = {
    a: { owner: 'imperial', order: 'move', stand: SCATTERED },
    b: { owner: 'ork', order: 'move', stand: line(8, 4, 1, 4) },
  };

  it('know a line that all of them fit in, and how far it is', () => {
    const look = lookAt(TABLE);
    const body = bodyOf(look.state, 'a');
    const found = gatheringOf(look, body, 4)!;
    expect(isOrdered(body.map((p, i) => ({ ...p, ...found.places[i]! })))).toBe(true);
    const gaps = body.map((p, i) => hex.distance(p, found.places[i]!));
    expect([found.farthest, found.sum]).toEqual([Math.max(...gaps), gaps.reduce((a, b) => a + b)]);
  });

  it('fall in line within a few rounds', () => {
    let stand = SCATTERED;
    let rounds = 0;
    for (; rounds < 4; rounds++) {
      const look = lookAt({ ...TABLE, a: { ...TABLE['a']!, stand } });
      const s = fresh(look, 'a');
      if (isOrdered(s.body)) break;
      const w = walkTowards(look, s, nearestTo(s.body[0]!, enemiesOfUnit(look, 'a'))!, BOLD);
      expect(planRefusal(look, s, planOf(w))).toBeNull();
      stand = w.standing.body.map((p) => [p.q, p.r, p.facing]);
    }
    expect(rounds).toBeGreaterThan(0);
    expect(rounds).toBeLessThan(4);
  });
});

describe('the evaluation', () => {
  const fight = (a: Place[], d: Place[]): Table['units'] => ({
    a: { owner: 'imperial', stand: a },
    b: { owner: 'imperial', stand: line(0, 13, 4, 4), fought: 1 },
    c: { owner: 'ork', stand: line(3, 12, 1, 4), fought: 1 },
    d: { owner: 'ork', stand: d },
  });
  const near = { a: line(-4, 15, 4, 3), d: line(9, 9, 1, 3) };
  const far = { a: line(-8, 26, 4, 3), d: line(12, 1, 1, 3) };

  it('wants the own units in the fight and those of the enemy away', () => {
    const both = evaluate(lookAt(fight(near.a, near.d)), 'imperial');
    expect(evaluate(lookAt(fight(far.a, near.d)), 'imperial')).toBeLessThan(both);
    expect(evaluate(lookAt(fight(near.a, far.d)), 'imperial')).toBeGreaterThan(both);
  });

  it('counts no unit that fights as away', () => {
    const look = lookAt(fight(near.a, near.d));
    expect([absenceOf(look, 'b'), absenceOf(look, 'c')]).toEqual([0, 0]);
    expect(absenceOf(look, 'a')).toBeGreaterThan(0);
  });
});
