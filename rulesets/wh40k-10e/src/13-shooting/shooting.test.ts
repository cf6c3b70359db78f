import { presetAnswer } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import type { Field, Troop } from '../../test/field.ts';
import { wall } from '../../test/field.ts';
import { fixed } from '../../test/fight.ts';
import { against, aims, gun, phase, shoot } from '../../test/shooting.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { Weapon } from '../generated/state.ts';

const armed: Troop = { places: [[10, 10]], weapons: ['gun'] };
const enemy: Troop = { places: [[20, 10]] };
const duel: Field = { red: { squad: armed }, blue: { horde: enemy } };

/** What is asked, or nothing. */
const offered = (f: Field) => phase(f).battle.pending.map((p) => p.request.name);

describe('who shoots', () => {
  test('[WH-SHOOT-01][WH-SHOOT-02][WH-SHOOT-05] the units of the active player, one after another, each once, if at all', () => {
    const s = phase({
      red: { squad: armed, team: { ...armed, places: [[10, 20]] }, unarmed: { places: [[10, 25]] } },
      blue: { horde: { ...enemy, weapons: ['gun'] } },
      dice: [1],
    });
    expect(s.request('shootNext').options.map((o) => o.id)).toEqual(['squad', 'team']);
    expect(s.refused('shootNext', 'unarmed', 'red').rule).toBe('WH-SHOOT-07');
    expect(s.refused('shootNext', 'horde', 'red').rule).toBe('WH-SHOOT-01');
    s.answer('shootNext', 'squad', 'red').answer('targets', { 'squad.1/1': 'horde' }, 'red');
    expect(s.request('shootNext').options.map((o) => o.id)).toEqual(['team']);
    expect(s.refused('shootNext', 'squad', 'red').rule).toBe('WH-SHOOT-02');
    s.answer('shootNext', null, 'red').end();
    expect(s.state.effects).toEqual([]);
  });

  test('[WH-SHOOT-03][WH-SHOOT-04] not after an advance or a fall back; the other moves do not matter', () => {
    const after = (moved: 'normal' | 'advance' | 'fallBack' | 'stationary') =>
      offered({ ...duel, effects: { squad: [{ moved }] } });
    expect(after('advance')).toEqual([]);
    expect(after('fallBack')).toEqual([]);
    expect(after('normal')).toEqual(['shootNext']);
    expect(after('stationary')).toEqual(['shootNext']);
    const s = phase({ ...duel, red: { squad: armed, team: armed }, effects: { squad: [{ moved: 'advance' }] } });
    expect(s.refused('shootNext', 'squad', 'red').rule).toBe('WH-SHOOT-03');
    const t = phase({ ...duel, red: { squad: armed, team: armed }, effects: { squad: [{ moved: 'fallBack' }] } });
    expect(t.refused('shootNext', 'squad', 'red').rule).toBe('WH-SHOOT-04');
  });

  test('[WH-SHOOT-04] one can ask why not', () => {
    const s = shoot({ ...duel, effects: { squad: [{ moved: 'fallBack' }] } });
    expect(s.question('mayShoot', { unit: 'squad' })).toBe('WH-SHOOT-04');
  });
});

