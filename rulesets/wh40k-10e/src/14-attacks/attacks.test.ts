import { describe, expect, test } from 'vitest';
import { field, type Troop } from '../../test/field.ts';
import { alone, fight, fixed, lost, sturdy } from '../../test/fight.ts';
import { UNAIMED } from './attack.ts';
import { woundNeed } from './needs.ts';

describe('hit rolls', () => {
  test('[WH-ATT-01][WH-ATT-02][WH-ATT-07][WH-ATT-13] hit, wound, save, damage, in this order', () => {
    const s = fight({ horde: alone, dice: [4, 4, 2] });
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['hit', 'wound', 'save']);
    expect(lost(s)).toBe(1);
    s.end();
  });

  test('[WH-ATT-03] a miss ends the attack', () => {
    fight({ horde: alone, dice: [3] }).end();
  });

  test('[WH-ATT-04][WH-ATT-05] a 6 always hits, a 1 never does', () => {
    fight({ gun: { skill: 7 }, horde: alone, dice: [6, 1] }).end();
    fight({ gun: { skill: 2 }, horde: alone, dice: [1] }).end();
  });
});

describe('wound rolls', () => {
  test('[WH-ATT-08][WH-ATT-09][WH-ATT-10][WH-ATT-11][WH-ATT-12][WH-G-02] Strength against Toughness', () => {
    const needs = [8, 7, 5, 4, 3, 2, 1].map((strength) => woundNeed(strength, 4));
    expect(needs).toEqual([2, 3, 3, 4, 5, 6, 6]);
    expect([woundNeed(4, 7), woundNeed(4, 8)]).toEqual([5, 6]);
    const against = (strength: number, die: number) => fight({ gun: { strength }, horde: alone, dice: [4, die] }).end();
    for (const [strength, die] of [
      [8, 1],
      [5, 2],
      [4, 3],
      [3, 4],
      [2, 5],
    ] as const)
      against(strength, die);
  });

  test('[WH-ATT-14][WH-ATT-15] a 6 always wounds, a 1 never does', () => {
    expect(lost(fight({ gun: { strength: 1 }, horde: alone, dice: [4, 6, 1] }))).toBe(1);
    fight({ gun: { strength: 20 }, horde: alone, dice: [4, 1] }).end();
  });

  test('the Toughness of most models counts, the higher on a tie', () => {
    const mixed: Troop = {
      places: [
        [20, 10],
        [22, 10],
      ],
      other: { 1: { toughness: 8 } },
    };
    fight({ horde: mixed, dice: [4, 5] }).end();
  });
});

describe('allocation', () => {
  test('[WH-ATT-17][WH-ATT-20][WH-ATT-21] its player chooses any model', () => {
    const s = fight({ dice: [4, 4] });
    expect(s.request('allocate').by).toBe('blue');
    expect(s.request('allocate').options.map((o) => o.id)).toEqual(['horde.1', 'horde.2']);
    s.moreDice(1).answer('allocate', 'horde.2', 'blue');
    expect(lost(s, 'horde.2')).toBe(1);
    s.end();
  });

  test('[WH-ATT-18] a wounded model must take it', () => {
    const horde: Troop = {
      places: [
        [20, 10],
        [22, 10],
      ],
      profile: { wounds: 3 },
    };
    const s = fight({ horde, guns: 2, dice: [4, 4] })
      .moreDice(1, 4, 4, 1)
      .answer('allocate', 'horde.2', 'blue');
    expect([lost(s, 'horde.1'), lost(s, 'horde.2')]).toEqual([0, 2]);
    s.end();
  });

  test('[WH-ATT-18][WH-G-49] of several that must, its player picks one', () => {
    const horde: Troop = {
      places: [
        [20, 10],
        [22, 10],
        [24, 10],
      ],
      profile: { wounds: 3 },
    };
    const s = field({ blue: { horde } });
    s.start('mortalWounds', { unit: 'horde', left: 1 }).answer('allocate', 'horde.2', 'blue');
    s.start('mortalWounds', { unit: 'horde', left: 3 });
    expect(lost(s, 'horde.2')).toBe(3);
    s.answer('allocate', 'horde.3', 'blue').end();
    const both = field({ blue: { horde: { ...horde, lost: 1 } } }).start('mortalWounds', { unit: 'horde', left: 1 });
    expect(both.request('allocate').options).toHaveLength(3);
  });

  test('[WH-ATT-19] so must one that had attacks allocated in this phase, even if it saved them', () => {
    const s = fight({ guns: 2, dice: [4, 4] })
      .moreDice(6, 4, 4, 1)
      .answer('allocate', 'horde.2', 'blue');
    expect(lost(s, 'horde.2')).toBe(1);
    s.end();
  });
});

