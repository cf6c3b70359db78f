import { describe, expect, test } from 'vitest';
import { type Field, rectangle, type Troop, wall } from '../../test/field.ts';
import { alone, fight, fixed, lost, sturdy } from '../../test/fight.ts';
import { against, aims, gun, phase, shoot } from '../../test/shooting.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { Weapon, WeaponAbility } from '../generated/state.ts';

const having = (...abilities: WeaponAbility[]): Partial<Weapon> => ({ abilities });

const armed: Troop = { places: [[10, 10]], weapons: ['gun'] };
const duel: Field = { red: { squad: armed }, blue: { horde: { places: [[20, 10]] } } };

describe('Assault', () => {
  const f: Field = {
    ...duel,
    red: { squad: { ...armed, weapons: ['gun', 'rifle'] } },
    weapons: { gun: gun(having({ ability: 'assault' })), rifle: gun() },
    effects: { squad: [{ moved: 'advance' }] },
  };

  test('[WH-WEAP-02] makes a unit eligible that has advanced', () => {
    expect(phase(f).asked).toEqual(['red:shootNext']);
    expect(phase({ ...f, effects: { squad: [{ moved: 'fallBack' }] } }).asked).toEqual([]);
    expect(phase({ ...f, weapons: { gun: gun(), rifle: gun() } }).asked).toEqual([]);
  });

  test('[WH-WEAP-03] then nothing else fires', () => {
    expect(aims(shoot(f))).toEqual({ 'squad.1/1': ['horde'] });
    expect(against(f, 'horde', 'rifle')).toEqual({ 'squad.1': 'WH-WEAP-03' });
    expect(against({ ...f, effects: {} }, 'horde', 'rifle')).toEqual({ 'squad.1': null });
  });
});

test('[WH-WEAP-13] Heavy hits better if the unit has remained stationary', () => {
  const heavy = having({ ability: 'heavy' });
  const after = (moved: 'normal' | 'stationary', die: number) =>
    fight({ gun: heavy, horde: alone, effects: { squad: [{ moved }] }, dice: die === 3 ? [3, 1] : [die] });
  after('stationary', 3).end();
  after('stationary', 2).end();
  fight({ gun: heavy, horde: alone, effects: { squad: [{ moved: 'normal' }] }, dice: [3] }).end();
  fight({ gun: heavy, horde: alone, dice: [3] }).end();
});

test('[WH-WEAP-14] Lance wounds better after a charge', () => {
  const lance = having({ ability: 'lance' });
  expect(lost(fight({ gun: lance, horde: alone, effects: { squad: ['charged'] }, dice: [4, 3, 1] }))).toBe(1);
  fight({ gun: lance, horde: alone, dice: [4, 3] }).end();
});

describe('Rapid Fire, Melta, Blast', () => {
  const at = (x: number, abilities: Partial<Weapon>, dice: number[]) =>
    shoot({
      ...duel,
      blue: { horde: { places: [[x, 10]], profile: { wounds: 9 } } },
      weapons: { gun: gun(abilities) },
      dice,
    }).answer('targets', { 'squad.1/1': 'horde' }, 'red');

  test('[WH-WEAP-04][WH-G-55] half range is measured when the target is selected', () => {
    const rapid = having({ ability: 'rapidFire', attacks: fixed(1) });
    at(23, rapid, [1, 1]).end();
    at(23.001, rapid, [1]).end();
  });

  test('[WH-WEAP-28][WH-G-55] D6 damage with Melta 2 within half range is D6+2', () => {
    const melta = { ...having({ ability: 'melta', damage: fixed(2) }), damage: { dice: 1, sides: 6, plus: 0 } };
    expect(lost(at(23, melta, [4, 4, 1, 3]))).toBe(5);
    expect(lost(at(24, melta, [4, 4, 1, 3]))).toBe(3);
  });

  test('[WH-WEAP-22][WH-G-54] 2D6 attacks against 11 models: a roll of 9 gives 11 attacks', () => {
    const places = Array.from({ length: 11 }, (_, i) => [20, 5 + i] as const);
    const blast = { ...having({ ability: 'blast' }), attacks: { dice: 2, sides: 6, plus: 0 } };
    const s = shoot({
      ...duel,
      blue: { horde: { places } },
      weapons: { gun: gun(blast) },
      dice: [4, 5, ...new Array<number>(11).fill(1)],
    });
    s.answer('targets', { 'squad.1/1': 'horde' }, 'red').end();
    expect(s.of('rolled')).toHaveLength(12);
  });
});