describe('targets', () => {
  test('[WH-SHOOT-07][WH-SHOOT-08] a model of it must be in range and visible, the same one', () => {
    const at = (places: Troop['places'], f: Field = {}) =>
      against({ red: { squad: armed }, blue: { horde: { places: places! } }, ...f }, 'horde');
    expect(at([[35, 10]])).toEqual({ 'squad.1': null });
    expect(at([[35.001, 10]])).toEqual({ 'squad.1': 'WH-SHOOT-08' });
    const hidden = { terrain: { w: wall(15, 5, 10) } };
    expect(at([[20, 10]], hidden)).toEqual({ 'squad.1': 'WH-SHOOT-07' });
    expect(
      at(
        [
          [20, 10],
          [20, 12],
          [20, 36],
        ],
        hidden,
      ),
    ).toEqual({ 'squad.1': 'WH-SHOOT-07' });
    expect(
      at(
        [
          [20, 10],
          [20, 20],
        ],
        hidden,
      ),
    ).toEqual({ 'squad.1': null });
  });

  test('[WH-SHOOT-06][WH-TERRAIN-02] only enemies on the battlefield', () => {
    const friends: Field = {
      red: { squad: armed, team: { places: [[12, 20]] } },
      blue: { horde: { ...enemy, status: { at: 'reserves', strategic: false } }, others: enemy },
      terrain: { w: wall(30, 5, 10) },
    };
    expect(aims(shoot(friends))).toEqual({ 'squad.1/1': ['others'] });
    expect(shoot(friends).refused('targets', { 'squad.1/1': 'team' }, 'red').rule).toBe('WH-SHOOT-06');
    expect(shoot(friends).refused('targets', { 'squad.1/1': 'w' }, 'red').code).toBe('notOffered');
  });

  test('[WH-SHOOT-09][WH-SHOOT-10][WH-SHOOT-11][WH-SHOOT-12] each weapon has one target, for each model and weapon its own', () => {
    const two: Field = {
      red: {
        squad: {
          places: [
            [10, 10],
            [10, 12],
          ],
          weapons: ['gun', 'gun'],
        },
      },
      blue: { horde: enemy, others: { places: [[20, 20]] } },
      dice: [1, 1, 1, 1],
    };
    const s = shoot(two);
    expect(aims(s)).toEqual({
      'squad.1/1': ['horde', 'others'],
      'squad.1/2': ['horde', 'others'],
      'squad.2/1': ['horde', 'others'],
      'squad.2/2': ['horde', 'others'],
    });
    const answer = { 'squad.1/1': 'horde', 'squad.1/2': 'others', 'squad.2/1': 'others', 'squad.2/2': 'others' };
    s.answer('targets', answer, 'red');
    expect(s.of('shotAt').map((e) => [e.target, e.weapons])).toEqual([
      ['horde', 1],
      ['others', 3],
    ]);
    s.answer('volleyNext', 'others', 'red');
    s.end();
  });

  test('[WH-SHOOT-06][WH-G-62] weapons may stay silent', () => {
    const s = shoot(duel).answer('targets', { 'squad.1/1': 'silent' }, 'red');
    expect(s.of('shotAt')).toEqual([]);
    s.end();
  });

  test('[WH-SHOOT-13] a weapon with several profiles fires with one of them', () => {
    const plasma = (name: string) => gun({ name, group: 'plasma' });
    const f: Field = {
      ...duel,
      red: { squad: { ...armed, weapons: ['standard', 'overcharge'] } },
      weapons: { standard: plasma('standard'), overcharge: { ...plasma('overcharge'), range: inch(12) } },
      dice: [1],
    };
    const s = shoot(f);
    expect(aims(s)).toEqual({ 'squad.1/1': ['horde/standard', 'horde/overcharge'] });
    s.answer('targets', { 'squad.1/1': 'horde/overcharge' }, 'red').end();
    expect(aims(shoot({ ...f, blue: { horde: { places: [[30, 10]] } } }))).toEqual({ 'squad.1/1': ['horde/standard'] });
    const twice = { squad: { ...armed, weapons: ['standard', 'overcharge', 'standard', 'overcharge'] } };
    expect(Object.keys(aims(shoot({ ...f, red: twice })))).toEqual(['squad.1/1', 'squad.1/2']);
  });

  test('[WH-ABIL-01] a lone operative is a target only within 12", unless it has joined a unit', () => {
    const lone = { sheet: { abilities: [{ ability: 'loneOperative' } as const] } };
    const at = (x: number, more: Field['blue'] = {}) =>
      against({ red: { squad: armed }, blue: { horde: { places: [[x, 10]], ...lone }, ...more } }, 'horde');
    expect(at(23)).toEqual({ 'squad.1': null });
    expect(at(23.001)).toEqual({ 'squad.1': 'WH-ABIL-01' });
    expect(at(24, { chief: { places: [[26, 10]], attachedTo: 'horde' } })).toEqual({ 'squad.1': null });
  });
});

