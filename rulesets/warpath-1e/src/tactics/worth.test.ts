import { describe, expect, it } from 'vitest';
import { type Field, look as lookAt } from '../../test/field.ts';
import type { Look } from '../kit.ts';
import { worthOf, worths } from './worth.ts';

const DEMO: Field = {
  red: {
    r1: { is: 'demo-grunts', at: [10, 40] },
    r2: { is: 'demo-grunts', at: [20, 40] },
    r3: { is: 'demo-raptor', at: [30, 40] },
  },
  blue: {
    b1: { is: 'demo-steel-warriors', at: [10, 5] },
    b2: { is: 'demo-thunderstorm-veterans', at: [20, 5] },
    b3: { is: 'demo-jotun-hailstorm-cannon', at: [30, 5] },
  },
};

const under = (condition: string, field: Field = DEMO): Look => lookAt({ ...field, state: { condition } });
const sum = (look: Look): number => worths(look).reduce((a, b) => a + b, 0);

describe('what units are worth to the computer', () => {
  it('is their points where points decide', () => {
    for (const condition of ['meatGrinder', 'totalControl']) {
      const look = under(condition);
      for (const id in look.state.units) expect(worthOf(look, id)).toBe(look.state.units[id]!.points);
    }
  });

  it('is what they can do to the enemy where points do not count, and all together their points', () => {
    for (const condition of ['annihilation', 'scorchedEarth']) {
      const look = under(condition);
      expect(sum(look)).toBeCloseTo(2 * 70 + 70 + 110 + 145 + 95);
      // The gun shoots across the table, the warriors half as far; the grunts claw, the raptor has one weapon.
      expect(worthOf(look, 'b3')).toBeGreaterThan(1.1 * worthOf(look, 'b1'));
      expect(worthOf(look, 'b2')).toBeGreaterThan(1.3 * worthOf(look, 'b1'));
      expect(worthOf(look, 'r1')).toBeGreaterThan(1.5 * worthOf(look, 'r3'));
      expect(worthOf(look, 'r1')).toBe(worthOf(look, 'r2'));
    }
  });

  it('does not change with damage: what is left of a unit is reckoned elsewhere', () => {
    const hurt: Field = { ...DEMO, blue: { ...DEMO.blue, b3: { ...DEMO.blue!['b3'], with: { damage: 8 } } } };
    expect([...worths(under('annihilation', hurt))]).toEqual([...worths(under('annihilation'))]);
  });

  it('depends on whom they fight: what is of use against one is not against another', () => {
    const armour = { profile: { type: 'vehicle', defence: 6, attacks: 0 }, at: [10, 5] } as const;
    const foot = { profile: { defence: 4 }, at: [10, 5] } as const;
    const rifles = { profile: { firepower: 10 }, at: [10, 40] } as const;
    const lance = { profile: { firepower: 3, specials: ['piercing(4)'] }, at: [20, 40] } as const;
    const share = (foe: object): number => {
      const look = under('annihilation', { red: { r1: rifles, r2: lance }, blue: { b1: foe } });
      return worthOf(look, 'r2') / worthOf(look, 'r1');
    };
    expect(share(foot)).toBeLessThan(1);
    expect(share(armour)).toBeGreaterThan(1);
  });

  it('is a small share of its points for somebody who can do nothing, and points if nobody can', () => {
    const bearers = { profile: { firepower: 0, attacks: 0 }, at: [10, 40] } as const;
    const fighters = { profile: {}, at: [20, 40] } as const;
    const look = under('annihilation', {
      red: { r1: bearers, r2: fighters },
      blue: { b1: { ...fighters, at: [20, 5] } },
    });
    expect(worthOf(look, 'r1')).toBeCloseTo(30);
    expect(worthOf(look, 'r2')).toBeGreaterThan(100);
    const peace = under('annihilation', { red: { r1: bearers }, blue: { b1: { ...bearers, at: [10, 5] } } });
    expect(worthOf(peace, 'r1')).toBe(100);
  });
});
