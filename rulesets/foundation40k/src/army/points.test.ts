import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../data/catalogue.ts';
import type { Profile, Weapon } from '../generated/state.ts';
import { type ArmedModel, listPoints, unitPoints } from './points.ts';

const profile = (id: string): Profile => catalogue.profiles[id]!;
const weapon = (id: string): Weapon => catalogue.weapons[id]!;
const many = (model: ArmedModel): ArmedModel[] => Array.from({ length: 100 }, () => model);
const worth = (p: Profile, ...weapons: Weapon[]): number => unitPoints(many({ profile: p, weapons }), []);

describe('points', () => {
  test('the example of the documentation', () => {
    const marine = { profile: profile('spaceMarine'), weapons: [weapon('boltgun')] };
    expect(unitPoints(many(marine), ['knowNoFear'])).toBe(Math.round(100 * 5 * (2 + 4 / 9 + 1 / 4) * (11 / 6) * 1.05));
    expect(listPoints([100, 151], [])).toBe(251);
    expect(listPoints([100, 151], ['waaagh'])).toBe(276);
  });

  test('better is dearer in every characteristic', () => {
    const better: ((p: Profile) => Profile)[] = [
      (p) => ({ ...p, meleeSkill: p.meleeSkill - 1 }),
      (p) => ({ ...p, shootSkill: p.shootSkill - 1 }),
      (p) => ({ ...p, save: p.save - 1 }),
      (p) => ({ ...p, morale: p.morale - 1 }),
      (p) => ({ ...p, lives: p.lives + 1 }),
      (p) => ({ ...p, attacks: { ...p.attacks, plus: p.attacks.plus + 1 } }),
      (p) => ({ ...p, move: p.move + 2 * 2540 }),
      (p) => ({ ...p, specialRules: [...p.specialRules, 'preacher'] }),
    ];
    const base: fc.Arbitrary<Profile> = fc
      .record({
        meleeSkill: fc.integer({ min: 3, max: 6 }),
        shootSkill: fc.integer({ min: 3, max: 6 }),
        save: fc.integer({ min: 3, max: 6 }),
        morale: fc.integer({ min: 3, max: 4 }),
        lives: fc.integer({ min: 1, max: 5 }),
      })
      .map((change) => ({ ...profile('spaceMarine'), ...change }));
    fc.assert(
      fc.property(base, fc.constantFrom(...better), (p, improve) => {
        expect(worth(improve(p), weapon('boltgun'))).toBeGreaterThan(worth(p, weapon('boltgun')));
      }),
    );
  });

  test('infantry pays for its best weapon of each kind, vehicles for all they shoot with', () => {
    const marine = profile('spaceMarine');
    expect(worth(marine, weapon('rocketLauncher'), weapon('boltgun'))).toBe(worth(marine, weapon('rocketLauncher')));
    const rhino = profile('rhino');
    expect(worth(rhino, weapon('boltgun'), weapon('boltgun'))).toBe(worth(rhino, weapon('twinBoltgun')));
    expect(worth(marine, weapon('chainsword'))).toBeGreaterThan(worth(marine, weapon('choppa')));
  });

  test('shooting and melee count apart, and the best melee weapon or bare hands', () => {
    const marine = profile('spaceMarine');
    const steady = 5 * (11 / 6) * 100;
    // A 1, RoF 1 and FP 1 at NK 4+.
    expect(worth(marine, weapon('chainsword'))).toBe(Math.round(steady * (2 + ((2 * 4) / 6) * 0.5)));
    expect(worth(marine)).toBe(Math.round(steady * (2 + 0.5 * 0.5)));
    const walker = { ...profile('rhino'), unitType: 'walker' as const, specialRules: [] };
    const twice = [weapon('boltgun'), weapon('boltgun')] as const;
    expect(worth(walker, ...twice)).toBe(worth(walker, weapon('boltgun')));
    for (const unitType of ['vehicle', 'gravVehicle'] as const)
      expect(worth({ ...walker, unitType }, ...twice)).toBeGreaterThan(worth(walker, ...twice));
    const armoured = { ...walker, specialRules: ['lightArmour' as const] };
    expect(worth(armoured, ...twice)).toBeGreaterThan(worth(armoured, weapon('boltgun')));
  });

  test('heavier armour is dearer, striking last is cheaper', () => {
    const rhino = { ...profile('rhino'), specialRules: [] };
    const armoured = (['lightArmour', 'mediumArmour', 'heavyArmour'] as const).map((rule) =>
      unitPoints(many({ profile: rhino, weapons: [] }), [rule]),
    );
    expect(armoured).toEqual([...armoured].sort((a, b) => a - b));
    const slow = unitPoints(many({ profile: rhino, weapons: [] }), ['alwaysStrikesLast']);
    expect(slow).toBeLessThan(worth(rhino));
  });
});