describe('in combat', () => {
  const big = { sheet: { keywords: ['VEHICLE'] } };
  const near: Troop = { places: [[12, 10]] };
  /** The squad is in combat with the horde; others stand apart. */
  const melee = (squad: Troop, horde: Troop, weapon: Field['weapons'] = {}): Field => ({
    red: { squad: { ...armed, ...squad } },
    blue: { horde: { ...near, ...horde }, others: { places: [[20, 20]] } },
    weapons: weapon,
  });

  test('[WH-LOCK-01][WH-BIGGUN-07] a unit in combat does not shoot, not even at a monster', () => {
    expect(offered(melee({}, {}))).toEqual([]);
    expect(offered(melee({}, big))).toEqual([]);
    expect(phaseRefusal(melee({}, big))).toBe('WH-LOCK-01');
  });

  /** Why the squad may not shoot, where another unit may. */
  const phaseRefusal = (f: Field) =>
    phase({ ...f, red: { ...f.red, team: { ...armed, places: [[30, 30]] } } }).refused('shootNext', 'squad', 'red')
      .rule;

  test('[WH-BIGGUN-01][WH-BIGGUN-02][WH-G-44] monsters and vehicles do, at whatever they could, and at their enemies in combat', () => {
    const crowd = melee(big, {});
    const f: Field = { ...crowd, red: { ...crowd.red, friend: { places: [[14, 10]] } } };
    expect(offered(f)).toEqual(['shootNext']);
    expect(aims(shoot(f))).toEqual({ 'squad.1/1': ['horde', 'others'] });
  });

  test('[WH-LOCK-02][WH-BIGGUN-05] others do not shoot into combat, but at monsters and vehicles', () => {
    const into = (horde: Troop) =>
      against(
        {
          red: { squad: armed, friend: { places: [[22, 10]] } },
          blue: { horde: { ...enemy, ...horde } },
        },
        'horde',
      );
    expect(into({})).toEqual({ 'squad.1': 'WH-LOCK-02' });
    expect(into(big)).toEqual({ 'squad.1': null });
  });

  const pistol = { gun: gun({ abilities: [{ ability: 'pistol' }], range: inch(12) }) };

  test('[WH-WEAP-07][WH-WEAP-08][WH-WEAP-09][WH-WEAP-10] pistols fire in combat, at an enemy in the same combat', () => {
    const crowd = melee({ weapons: ['gun', 'rifle'] }, {}, { ...pistol, rifle: gun() });
    const f: Field = { ...crowd, red: { ...crowd.red, friend: { places: [[14, 10]] } } };
    expect(offered(f)).toEqual(['shootNext']);
    expect(aims(shoot(f))).toEqual({ 'squad.1/1': ['horde'] });
    const asked = (weapon: string, target: string) => against(f, target, weapon);
    expect(asked('rifle', 'horde')).toEqual({ 'squad.1': 'WH-WEAP-08' });
    expect(asked('gun', 'others')).toEqual({ 'squad.1': 'WH-WEAP-09' });
  });

  test('[WH-WEAP-09] all of them at the same enemy unit', () => {
    const f: Field = {
      red: {
        squad: {
          places: [
            [10, 10],
            [10, 11],
          ],
          weapons: ['gun'],
        },
      },
      blue: { horde: near, others: { places: [[8, 10]] } },
      weapons: pistol,
      dice: [1, 1],
    };
    const s = shoot(f);
    const split = { 'squad.1/1': 'horde', 'squad.2/1': 'others' };
    expect(s.refused('targets', split, 'red')).toMatchObject({ code: 'onePistolTarget', rule: 'WH-WEAP-09' });
    s.answer('targets', { 'squad.1/1': 'others', 'squad.2/1': 'others' }, 'red').end();
  });

  test('[WH-WEAP-09] where not all pistols see the same enemies, most of them fire if nobody says anything', () => {
    const f: Field = {
      red: {
        squad: {
          places: [
            [10, 10],
            [30, 10],
            [31, 10],
          ],
          weapons: ['gun'],
        },
      },
      blue: { horde: { places: [[8, 10]] }, others: { places: [[33, 10]] } },
      weapons: { gun: { ...pistol.gun, range: inch(6) } },
    };
    const s = shoot(f);
    const preset = presetAnswer(s.battle.look as never, s.request('targets'));
    expect(preset).toEqual({ 'squad.1/1': 'silent', 'squad.2/1': 'others', 'squad.3/1': 'others' });
  });

  test('[WH-WEAP-11][WH-WEAP-12] a model fires its pistols or its other weapons; monsters and vehicles fire both', () => {
    const f = (sheet: Troop): Field => ({
      red: { squad: { ...armed, weapons: ['gun', 'rifle'], ...sheet } },
      blue: { horde: enemy },
      weapons: { ...pistol, rifle: gun() },
      dice: [1, 1],
    });
    const both = { 'squad.1/1': 'horde', 'squad.1/2': 'horde' };
    const s = shoot(f({}));
    expect(s.refused('targets', both, 'red')).toMatchObject({ code: 'pistolsOrOthers', rule: 'WH-WEAP-11' });
    expect(s.request('targets').items[0]!.options).toEqual(['silent', 'horde']);
    shoot(f(big)).answer('targets', both, 'red').answer('weaponOrder', ['gun', 'rifle'], 'red').end();
  });

  test('[WH-WEAP-23] a blast is never used so close to friends, its own unit included', () => {
    const blast = { gun: gun({ abilities: [{ ability: 'blast' }] }) };
    expect(against(melee(big, big, blast), 'horde')).toEqual({ 'squad.1': 'WH-WEAP-23' });
    expect(against(melee(big, {}, blast), 'others')).toEqual({ 'squad.1': null });
    const friend = {
      red: { squad: armed, friend: { places: [[22, 10]] as const } },
      blue: { horde: { ...enemy, ...big } },
    };
    expect(against({ ...friend, weapons: blast }, 'horde')).toEqual({ 'squad.1': 'WH-WEAP-23' });
  });

  test('[WH-BIGGUN-03][WH-BIGGUN-04] guns that fire out of combat hit worse, at any target', () => {
    const one = melee(big, {});
    shoot({ ...one, dice: [4] })
      .answer('targets', { 'squad.1/1': 'others' }, 'red')
      .end();
    shoot({ ...one, dice: [5, 1] })
      .answer('targets', { 'squad.1/1': 'others' }, 'red')
      .end();
    const sidearm = melee(big, {}, pistol);
    shoot({ ...sidearm, dice: [4, 1] })
      .answer('targets', { 'squad.1/1': 'horde' }, 'red')
      .end();
  });

  test('[WH-G-43] monsters and vehicles may fire their pistols at others, too, and nothing is taken off', () => {
    const f: Field = { ...melee(big, {}, { gun: { ...pistol.gun, range: inch(24) } }), dice: [4, 1] };
    shoot(f).answer('targets', { 'squad.1/1': 'others' }, 'red').end();
  });

  test('[WH-BIGGUN-06][WH-G-45] so do those that fire into it, and both together no worse', () => {
    const f: Field = {
      red: { squad: armed, friend: { places: [[22, 10]] } },
      blue: { horde: { ...enemy, ...big } },
    };
    const at = { 'squad.1/1': 'horde' };
    shoot({ ...f, dice: [4] })
      .answer('targets', at, 'red')
      .end();
    shoot({ ...f, dice: [5, 1] })
      .answer('targets', at, 'red')
      .end();
    shoot({ ...f, weapons: pistol, dice: [4, 1] })
      .answer('targets', at, 'red')
      .end();
    shoot({ ...melee(big, big), dice: [5, 1] })
      .answer('targets', at, 'red')
      .end();
  });
});

