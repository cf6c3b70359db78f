import { rollOnce } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Eyes, forBattle, Machine, newMemo, sampleAnswer } from '@walstatt/engine/host';
import { gap } from '@walstatt/geometry';
import { nearestOf, nearestWay } from '@walstatt/tabletop';
import { describe, expect, it } from 'vitest';
import { type Field, look, play } from '../../test/field.ts';
import { areFoes } from '../01-units/units.ts';
import { leaderSees } from '../05-line-of-sight/sight.ts';
import { unitsWithin } from '../07-measuring/distance.ts';
import { chargeReach, inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../07-measuring/table-top.ts';
import { ruleset } from '../index.ts';
import type { Look } from '../kit.ts';
import { asPlan, chargePlan } from './charge-plan.ts';
import { fieldOf } from './charge-ways.ts';

/** Of the charges that a unit's nearest model could make, how many there are, and for how many no place is found for all. */
function search(l: Look, id: string): { all: number; missed: number } {
  const u = l.state.units[id]!;
  const me = standingOf(l, id);
  const sum = { all: 0, missed: 0 };
  if (me === null || u.type !== 'infantry') return sum;
  const reach = chargeReach(u, false);
  for (const foe of tableTop(l).units) {
    if (!areFoes(l.state, u, foe.unit) || foe.unit.type === 'flyer') continue;
    if (!unitsWithin(l, id, foe.id, reach) || !leaderSees(l, id, foe.id).visible) continue;
    const field = fieldOf(l, id, foe.id, reach, false);
    if (!nearestOf(me.bodies, foe.bodies, TOLERANCE).some((m) => nearestWay(field, me.bodies[m]!) !== null)) continue;
    sum.all++;
    if (chargePlan(l, id, foe.id, reach, false) === null) sum.missed++;
  }
  return sum;
}

describe('places for all chargers', () => {
  const file = [
    [20, 10],
    [20, 8.1],
    [20, 6.2],
    [20, 4.3],
  ] as const;
  /** A friend stands where the third of the file would stand if all went the same way. */
  const strungOut = (leader: number): Field => ({
    red: {
      r: { models: file, profile: { models: 4 }, with: { leader } },
      f: { models: [[20, 12.2]], profile: { type: 'hero' } },
    },
    blue: { b: { models: [[20, 17.25]], profile: { type: 'hero' } } },
  });

  it.each([0, 1, 3])(
    '[WP-CHARGE-18] the last of a file keeps up within an inch if he cannot close up (leader %i)',
    (leader) => {
      const s = play(strungOut(leader));
      s.answer('moveUnit', 'r').answer('order', 'charge');
      expect(s.of('charged')).toHaveLength(0);
      s.answer('chargeMove', asPlan('r', chargePlan(s.battle.look, 'r', 'b', inches(10), false)!));
      const { bodies } = standingOf(s.battle.look, 'r')!;
      const near = Math.min(...bodies.slice(0, 3).map((b) => gap(b, bodies[3]!)));
      expect(near).toBeGreaterThan(inches(0.1));
      expect(near).toBeLessThanOrEqual(inches(1));
    },
  );

  it('[WP-CHARGE-13] of two that are equally near the one goes first who gets there', () => {
    const l = look({
      red: {
        r: {
          models: [
            [18.6, 10],
            [21.4, 10],
            [20, 9.2],
          ],
          profile: { models: 3 },
        },
      },
      blue: { b: { models: [[20, 15]], profile: { models: 1 } } },
      ground: { wall: { kind: 'blocking', from: [4, 10.8], to: [19.4, 15.6] } },
    });
    const plan = chargePlan(l, 'r', 'b', inches(4.5), false)!;
    expect(nearestOf(standingOf(l, 'r')!.bodies, standingOf(l, 'b')!.bodies, TOLERANCE)).toEqual([0, 1]);
    expect(nearestWay(fieldOf(l, 'r', 'b', inches(4.5), false), standingOf(l, 'r')!.bodies[0]!)).toBeNull();
    expect(plan.ways[1]!.length).toBe(2);
    expect(plan.contacts).toBeGreaterThan(0);
  });

  it('[WP-CHARGE-05] [WP-CHARGE-11] contact is found at the corner of a hull where friends stand before its sides', () => {
    const l = look({
      red: {
        r: { models: [[3.26, 7.13]], profile: { type: 'hero', move: 2 } },
        f: { models: [[3.99, 5.77]], profile: { models: 1 } },
        g: { models: [[2.2, 5.68]], profile: { models: 1 } },
      },
      blue: {
        b: { models: [[2.85, 2.66]], facing: 2823, profile: { type: 'vehicle' } },
        c: { models: [[5.59, 4.66]], facing: 117, profile: { type: 'artillery' } },
      },
    });
    const plan = chargePlan(l, 'r', 'b', inches(4), false);
    expect(plan).toMatchObject({ contacts: 1 });
  });

  it('are found for ninety-nine of a hundred charges at least', () => {
    const sum = { all: 0, missed: 0 };
    for (const scenario of ['demo', 'battle'])
      for (let seed = 1; seed <= 30; seed++) {
        const set = ruleset.setUp({ scenario });
        if (!('state' in set)) throw new Error('no battle');
        const memos = newMemo();
        const rng = seededRng(seed);
        const rules = forBattle(ruleset, new Eyes(ruleset, set.state, memos));
        const machine = new Machine(rules, set.state, memos, {});
        machine.start('battle', {});
        let need = machine.run();
        while (need !== null) {
          if (need.what === 'roll') need = rollOnce(machine, need, rng);
          else if (need.what === 'ask') {
            const [r] = need.requests;
            if (r!.name === 'order') {
              const { all, missed } = search(machine, (r!.args as { unit: string }).unit);
              sum.all += all;
              sum.missed += missed;
            }
            need = machine.run({
              what: 'ask',
              answers: need.requests.map((q) => sampleAnswer(machine as never, q, rng)),
            });
          } else throw new Error(need.what);
        }
      }
    expect(sum.all).toBeGreaterThan(150);
    expect(sum.missed, `of ${sum.all}`).toBeLessThanOrEqual(sum.all / 100);
  }, 60_000);
});