describe('Indirect Fire', () => {
  const indirect = having({ ability: 'indirectFire' });
  const hidden: Field = {
    red: { squad: armed },
    blue: { horde: { places: [[20, 10]], profile: { save: 4, wounds: 1 } } },
    terrain: { w: wall(15, 5, 10) },
    weapons: { gun: gun(indirect) },
  };
  const fire = (f: Field, dice: number[]) => shoot({ ...f, dice }).answer('targets', { 'squad.1/1': 'horde' }, 'red');

  test('[WH-WEAP-15] needs the range but not the sight', () => {
    expect(against(hidden, 'horde')).toEqual({ 'squad.1': null });
    expect(against({ ...hidden, weapons: { gun: gun() } }, 'horde')).toEqual({ 'squad.1': 'WH-SHOOT-07' });
    const far = { ...hidden, weapons: { gun: gun({ ...indirect, range: inch(8) }) } };
    expect(against(far, 'horde')).toEqual({ 'squad.1': 'WH-SHOOT-08' });
  });

  test('[WH-WEAP-16][WH-WEAP-17][WH-WEAP-18] hits what nobody sees worse, and that is in cover', () => {
    const ap = { ...hidden, weapons: { gun: gun({ ...indirect, penetration: -1 }) } };
    fire(ap, [4]).end();
    fire(ap, [5, 4, 4]).end();
    expect(lost(fire(ap, [5, 4, 3]))).toBe(1);
    const open = { ...ap, terrain: {} };
    fire(open, [4, 4, 5]).end();
    expect(lost(fire(open, [4, 4, 4]))).toBe(1);
  });

  test('[WH-G-56] it is enough that another model of the unit sees the target', () => {
    const pair: Field = {
      ...hidden,
      red: {
        squad: {
          places: [
            [10, 10],
            [17, 10],
          ],
          weapons: ['gun'],
        },
      },
      dice: [4, 1],
    };
    shoot(pair).answer('targets', { 'squad.1/1': 'horde', 'squad.2/1': 'silent' }, 'red').end();
  });
});

test('[WH-WEAP-05] Ignores Cover: no benefit of cover against it', () => {
  const crater = { terrain: { c: { kind: 'crater', footprint: rectangle(18, 8, 6, 4) } } } as const;
  const foot: Troop = { ...alone, sheet: { keywords: ['INFANTRY'] } };
  const ranged = { range: inch(24), penetration: -1 };
  const at = (abilities: WeaponAbility[]) =>
    lost(fight({ gun: { ...ranged, abilities }, horde: foot, ...crater, dice: [4, 4, 3] }));
  expect([at([]), at([{ ability: 'ignoresCover' }])]).toEqual([0, 1]);
});

describe('Precision', () => {
  const sniper = having({ ability: 'precision' });
  const chief: Troop = { places: [[20, 12]], attachedTo: 'horde', sheet: { keywords: ['CHARACTER'] } };
  const shot = (more: Partial<Parameters<typeof fight>[0]> = {}) =>
    fight({ gun: sniper, horde: alone, others: { chief }, dice: [4, 4], ...more });

  test('[WH-WEAP-19] the attacker may pick a CHARACTER of an attached unit', () => {
    const s = shot();
    expect(s.request('precision')).toMatchObject({ by: 'red', options: [{ id: 'chief.1' }] });
    s.moreDice(1).answer('precision', 'chief.1', 'red');
    expect([lost(s), lost(s, 'chief.1')]).toEqual([0, 1]);
    s.end();
    const kept = shot().moreDice(1).answer('precision', null, 'red');
    expect([lost(kept), lost(kept, 'chief.1')]).toEqual([1, 0]);
  });

  test('[WH-WEAP-19] one that the attacking model sees', () => {
    const s = shot({
      others: { chief: { ...chief, places: [[24, 20]] } },
      terrain: { w: wall(17, 12, 10) },
      dice: [4, 4, 1],
    });
    expect(lost(s)).toBe(1);
    s.end();
  });

  test('[WH-WEAP-19] not of a unit that no Leader has joined', () => {
    fight({ gun: sniper, horde: { ...alone, sheet: { keywords: ['CHARACTER'] } }, dice: [4, 4, 1] }).end();
  });

  test('[WH-G-53] mortal wounds are not redirected', () => {
    const both = having({ ability: 'precision' }, { ability: 'devastatingWounds' });
    const s = shot({ gun: both, dice: [4, 6] });
    expect([lost(s), lost(s, 'chief.1')]).toEqual([1, 0]);
    s.end();
  });
});

describe('combinations', () => {
  test('[WH-G-51] a critical hit that wounds at once is no critical wound', () => {
    const both = having({ ability: 'lethalHits' }, { ability: 'devastatingWounds' });
    const s = fight({ gun: both, horde: sturdy, dice: [6, 3] });
    expect(lost(s)).toBe(0);
    s.end();
  });

  test('[WH-G-52] the damage of devastating wounds includes Melta', () => {
    const both = having({ ability: 'devastatingWounds' }, { ability: 'melta', damage: fixed(2) });
    expect(lost(fight({ gun: both, horde: sturdy, aim: { half: true }, dice: [4, 6] }))).toBe(3);
  });

  test('[WH-WEAP-27] nothing adds to extra attacks', () => {
    const extra = having({ ability: 'extraAttacks' }, { ability: 'blast' });
    fight({ gun: extra, horde: sturdy, targetSize: 10, dice: [1] }).end();
  });
});

