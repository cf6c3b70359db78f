import { describe, expect, test } from 'vitest';
import { BASE, type Field, field, type Play, type Troop } from '../../test/field.ts';
import { fixed, lost } from '../../test/fight.ts';
import { blade, brawl, hero, shoulderToShoulder } from '../../test/melee.ts';
import type { Weapon } from '../generated/state.ts';

const attack = (f: Field): Play =>
  field(f).start('meleeAttacks', { seat: 'red', unit: 'squad', armed: [], volleys: [] });

/** A squad with the named melee weapons against one hero, base to base. */
const armedWith = (weapons: Record<string, Partial<Weapon>>, dice: number[] = [], more: Troop = {}): Play =>
  attack({
    red: { squad: { places: [[10, 10]], weapons: Object.keys(weapons), ...more } },
    blue: { horde: hero(11, 10, { weapons: [] }) },
    weapons: Object.fromEntries(Object.entries(weapons).map(([id, w]) => [id, blade({ name: id, ...w })])),
    dice,
  });

const hitRolls = (s: Play): number => s.of('rolled').filter((e) => e.purpose === 'hit').length;

describe('which models fight', () => {
  test('[WH-MELEE-02][WH-MELEE-08] those within engagement range of an enemy', () => {
    const places = [
      [10, 10],
      [10, 11.3],
    ] as const;
    const red = { squad: { places, weapons: ['blade'] } };
    const s = attack(brawl({ red, blue: { horde: hero(12, 10) }, dice: [1] }));
    expect(hitRolls(s)).toBe(1);
    s.end();
  });

  test('[WH-MELEE-03][WH-MELEE-09] and those in base contact with one that is in base contact with the enemy', () => {
    const queue = (gap: number, between: number): Play => {
      const places = [
        [10, 10],
        [10 - BASE - between, 10],
        [10 - 2 * BASE - between, 10],
      ] as const;
      const red = { squad: { places, weapons: ['blade'] } };
      return attack(brawl({ red, blue: { horde: hero(10 + BASE + gap, 10) }, dice: [1, 1, 1] }));
    };
    expect(hitRolls(queue(0, 0))).toBe(2);
    expect(hitRolls(queue(0.2, 0))).toBe(1);
    expect(hitRolls(queue(0, 0.1))).toBe(1);
  });

  test('[WH-MELEE-12] without a target there are no attacks', () => {
    attack(brawl({ red: { squad: hero(10, 10) }, blue: { horde: hero(20, 10) } })).end();
  });
});

describe('weapons', () => {
  test('[WH-MELEE-04][WH-MELEE-05][WH-MELEE-01] one weapon with one profile for each model, declared first', () => {
    const s = armedWith({ axe: { group: 'axe' }, sweep: { group: 'axe', attacks: fixed(2) }, gun: { range: 2540 } });
    expect(s.request('meleeWeapons').items).toEqual([{ id: 'squad.1', options: ['axe', 'sweep'] }]);
    s.moreDice(1, 1).answer('meleeWeapons', { 'squad.1': 'sweep' }, 'red');
    expect(hitRolls(s)).toBe(2);
    s.end();
  });

  test('[WH-WEAP-26] weapons with extra attacks come on top, if the player likes', () => {
    const weapons = { axe: {}, tail: { abilities: [{ ability: 'extraAttacks' as const }], attacks: fixed(3) } };
    const s = armedWith(weapons);
    expect(s.request('meleeWeapons').items).toEqual([{ id: 'squad.1/1', options: ['tail', 'unused'] }]);
    s.answer('meleeWeapons', { 'squad.1/1': 'tail' }, 'red').moreDice(1, 1, 1, 1);
    s.answer('weaponOrder', ['tail', 'axe'], 'red');
    expect(hitRolls(s)).toBe(4);
    s.end();
    const without = armedWith(weapons).moreDice(1).answer('meleeWeapons', { 'squad.1/1': 'unused' }, 'red');
    expect(hitRolls(without)).toBe(1);
    without.end();
  });

  test('[WH-MELEE-06][WH-MELEE-13] as many attacks as the weapon says, each with its hit roll', () => {
    const s = armedWith({ axe: { attacks: { dice: 1, sides: 3, plus: 1 } } }, [3, 1, 1, 4, 3]);
    expect(hitRolls(s)).toBe(3);
    s.end();
  });

  test('[WH-MELEE-15] all attacks with one profile before those with the next', () => {
    const s = attack({
      red: {
        squad: { places: shoulderToShoulder(2, 10, 10), weapons: ['axe'] },
        chief: { places: [[9.5, 11]], weapons: ['sword'], attachedTo: 'squad' },
      },
      blue: { horde: { places: [[10.5, 11]], profile: { wounds: 20 } } },
      weapons: { axe: blade({ skill: 2 }), sword: blade({ skill: 3 }) },
    });
    s.moreDice(1, 1, 1).answer('weaponOrder', ['sword', 'axe'], 'red');
    expect(s.of('rolled').map((e) => e.needs)).toMatchObject([{ value: 3 }, { value: 2 }, { value: 2 }]);
    s.end();
  });
});