test('rolls say what they need, and why', () => {
  const stealthy: Troop = { ...alone, sheet: { abilities: [{ ability: 'stealth' }] } };
  const gun = { range: 1, penetration: -2, abilities: [{ ability: 'lance' } as const] };
  const s = fight({ gun, horde: stealthy, effects: { squad: ['charged'] }, dice: [5, 3, 5] });
  expect(s.of('rolled').map((e) => e.needs)).toEqual([
    { value: 5, base: 4, reasons: [{ rule: 'WH-ABIL-02', op: 'add', by: 1, value: 5 }] },
    { value: 3, base: 4, reasons: [{ rule: 'WH-WEAP-14', op: 'add', by: -1, value: 3 }] },
    { value: 5, base: 3, reasons: [{ rule: 'WH-SAVE-02', op: 'add', by: 2, value: 5 }] },
  ]);
  s.end();
});

describe('limits of modifiers', () => {
  /** What a sum of other modifiers comes to. */
  const limited = (value: string, sum: number): number => {
    const attack = { unit: 'squad', target: 'horde', model: 'squad.1', weapon: 'gun', ...UNAIMED };
    const s = fight({ dice: [1] });
    return s.battle.look.modify(value, sum, { ...attack, saver: 'horde.1', invulnerable: false });
  };

  test('[WH-ATT-06][WH-ATT-16] hit and wound rolls change by 1 at most, up or down', () => {
    for (const value of ['hitModifier', 'woundModifier'])
      expect([-3, -1, 0, 1, 2].map((sum) => limited(value, sum))).toEqual([-1, -1, 0, 1, 1]);
  });

  test('[WH-ATT-06][WH-G-46] only the sum of all modifiers is limited', () => {
    const stealthy: Troop = { ...alone, sheet: { keywords: ['VEHICLE'], abilities: [{ ability: 'stealth' }] } };
    const gun = { range: 1, abilities: [{ ability: 'heavy' } as const] };
    const shot = (dice: number[]) =>
      fight({ gun, horde: stealthy, aim: { locked: true }, effects: { squad: [{ moved: 'stationary' }] }, dice });
    shot([4]).end();
    shot([5, 1]).end();
  });

  test('[WH-SAVE-06] saves improve by 1 at most, and worsen without limit', () => {
    expect([2, 1, 0, -4].map((sum) => limited('saveModifier', sum))).toEqual([1, 1, 0, -4]);
  });
});

describe('saves', () => {
  test('[WH-SAVE-01][WH-SAVE-02][WH-SAVE-03][WH-SAVE-04] AP worsens armour', () => {
    const saved = (die: number) => fight({ gun: { penetration: -2 }, horde: alone, dice: [4, 4, die] });
    expect([lost(saved(5)), lost(saved(4))]).toEqual([0, 1]);
  });

  test('[WH-SAVE-05] a 1 always fails', () => {
    expect(lost(fight({ horde: { ...alone, profile: { save: 2 } }, gun: { penetration: 0 }, dice: [4, 4, 1] }))).toBe(
      1,
    );
  });

  test('[WH-SAVE-07][WH-SAVE-09][WH-SAVE-10] its player chooses armour or the invulnerable save, which AP does not touch', () => {
    const shielded = { ...alone, profile: { invulnerable: 4 } };
    const s = fight({ gun: { penetration: -3 }, horde: shielded, dice: [4, 4] });
    expect(s.request('saveWith')).toMatchObject({ by: 'blue', preset: 'invulnerable' });
    s.moreDice(4).answer('saveWith', 'invulnerable', 'blue');
    expect(lost(s)).toBe(0);
    s.end();
    const armour = fight({ gun: { penetration: -3 }, horde: shielded, dice: [4, 4] }).moreDice(5);
    expect(lost(armour.answer('saveWith', 'armour', 'blue'))).toBe(1);
  });
});

