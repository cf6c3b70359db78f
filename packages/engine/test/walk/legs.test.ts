import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../src/machine/types.ts';
import { Faults, firstFault } from '../../src/requests/faults.ts';
import { checkForm } from '../../src/requests/form.ts';
import type { Leg, Plan, Request } from '../../src/requests/request.ts';
import { tellRefusal } from '../../src/text/tell.ts';
import { followLegs, legsOf, stepByStep } from '../../src/walk/legs.ts';
import { ford } from '../notation/game/ruleset.ts';

const go = (by: number) => ({ leg: 'go', by });
const plan: Plan = [
  { mover: 'a', legs: [go(1), go(2), go(3)] },
  { mover: 'b', legs: [go(4)] },
  { mover: 'c', legs: [go(5), go(6)] },
];

describe('plans of several legs', () => {
  it('can be taken step by step, all their first leg before any takes the second', () => {
    expect(stepByStep(plan).map((p) => [p.mover, p.legs[0]?.['by']])).toEqual([
      ['a', 1],
      ['b', 4],
      ['c', 5],
      ['a', 2],
      ['c', 6],
      ['a', 3],
    ]);
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 5 }), { maxLength: 5 }), (all) => {
        const given: Plan = all.map((legs, i) => ({ mover: `${i}`, legs: legs.map(go) }));
        const steps = stepByStep(given);
        for (const { mover, legs } of given) expect(legsOf(steps, mover)).toEqual(legs);
      }),
    );
  });

  it('are answers only if a mover may come several times', () => {
    const request = { kind: 'path', name: 'plan', by: 'orks', rule: 'WP-DICE-01', args: null, movers: ['a', 'b', 'c'] };
    expect(checkForm(request as Request, plan)).toBeNull();
    expect(checkForm(request as Request, stepByStep(plan))).toMatchObject({ args: { wanted: 'each mover once' } });
    expect(checkForm({ ...request, interleaved: true } as Request, stepByStep(plan))).toBeNull();
  });

  it('are judged leg by leg, in their order, and the failing leg is named', () => {
    const visited: number[] = [];
    /** No mover may stand where another has been. */
    const follow = (p: Plan) =>
      followLegs(
        p,
        () => 0,
        (at, leg) => {
          const to = at + Number(leg['by']);
          if (visited.includes(to)) return { refusal: { code: 'taken', rule: 'WP-DICE-01', measured: to } };
          visited.push(to);
          return { to };
        },
      );
    const ends = follow(plan);
    expect('ends' in ends && [...ends.ends]).toEqual([
      ['a', 6],
      ['b', 4],
      ['c', 11],
    ]);
    visited.length = 0;
    // Step by step, b and c are on 4 and 5 before a comes to 3 and 6. Then c wants to go from 5 to 6.
    const crowded = [...plan.slice(0, 2), { mover: 'c', legs: [go(5), go(-4)] }];
    const refused = follow(stepByStep(crowded));
    expect(refused).toEqual({
      refusal: { code: 'taken', rule: 'WP-DICE-01', measured: 1, at: { mover: 'c', leg: 2 } },
    });
  });

  it('are judged to the end if all faults are wanted: the first failing leg of each mover', () => {
    const odd: Refusal = { code: 'odd', rule: 'WP-DICE-01' };
    const step = (at: number, leg: Leg) => (Number(leg['by']) % 2 === 1 ? { refusal: odd } : { to: at });
    const faults = new Faults(true);
    const refused = followLegs(plan, () => 0, step, faults);
    expect(refused).toEqual({ refusal: { ...odd, at: { mover: 'a', leg: 1 } } });
    expect(faults.list.map((f) => f.at)).toEqual([
      { mover: 'a', leg: 1 },
      { mover: 'c', leg: 1 },
    ]);
    expect(firstFault((first) => followLegs(plan, () => 0, step, first))).toEqual({
      ...odd,
      at: { mover: 'a', leg: 1 },
    });
  });

  it('are refused in words that name mover and leg', () => {
    const refusal = { code: 'wrongCount', rule: null, measured: 7, limit: 6, at: { mover: 'boyz', leg: 2 } } as const;
    const state = { units: {} } as never;
    expect(tellRefusal(ford, state, refusal, 'en')).toBe('boyz, leg 2: Count 7: the limit is 6.');
    expect(tellRefusal(ford, state, refusal, 'de')).toBe('boyz, Teilstrecke 2: Anzahl 7: die Grenze ist 6.');
  });
});