describe('the attacks', () => {
  test('[WH-SHOOT-14] as many as the weapon says, each with its hit roll', () => {
    const s = shoot({ ...duel, weapons: { gun: gun({ attacks: fixed(3) }) }, dice: [1, 1, 1] });
    s.answer('targets', { 'squad.1/1': 'horde' }, 'red').end();
    expect(s.of('rolled')).toHaveLength(3);
  });

  test('[WH-SHOOT-15][WH-SHOOT-16] target by target, profile by profile, in the order that the player likes', () => {
    const s = shoot({
      red: { squad: { places: [[10, 10]], weapons: ['gun', 'bow', 'gun'] } },
      blue: { horde: { ...enemy, profile: { wounds: 9 } }, others: { places: [[20, 20]] } },
      weapons: { bow: gun({ name: 'bow', damage: fixed(3) }) },
    });
    s.answer('targets', { 'squad.1/1': 'horde', 'squad.1/2': 'horde', 'squad.1/3': 'horde' }, 'red');
    s.moreDice(4, 4, 1, 4, 4, 1, 4, 4, 1).answer('weaponOrder', ['bow', 'gun'], 'red');
    expect(s.of('woundLost')).toHaveLength(5);
    s.end();
  });

  test('[WH-SHOOT-17] declared attacks are made, even if nobody is visible any more', () => {
    const s = shoot({
      red: {
        squad: {
          places: [
            [10, 10],
            [10, 11],
          ],
          weapons: ['gun'],
        },
      },
      blue: {
        horde: {
          places: [
            [20, 10],
            [20, 20],
          ],
          profile: { wounds: 1 },
        },
      },
      terrain: { w: wall(18, 15, 10) },
      dice: [4, 4],
    });
    s.answer('targets', { 'squad.1/1': 'horde', 'squad.2/1': 'horde' }, 'red');
    s.moreDice(1, 4, 4, 1).answer('allocate', 'horde.1', 'blue');
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['horde']);
    s.end();
  });

  test('[WH-ABIL-02][WH-G-60] stealth: all models of a unit are harder to hit from afar', () => {
    const stealthy = { sheet: { abilities: [{ ability: 'stealth' } as const] } };
    const at = (blue: NonNullable<Field['blue']>, dice: number[]) =>
      shoot({ red: { squad: armed }, blue, dice }).answer('targets', { 'squad.1/1': 'horde' }, 'red');
    at({ horde: { ...enemy, ...stealthy } }, [4]).end();
    const chief: Troop = { places: [[22, 10]], attachedTo: 'horde' };
    at({ horde: { ...enemy, ...stealthy }, chief }, [4, 1]).end();
    at({ horde: { ...enemy, ...stealthy }, chief: { ...chief, ...stealthy } }, [4]).end();
  });
});