test('[WH-SAVE-08] of several invulnerable saves it uses the best: going to ground is no harm', () => {
  const effects = { horde: ['wentToGround'] };
  const gun = { penetration: -6 };
  const saved = (invulnerable: number | null, die: number): number => {
    const s = fight({ gun, horde: { ...alone, profile: { invulnerable } }, effects, dice: [4, 4] });
    return lost(s.moreDice(die).answer('saveWith', 'invulnerable', 'blue'));
  };
  expect([saved(5, 5), saved(5, 4)]).toEqual([0, 1]);
  expect([saved(null, 6), saved(null, 5)]).toEqual([0, 1]);
});

test('[WH-MORTAL-07] mortal wounds of an attack are suffered even if its damage is saved', () => {
  const s = field({
    red: { squad: { places: [[10, 10]] } },
    blue: { horde: sturdy },
    weapons: { gun: { name: 'gun', range: null, attacks: fixed(1), skill: 4, strength: 4, damage: fixed(5) } },
    dice: [4, 4, 6],
  });
  const guns = [{ model: 'squad.1', weapon: 'gun', attacks: null }];
  s.start('attacks', { seat: 'red', unit: 'squad', target: 'horde', guns, gun: null, model: null, mortal: 2 });
  expect(lost(s)).toBe(2);
  s.end();
});

describe('damage', () => {
  test('[WH-DMG-01][WH-DMG-02][WH-DMG-03] wound by wound; what is left when the model falls is lost', () => {
    const s = fight({ gun: { damage: fixed(5) }, dice: [4, 4] })
      .moreDice(1)
      .answer('allocate', 'horde.1', 'blue');
    expect(s.of('woundLost')).toHaveLength(2);
    expect(s.of('modelDestroyed').map((e) => [e.model, e.silent])).toEqual([['horde.1', false]]);
    expect(lost(s, 'horde.2')).toBe(0);
    s.end();
  });

  test('[WH-DICE-01][WH-DICE-02][WH-DICE-03][WH-G-01] random numbers of attacks and damage: 2D6, D3', () => {
    const gun = { attacks: { dice: 2, sides: 6, plus: 0 }, damage: { dice: 1, sides: 3, plus: 1 } };
    const s = fight({ gun, horde: { ...alone, profile: { wounds: 10 } }, dice: [1, 1, 4, 4, 2, 6, 3] });
    expect(lost(s)).toBe(4);
    s.end();
  });

  test('attacks that are left when the target is destroyed are lost', () => {
    const s = fight({ gun: { damage: fixed(2), attacks: fixed(3) }, horde: alone, dice: [4, 4, 1] });
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['horde']);
    s.end();
  });
});

describe('Feel No Pain', () => {
  const tough: Troop = {
    ...alone,
    profile: { wounds: 5 },
    sheet: {
      abilities: [
        { ability: 'feelNoPain', on: 6, psychic: false },
        { ability: 'feelNoPain', on: 5, psychic: false },
      ],
    },
  };

  test('[WH-ABIL-03][WH-ABIL-05][WH-ABIL-06] one die for each wound, by one ability', () => {
    const s = fight({ gun: { damage: fixed(3) }, horde: tough, dice: [4, 4, 1, 5, 4, 6] });
    expect(lost(s)).toBe(1);
    s.end();
  });

  test('[WH-ABIL-04] against mortal wounds, too', () => {
    const s = field({ blue: { horde: tough }, dice: [5, 1] }).start('mortalWounds', { unit: 'horde', left: 2 });
    expect(lost(s)).toBe(1);
    s.end();
  });
});

test('[WH-MORTAL-01][WH-MORTAL-02][WH-MORTAL-03][WH-MORTAL-04][WH-MORTAL-05] mortal wounds go on from model to model', () => {
  const places = [
    [20, 10],
    [22, 10],
    [24, 10],
  ] as const;
  const s = field({ blue: { horde: { places } } }).start('mortalWounds', { unit: 'horde', left: 3 });
  s.answer('allocate', 'horde.2', 'blue');
  expect(s.request('allocate').options.map((o) => o.id)).toEqual(['horde.1', 'horde.3']);
  s.answer('allocate', 'horde.3', 'blue');
  expect(s.of('modelDestroyed').map((e) => e.model)).toEqual(['horde.2']);
  expect(lost(s, 'horde.3')).toBe(1);
  s.end();
});

