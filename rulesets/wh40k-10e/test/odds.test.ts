import { odds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { type FortyK, ruleset } from '../src/index.ts';
import { stateOf } from './field.ts';

/** Exact odds of attacks compared with a convolution written by hand. */

type Distribution = readonly number[];

/** The sum of two independent numbers. */
function plus(a: Distribution, b: Distribution): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  return sum;
}

function exact(attacks: number, sides: number): Map<number, number> {
  const weapon = {
    name: 'gun',
    range: null,
    attacks: { dice: 0, sides: 6, plus: attacks },
    skill: 3,
    strength: 5,
    penetration: -1,
    damage: sides === 0 ? { dice: 0, sides: 6, plus: 1 } : { dice: 1, sides, plus: 0 },
    abilities: [],
    group: null,
  };
  const state = stateOf({
    red: { squad: { places: [[10, 10]] } },
    blue: { tank: { places: [[20, 10]], profile: { wounds: 40, invulnerable: null } } },
    weapons: { gun: weapon },
  });
  const context = {
    seat: 'red',
    unit: 'squad',
    target: 'tank',
    guns: [{ model: 'squad.1', weapon: 'gun', half: false, attacks: null }],
    targetSize: 1,
    sure: 0,
    mortal: 0,
    gun: null,
    left: 0,
    hits: 0,
    model: null,
    damage: 0,
  };
  const found = odds<FortyK>(
    ruleset,
    { state, since: [] },
    { start: { activity: 'attacks', context }, measure: (s) => s.models['tank.1']!.lost },
  );
  expect(found.method).toBe('exact');
  return new Map(found.distribution);
}

test('the odds of whole attacks are those of a convolution', () => {
  // Hit on 3+, wound T4 with S5 on 3+, AP -1 against Sv 3+ fails on 1 to 3.
  const through = (4 / 6) * (4 / 6) * (3 / 6);
  for (const sides of [0, 3, 6]) {
    const damage = sides === 0 ? [0, 1] : [0, ...new Array<number>(sides).fill(1 / sides)];
    const one = damage.map((p, i) => p * through + (i === 0 ? 1 - through : 0));
    let expected: Distribution = [1];
    for (let i = 0; i < 4; i++) expected = plus(expected, one);
    const found = exact(4, sides);
    for (const [lost, p] of expected.entries()) expect(found.get(lost) ?? 0).toBeCloseTo(p, 12);
  }
});