describe('Hazardous', () => {
  const plasma = having({ ability: 'hazardous' });
  const five: Troop = { places: [10, 11, 12, 13, 14].map((y) => [10, y] as const), weapons: ['gun'] };
  const all = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`squad.${i}/1`, 'horde']));
  const fire = (squad: Troop, dice: number[], more: Field = {}) =>
    shoot({
      ...duel,
      ...more,
      red: { squad, ...more.red },
      weapons: { gun: gun(plasma) },
      dice: [...(squad.places ?? []).map(() => 1), ...dice],
    }).answer('targets', Object.fromEntries(Object.entries(all).slice(0, squad.places!.length)), 'red');

  test('[WH-WEAP-29][WH-WEAP-30][WH-WEAP-31] a die for each weapon used, after all attacks; a 1 destroys one of its bearers', () => {
    const s = fire(five, [2, 3, 1, 6, 6]);
    expect(s.of('rolled').at(-1)).toMatchObject({ purpose: 'hazardous', faces: [2, 3, 1, 6, 6] });
    expect(s.request('hazard')).toMatchObject({ by: 'red' });
    s.answer('hazard', 'squad.4', 'red');
    expect(s.of('modelDestroyed').map((e) => e.model)).toEqual(['squad.4']);
    s.end();
  });

  test('[WH-WEAP-29] none for weapons that stay silent', () => {
    const s = shoot({ ...duel, red: { squad: five }, weapons: { gun: gun(plasma) }, dice: [1, 6] });
    s.answer(
      'targets',
      { ...Object.fromEntries(Object.keys(all).map((id) => [id, 'silent'])), 'squad.1/1': 'horde' },
      'red',
    );
    s.end();
  });

  test('[WH-WEAP-29] one for a weapon, however many attacks it makes', () => {
    const weapons = { gun: gun({ ...plasma, attacks: fixed(3) }) };
    const s = shoot({ ...duel, weapons, dice: [1, 1, 1, 6] });
    s.answer('targets', { 'squad.1/1': 'horde' }, 'red').end();
  });

  test('[WH-G-112] one also for a weapon whose target is destroyed before', () => {
    const frail: Field['blue'] = { horde: { places: [[20, 10]], profile: { wounds: 1 } } };
    const two = { ...armed, weapons: ['gun', 'gun'] };
    const s = shoot({ red: { squad: two }, blue: frail, weapons: { gun: gun(plasma) }, dice: [4, 4, 1, 6, 6] });
    s.answer('targets', { 'squad.1/1': 'horde', 'squad.1/2': 'horde' }, 'red').end();
  });

  test('[WH-G-58] any model that has such a weapon may be chosen, also one that did not fire', () => {
    const s = shoot({ ...duel, red: { squad: five }, weapons: { gun: gun(plasma) }, dice: [1, 1] });
    s.answer(
      'targets',
      { ...Object.fromEntries(Object.keys(all).map((id) => [id, 'silent'])), 'squad.1/1': 'horde' },
      'red',
    );
    expect(s.request('hazard').options).toHaveLength(5);
    s.answer('hazard', 'squad.5', 'red').end();
  });

  test.each(['CHARACTER', 'MONSTER', 'VEHICLE'])('[WH-WEAP-32] a %s suffers 3 mortal wounds instead', (keyword) => {
    const s = fire({ ...armed, profile: { wounds: 5 }, sheet: { keywords: [keyword] } }, [1]);
    expect(lost(s, 'squad.1')).toBe(3);
    s.end();
  });

  test('[WH-WEAP-33][WH-G-58] a CHARACTER among bodyguards takes them first, and what is left goes on', () => {
    const chief: Troop = {
      places: [[10, 11]],
      attachedTo: 'squad',
      weapons: ['gun'],
      sheet: { keywords: ['CHARACTER'] },
    };
    const s = shoot({
      ...duel,
      red: { squad: { ...armed, lost: 1, profile: { wounds: 3 } }, chief },
      weapons: { gun: gun(plasma) },
      dice: [1, 1, 6, 1],
    }).answer('targets', { 'squad.1/1': 'horde', 'chief.1/1': 'horde' }, 'red');
    s.answer('hazard', 'chief.1', 'red');
    expect([lost(s, 'chief.1'), lost(s, 'squad.1')]).toEqual([2, 2]);
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['chief']);
    s.end();
  });
});