describe('Deadly Demise', () => {
  const bomb = (dice: number, plus: number): Troop => ({
    places: [[20, 10]],
    sheet: { abilities: [{ ability: 'deadlyDemise', wounds: { dice, sides: 3, plus } }] },
  });
  const near: Troop = { places: [[27, 10]], profile: { wounds: 6 } };
  const blowUp = (dice: number[], wounds: Troop) =>
    field({
      red: { squad: { ...near, places: [[20, 17]] }, far: { places: [[20, 17.1]], profile: { wounds: 6 } } },
      blue: { bomb: wounds, horde: near },
      dice,
    }).start('mortalWounds', { unit: 'bomb', left: 2 });

  test('[WH-ABIL-07][WH-ABIL-09][WH-UNIT-08] on a 6 every unit within 6", friend or foe; its player orders them', () => {
    const s = blowUp([6], bomb(0, 2));
    expect(s.request('demiseOrder').options.map((o) => o.id)).toEqual(['squad', 'horde']);
    expect(s.state.models['bomb.1']!.where.at).toBe('battlefield');
    s.answer('demiseOrder', ['horde', 'squad'], 'blue');
    expect([lost(s, 'squad.1'), lost(s, 'horde.1'), lost(s, 'far.1')]).toEqual([2, 2, 0]);
    expect(s.state.models['bomb.1']!.where.at).toBe('gone');
    s.end();
  });

  test('[WH-G-61] it interrupts: the explosion comes before the next attack', () => {
    const two: Troop = {
      ...bomb(0, 2),
      places: [
        [20, 10],
        [27, 10],
      ],
      profile: { wounds: 1 },
    };
    const s = fight({ guns: 2, horde: two, dice: [4, 4] })
      .moreDice(1, 6, 1)
      .answer('allocate', 'horde.1', 'blue');
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['horde']);
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['hit', 'wound', 'save', 'deadlyDemise', 'deadlyDemise']);
    s.end();
  });

  test('[WH-ABIL-07] otherwise it is only destroyed', () => {
    const s = blowUp([5], bomb(0, 2));
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['bomb']);
    s.end();
  });

  test('[WH-ABIL-10] a random number is rolled for each unit', () => {
    const s = blowUp([6], bomb(1, 0)).moreDice(1, 6).answer('demiseOrder', ['squad', 'horde'], 'blue');
    expect([lost(s, 'squad.1'), lost(s, 'horde.1')]).toEqual([1, 3]);
    s.end();
  });
});

test('[WH-SEQ-01] of what happens at the same time, the player whose turn it is chooses the order', () => {
  const bomb: Troop = {
    places: [[20, 10]],
    sheet: { abilities: [{ ability: 'deadlyDemise', wounds: fixed(1) }] },
  };
  const near = (y: number): Troop => ({ places: [[20, y]], profile: { wounds: 6 } });
  const s = field({ red: { a: near(13), b: near(16) }, blue: { bomb }, dice: [6] });
  s.state.activeSeat = 'red';
  s.start('mortalWounds', { unit: 'bomb', left: 2 });
  expect(s.asked).toEqual(['red:demiseOrder']);
  s.answer('demiseOrder', ['b', 'a'], 'red');
  expect(s.of('woundLost').map((e) => e.unit)).toEqual(['bomb', 'bomb', 'b', 'a']);
  s.end();
});

describe('numbers', () => {
  test('[WH-DICE-04] x+ is x or more', () => {
    for (const [die, hits] of [
      [2, false],
      [3, true],
      [4, true],
    ] as const)
      expect(fight({ gun: { skill: 3 }, horde: alone, dice: hits ? [die, 1] : [die] }).of('rolled')).toHaveLength(
        hits ? 2 : 1,
      );
  });

  test('[WH-DICE-05] the ends of a range belong to it: a D3 is 1 with a 1 or 2, 2 with a 3 or 4, 3 with a 5 or 6', () => {
    const D3 = { dice: 1, sides: 3, plus: 0 };
    const damage = (die: number) => lost(fight({ gun: { damage: D3 }, horde: sturdy, dice: [4, 4, 1, die] }));
    expect([1, 2, 3, 4, 5, 6].map(damage)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test.each(['strict', 'fast'] as const)(
    '[WH-DATA-11] a random characteristic is rolled for each weapon by itself (%s dice)',
    (dice) => {
      const gun = { attacks: { dice: 1, sides: 6, plus: 0 } };
      const options = { dice };
      const faces = dice === 'fast' ? [1, 3, 1, 1, 1, 1] : [1, 1, 3, 1, 1, 1];
      const s = fight({ gun, horde: alone, guns: 2, options, dice: faces });
      expect(s.of('rolled').filter((e) => e.purpose === 'attacks')).toHaveLength(2);
      s.end();
    },
  );
});