describe('Firing Deck', () => {
  const truck: Troop = {
    places: [[10, 10]],
    profile: { wounds: 10 },
    sheet: { keywords: ['TRANSPORT', 'VEHICLE'], abilities: [{ ability: 'firingDeck', models: 2 }] },
  };
  const passengers: Troop = { weapons: ['gun'], status: { at: 'embarked', transport: 'squad.1' } };
  const f = (more: Partial<Weapon> = {}): Field => ({
    red: { squad: truck, crew: passengers },
    blue: { horde: enemy },
    weapons: { gun: gun(more) },
    dice: [1],
  });
  const out = { 'crew.1': 'gun' };

  test('[WH-TRANS-15][WH-TRANS-17][WH-G-37] first it is settled what passengers fire, then the transport aims', () => {
    const s = phase(f());
    s.answer('shootNext', 'squad', 'red').answer('firingDeck', out, 'red');
    s.answer('targets', { 'squad.1/1': 'horde' }, 'red').end();
    expect(s.of('rolled')).toHaveLength(1);
  });

  test('[WH-G-85] the transport suffers for their hazardous weapons', () => {
    const s = shoot({ ...f({ abilities: [{ ability: 'hazardous' }] }), dice: [1, 1] });
    s.answer('firingDeck', out, 'red').answer('targets', { 'squad.1/1': 'horde' }, 'red');
    expect(s.state.models['squad.1']!.lost).toBe(3);
    s.end();
  });
});