describe('targets', () => {
  /** A hero between two enemies. */
  const between = (weapon: Partial<Weapon>, more: Partial<Field> = {}): Play =>
    attack({
      red: { squad: { places: [[10, 10]], weapons: ['blade'] } },
      blue: { left: hero(8, 10), right: hero(12, 10) },
      weapons: { blade: blade(weapon) },
      ...more,
    });

  test('[WH-MELEE-07][WH-MELEE-10][WH-MELEE-11][WH-MELEE-14] attacks are split before the first, and go target by target', () => {
    const s = between({ attacks: fixed(5), skill: 2 });
    expect(s.request('meleeTargets')).toMatchObject({ total: 5, options: [{ id: 'left' }, { id: 'right' }] });
    s.answer('meleeTargets', { left: 2, right: 3 }, 'red').moreDice(2, 4, 1, 1, 1, 2, 4, 1, 1);
    s.answer('volleyNext', 'right', 'red');
    expect([lost(s, 'left.1'), lost(s, 'right.1')]).toEqual([1, 1]);
    expect(s.of('woundLost').map((e) => e.unit)).toEqual(['right', 'left']);
    s.end();
  });

  test('[WH-MELEE-10][WH-G-101] a random number is rolled before it is split', () => {
    const s = between({ attacks: { dice: 1, sides: 6, plus: 0 } }, { dice: [4] });
    expect(s.request('meleeTargets').total).toBe(4);
    s.moreDice(1, 1, 1, 1).answer('meleeTargets', { left: 4 }, 'red');
    expect(hitRolls(s)).toBe(4);
    s.end();
  });

  test('[WH-MELEE-10][WH-G-101] models with the same weapon and the same targets split theirs together', () => {
    const places = [
      [10, 10],
      [10, 11],
    ] as const;
    const s = between(
      { attacks: fixed(2) },
      {
        red: { squad: { places, weapons: ['blade'] } },
        blue: { left: hero(8.5, 10.5), right: hero(11.5, 10.5) },
      },
    );
    expect(s.request('meleeTargets').total).toBe(4);
    s.moreDice(1, 1, 1, 1).answer('meleeTargets', { left: 3, right: 1 }, 'red').answer('volleyNext', 'left', 'red');
    expect(hitRolls(s)).toBe(4);
    s.end();
  });

  test('[WH-MELEE-16] declared attacks are made even if their target is out of reach by then', () => {
    const s = attack({
      red: { squad: { places: [[10, 10]], weapons: ['blade'] } },
      blue: {
        horde: {
          places: [
            [12, 10],
            [14, 10],
          ],
        },
      },
      weapons: { blade: blade({ attacks: fixed(3), damage: fixed(2) }) },
      dice: [4, 4],
    });
    s.moreDice(1, 4, 4, 1, 1).answer('allocate', 'horde.1', 'blue');
    expect(s.of('modelDestroyed').map((e) => e.model)).toEqual(['horde.1', 'horde.2']);
  });

  const flyer = { sheet: { keywords: ['FLY', 'AIRCRAFT'] } };

  test('[WH-AIR-24][WH-AIR-25] aircraft and others fight only if the other can fly', () => {
    const meet = (red: Troop, blue: Troop): number =>
      hitRolls(attack(brawl({ red: { squad: hero(10, 10, red) }, blue: { horde: hero(12, 10, blue) }, dice: [1] })));
    expect(meet({}, flyer)).toBe(0);
    expect(meet({ sheet: { keywords: ['FLY'] } }, flyer)).toBe(1);
    expect(meet(flyer, {})).toBe(0);
    expect(meet(flyer, { sheet: { keywords: ['FLY'] } })).toBe(1);
  });

  test('[WH-AIR-23] aircraft are eligible only against what can fly', () => {
    const phase = (keywords: string[]): string[] => {
      const s = field(
        brawl({ red: { a: hero(10, 10, flyer) }, blue: { b: hero(11, 10, { sheet: { keywords } }) }, dice: [1, 1] }),
      );
      return s
        .start('fightPhase', { seat: 'red' })
        .of('unitFights')
        .map((e) => e.unit);
    };
    expect(phase([])).toEqual(['b']);
    expect(phase(['FLY'])).toEqual(['b', 'a']);
  });
});

test('[WH-MELEE-06] as many attacks as the weapon has', () => {
  expect(hitRolls(armedWith({ axe: { attacks: fixed(3) } }, [1, 1, 1]))).toBe(3);
  expect(hitRolls(armedWith({ axe: { attacks: { dice: 1, sides: 6, plus: 1 } } }, [4, 1, 1, 1, 1, 1]))).toBe(5);
});
