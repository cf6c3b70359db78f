import { describe, expect, test } from 'vitest';
import { type Field, field, type Place, type Play, rectangle, type Troop } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';
import { go, put, way } from '../../test/plans.ts';
import { inch } from '../04-measuring/table-top.ts';
import { movedHow } from '../10-movement/moved.ts';
import { weaponsOf } from './firing-deck/weapons.ts';

/** A round transport, four inches wide, for six models of INFANTRY. */
const truck = (more: Troop = {}): Troop => ({
  places: [[20, 20]],
  ...more,
  sheet: { keywords: ['VEHICLE', 'TRANSPORT'], capacity: { models: 6, keywords: ['INFANTRY'] }, ...more.sheet },
  profile: { base: { shape: 'round', diameter: 4 * 2540 }, move: 12 * 2540, ...more.profile },
});
const squad = (places: readonly Place[], more: Troop = {}): Troop => ({
  places,
  sheet: { keywords: ['INFANTRY'] },
  ...more,
});
const aboard = (n: number, more: Troop = {}): Troop =>
  squad(
    Array.from({ length: n }, () => [0, 0] as const),
    { status: { at: 'embarked', transport: 'truck.1' }, ...more },
  );

const phase = (red: NonNullable<Field['red']>, more: Field = {}): Play =>
  field({ red, round: 2, ...more }).start('movementPhase', { seat: 'red' });
const move = (s: Play, unit: string, how: string, ...plan: ReturnType<typeof way>[]): Play =>
  s.answer('moveNext', unit).answer('moveHow', how).answer('move', plan);
const effects = (s: Play, unit: string): string[] => s.state.effects.filter((e) => e.on === unit).map((e) => e.name);
const status = (s: Play, unit = 'squad') => s.state.units[unit]!.status;

describe('embarking', () => {
  const near: readonly Place[] = [
    [20, 26],
    [22, 26],
  ];

  test('[WH-TRANS-01][WH-TRANS-03][WH-TRANS-05] a unit that ends its move within 3" may get in', () => {
    const s = move(
      phase({ truck: truck(), squad: squad(near) }),
      'squad',
      'normal',
      ...go('squad', [19, 25], [21, 25]),
    );
    expect(s.request('embark').options.map((o) => o.id)).toEqual(['truck.1']);
    s.answer('embark', 'truck.1');
    expect(status(s)).toEqual({ at: 'embarked', transport: 'truck.1' });
    expect(s.state.models['squad.1']!.where).toEqual({ at: 'off' });
    // WH-TRANS-06: it is gone for all purposes, and neither moves nor gets off any more.
    expect(s.request('moveNext').options.map((o) => o.id)).toEqual(['truck']);
    s.answer('moveNext', 'truck').answer('moveHow', 'stationary').end();
  });

  test('[WH-TRANS-03] every model of it, of the same transport, after a move', () => {
    const asked = (how: string, ...to: Parameters<typeof go>[1][]) => {
      const s = phase({ truck: truck(), squad: squad(near) }, { dice: how === 'advance' ? [1] : [] });
      return move(s, 'squad', how, ...go('squad', ...to)).asked;
    };
    expect(asked('normal', [19, 25.5], [21, 25.4])).toEqual(['red:moveNext']);
    expect(asked('normal', [19, 25.4], [21, 25.4])).toEqual(['red:embark']);
    expect(asked('advance', [19, 25.4], [21, 25.4])).toEqual(['red:embark']);
    const still = phase({ truck: truck(), squad: squad([[20, 24]]) }).answer('moveNext', 'squad');
    expect(still.answer('moveHow', 'stationary').asked).toEqual(['red:moveNext']);
  });

  test('[WH-TRANS-03] falling back, too, and not into the transport of an enemy', () => {
    const red = { truck: truck(), squad: squad([[20, 24]]) };
    const s = phase(red, { blue: { horde: { places: [[20, 25.5]] } } });
    s.answer('moveNext', 'squad').answer('moveHow', 'fallBack').answer('passOver', []);
    expect(s.answer('move', [way('squad.1', [17, 23])]).asked).toEqual(['red:embark']);
    const other = phase({ squad: squad([[26, 20]]) }, { blue: { truck: truck() } });
    expect(move(other, 'squad', 'normal', way('squad.1', [24, 20])).asked).toEqual([]);
  });

  test('[WH-TRANS-01][WH-G-36] only those who fit, all of them or nobody', () => {
    const asked = (troop: Troop, more: NonNullable<Field['red']> = {}) =>
      move(phase({ truck: truck(), squad: troop, ...more }), 'squad', 'normal').asked.includes('red:embark');
    const row = (n: number): readonly Place[] => Array.from({ length: n }, (_, i) => [17 + i, 23.5] as const);
    expect(asked(squad(row(6)))).toBe(true);
    expect(asked(squad(row(7)))).toBe(false);
    expect(asked(squad(row(4)), { others: aboard(2) })).toBe(true);
    expect(asked(squad(row(5)), { others: aboard(2) })).toBe(false);
    expect(asked(squad(row(1), { sheet: { keywords: ['BEAST'] } }))).toBe(false);
    const captain = (keywords: string[]): Troop => ({ places: [[20, 24.5]], attachedTo: 'squad', sheet: { keywords } });
    expect(asked(squad(row(2)), { captain: captain(['INFANTRY']) })).toBe(true);
    expect(asked(squad(row(6)), { captain: captain(['INFANTRY']) })).toBe(false);
    expect(asked(squad(row(2)), { captain: captain(['MOUNTED']) })).toBe(false);
  });

  test('[WH-TRANS-04] not in the phase in which it has disembarked', () => {
    const s = phase({ truck: truck(), squad: aboard(1) }).answer('moveNext', 'squad');
    s.answer('disembark', put('squad', [20, 23]));
    expect(move(s, 'squad', 'normal', way('squad.1', [20, 24])).asked).toEqual(['red:moveNext']);
  });
});

describe('disembarking', () => {
  const off = (s: Play, ...at: Parameters<typeof put>[1][]): Play =>
    s.answer('moveNext', 'squad').answer('disembark', put('squad', ...at));

  test('[WH-TRANS-07][WH-TRANS-08] wholly within 3" of the transport, and away from enemies', () => {
    const s = phase({ truck: truck(), squad: aboard(2) }, { blue: { horde: { places: [[16, 20]] } } });
    s.answer('moveNext', 'squad');
    const refused = (...at: Parameters<typeof put>[1][]) => {
      const { code, rule } = s.refused('disembark', put('squad', ...at));
      return `${code} ${rule}`;
    };
    expect(refused([20, 24.6], [21, 23])).toBe('farFromTransport WH-TRANS-08');
    expect(refused([17.4, 21], [18, 23])).toBe('endsEngaged WH-ENG-04');
    expect(refused([20, 24.5], [24.5, 20])).toBe('outOfCoherency WH-COH-03');
    s.answer('disembark', put('squad', [20, 24.5], [22, 23]));
    expect(status(s)).toEqual({ at: 'battlefield' });
  });

  test('[WH-TRANS-10][WH-TRANS-11][WH-G-35] before the transport moves it goes on as it likes, but is never stationary', () => {
    const s = off(phase({ truck: truck(), squad: aboard(1) }, { dice: [3] }), [20, 23]);
    expect(movedHow(s.state, 'squad')).toBeNull();
    s.answer('moveNext', 'squad');
    expect(s.request('moveHow').options.map((o) => o.id)).toEqual(['normal', 'advance']);
    expect(s.refused('moveHow', 'stationary').rule).toBe('WH-TRANS-11');
    s.answer('moveHow', 'advance').answer('move', []);
    expect(effects(s, 'squad')).not.toContain('noCharge');
  });

  test('[WH-TRANS-10] from a stationary transport as well; who is not selected has moved by 0" (WH-G-84)', () => {
    const s = phase({ truck: truck(), squad: aboard(1) })
      .answer('moveNext', 'truck')
      .answer('moveHow', 'stationary');
    off(s, [20, 23]).answer('moveNext', null).end();
    expect(movedHow(s.state, 'squad')).toBe('normal');
    expect(effects(s, 'squad')).toEqual(['moved']);
  });

  test('[WH-G-124] who stays on board after all is asked again only once another unit has moved', () => {
    const s = phase({ truck: truck(), squad: aboard(1), others: aboard(1) });
    const open = () => s.request('moveNext').options.map((o) => o.id);
    expect(open()).toEqual(['truck', 'squad', 'others']);
    s.answer('moveNext', 'squad').answer('disembark', []);
    expect(open()).toEqual(['truck', 'others']);
    s.answer('moveNext', 'others').answer('disembark', []);
    expect(open()).toEqual(['truck']);
    move(s, 'truck', 'normal', way('truck.1', [30, 20]));
    expect(open()).toEqual(['squad', 'others']);
    s.answer('moveNext', 'squad').answer('disembark', []);
    s.answer('moveNext', 'others').answer('disembark', []).end();
    expect(effects(s, 'squad')).toEqual([]);
  });

  test('[WH-TRANS-12][WH-TRANS-13] after a normal move it has moved, too, and does not charge', () => {
    const s = off(
      move(phase({ truck: truck(), squad: aboard(1) }), 'truck', 'normal', way('truck.1', [30, 20])),
      [30, 23],
    );
    s.end();
    expect(movedHow(s.state, 'squad')).toBe('normal');
    expect(effects(s, 'squad')).toEqual(['moved', 'noCharge']);
  });

  test('[WH-TRANS-14] not from a transport that has advanced or fallen back', () => {
    const red = { truck: truck(), squad: aboard(1) };
    const ahead = move(phase(red, { dice: [1] }), 'truck', 'advance', way('truck.1', [30, 20]));
    ahead.end();
    const s = phase(red, { blue: { horde: { places: [[20, 17]] } } });
    s.answer('moveNext', 'truck').answer('moveHow', 'fallBack').answer('passOver', []);
    s.answer('move', [way('truck.1', [20, 25])]).end();
    expect([status(ahead).at, status(s).at]).toEqual(['embarked', 'embarked']);
  });

  test('[WH-TRANS-09][WH-G-39] from a transport near enemies, if all find a place; else nobody', () => {
    const blue = { horde: { places: [[20, 17]] as const } };
    const s = phase({ truck: truck(), squad: aboard(2) }, { blue }).answer('moveNext', 'squad');
    s.refused('disembark', put('squad', [20, 23]));
    s.answer('disembark', []);
    expect(status(s).at).toBe('embarked');
    const out = off(phase({ truck: truck(), squad: aboard(2) }, { blue }), [20, 23], [22, 23]);
    expect(status(out).at).toBe('battlefield');
  });

  test('[WH-G-92] from a transport that arrives from reserves at once, having moved', () => {
    const s = phase({ truck: truck({ status: { at: 'reserves', strategic: true } }), squad: aboard(1) });
    s.answer('arriveNext', 'truck')
      .answer('setUp', put('truck', [30, 3]))
      .answer('arriveNext', 'squad');
    s.answer('disembark', put('squad', [30, 6])).end();
    expect(effects(s, 'squad')).toEqual(['moved', 'noCharge']);
  });
});

describe('a destroyed transport', () => {
  /** It has one wound left, which it loses. */
  const die = (red: NonNullable<Field['red']>, dice: number[], more: Field = {}): Play =>
    field({ red, dice, ...more }).start('mortalWounds', { unit: 'truck', left: 1 });
  const dying = (more: Troop = {}): Troop => truck({ lost: 1, ...more });

  test('[WH-TRANS-18][WH-TRANS-20] all get out before it is removed; one die each, a mortal wound for each 1', () => {
    const s = die({ truck: dying(), squad: aboard(3) }, [1, 2, 6]);
    expect(s.refused('disembark', []).code).toBe('mustGetOut');
    expect(s.refused('disembark', put('squad', [20, 21], [20, 23], [21, 24])).code).toBe('onModel');
    s.answer('disembark', put('squad', [20, 23], [21, 24], [22, 23]))
      .answer('allocate', 'squad.2')
      .end();
    expect(s.events.map((e) => e.type).filter((type) => type === 'unitSetUp' || type === 'modelDestroyed')).toEqual([
      'unitSetUp',
      'modelDestroyed',
    ]);
    expect(s.state.models['squad.2']!.lost).toBe(1);
    expect(status(s, 'truck')).toEqual({ at: 'destroyed' });
  });

  test('[WH-TRANS-21][WH-TRANS-22][WH-TRANS-23] the unit is shaken', () => {
    const s = die({ truck: dying(), squad: aboard(1) }, [2]).answer('disembark', put('squad', [20, 23]));
    expect(effects(s, 'squad')).toEqual(['battleShocked', 'moved', 'noCharge']);
    expect(movedHow(s.state, 'squad')).toBe('normal');
    const shock = s.state.effects.find((e) => e.name === 'battleShocked')!;
    expect(shock.until).toEqual({ until: 'begin', frame: 'commandPhase', of: 'red' });
  });

  test('[WH-TRANS-18] several units, in the order that their player likes', () => {
    const s = die({ truck: dying(), squad: aboard(1), others: aboard(1) }, [2, 2]);
    s.answer('getOutNext', 'others').answer('disembark', put('others', [20, 23]));
    s.answer('disembark', put('squad', [24, 20])).end();
    expect(s.of('unitSetUp').map((e) => e.unit)).toEqual(['others', 'squad']);
  });

  test('[WH-ABIL-08][WH-TRANS-06][WH-TRANS-19][WH-G-38] it blows up first, and those on board are not hurt by that', () => {
    const sheet = { abilities: [{ ability: 'deadlyDemise' as const, wounds: { dice: 0, sides: 6, plus: 2 } }] };
    const s = die({ truck: dying({ sheet }), squad: aboard(1), near: squad([[20, 24]]) }, [6, 5]);
    expect(s.state.models['near.1']!.where).toEqual({ at: 'gone' });
    expect(s.asked).toEqual(['red:disembark']);
    s.answer('disembark', put('squad', [20, 23])).end();
    expect(s.state.models['squad.1']!.lost).toBe(0);
  });

  /** Enemies all around the transport, so close together that there is no room between them. */
  const ring = (far: number, foes: number): NonNullable<Field['blue']> =>
    Object.fromEntries(
      Array.from({ length: foes }, (_, i): [string, Troop] => {
        const angle = (2 * i * Math.PI) / foes;
        return [`foe${far}.${i}`, { places: [[20 + far * Math.cos(angle), 20 + far * Math.sin(angle)]] }];
      }),
    );

  test('[WH-TRANS-24][WH-TRANS-25][WH-TRANS-26] without room within 3" an emergency: within 6", hurt by 1 to 3', () => {
    const s = die({ truck: dying(), squad: aboard(3) }, [1, 3, 4], { blue: ring(3.6, 12) });
    s.answer('disembark', []);
    expect(s.request('disembark').args).toMatchObject({ how: 'emergency' });
    expect(s.refused('disembark', put('squad', [20, 27.6], [21, 26], [22, 26]))).toMatchObject({
      code: 'farFromTransport',
      rule: 'WH-TRANS-25',
    });
    s.answer('disembark', put('squad', [20, 27.4], [21, 26.5], [19, 26.5]));
    s.answer('allocate', 'squad.1').end();
    expect(s.state.models['squad.1']!.where.at).toBe('gone');
    expect(s.of('woundLost')).toHaveLength(3);
  });

  test('[WH-TRANS-27][WH-COH-08][WH-ENG-08][WH-G-16][WH-G-90] who finds no place is destroyed and rolls nothing', () => {
    const blue = { ...ring(3.6, 12), ...ring(6.6, 22) };
    const s = die({ truck: dying(), squad: aboard(2) }, [], { blue });
    s.answer('disembark', []).answer('disembark', []).answer('stranded', 'squad.2').answer('disembark', []);
    s.end();
    expect(s.of('modelDestroyed').map((e) => [e.model, e.silent])).toEqual([
      ['squad.2', false],
      ['squad.1', false],
      ['truck.1', false],
    ]);
    expect(status(s)).toEqual({ at: 'destroyed' });
  });

  test('[WH-TRANS-25][WH-TERRAIN-42] where the ground has no room, there may be some on the floor of a ruin', () => {
    const floor = { part: 'floor', shape: rectangle(14, 14, 12, 12), bottom: inch(5.1), top: inch(5.2) } as const;
    const terrain = { r: { kind: 'ruins', footprint: rectangle(14, 14, 12, 12), solids: [floor] } } as const;
    const blue = { ...ring(3.6, 12), ...ring(6.6, 22) };
    const s = die({ truck: dying(), squad: aboard(2) }, [6, 6], { blue, terrain: terrain as never });
    const { better } = s.answer('disembark', []).refused('disembark', []);
    expect((better as { pose: { z: number } }[]).map(({ pose }) => pose.z)).toEqual([inch(5.2), inch(5.2)]);
    s.answer('disembark', better).end();
  });

  test('[WH-TRANS-18] however it dies: also on a desperate escape', () => {
    const red = { truck: truck(), squad: aboard(1) };
    const s = field({ red, blue: { horde: { places: [[20, 17]] } }, dice: [1, 2] }).start('desperateEscape', {
      seat: 'red',
      unit: 'truck',
    });
    s.answer('passOver', ['truck.1']);
    expect(s.asked).toEqual(['red:disembark']);
    s.answer('disembark', put('squad', [20, 23])).end();
  });
});

describe('the Firing Deck', () => {
  const gun = {
    range: 24 * 2540,
    attacks: { dice: 0, sides: 6, plus: 1 },
    skill: 4,
    strength: 4,
    damage: { dice: 0, sides: 6, plus: 1 },
  };
  const weapons = {
    rifle: { name: 'rifle', ...gun },
    cannon: { name: 'cannon', ...gun },
    blade: { name: 'blade', ...gun, range: null },
  };
  const deck: Troop = truck({
    sheet: { abilities: [{ ability: 'firingDeck', models: 2 }] },
    weapons: ['cannon'],
  });
  const firing = (n: number): Play =>
    field({ red: { truck: deck, squad: aboard(n, { weapons: ['rifle', 'blade'] }) }, weapons }).start('firingDeck', {
      seat: 'red',
      unit: 'truck',
    });

  test('[WH-TRANS-15][WH-TRANS-16] one ranged weapon each of up to so many models on board', () => {
    const s = firing(3);
    expect(s.request('firingDeck').items.map((i) => [i.id, i.options])).toEqual([
      ['squad.1', ['none', 'rifle']],
      ['squad.2', ['none', 'rifle']],
      ['squad.3', ['none', 'rifle']],
    ]);
    const all = { 'squad.1': 'rifle', 'squad.2': 'rifle', 'squad.3': 'rifle' };
    expect(s.refused('firingDeck', all)).toMatchObject({
      code: 'deckIsFull',
      rule: 'WH-TRANS-15',
      measured: 3,
      limit: 2,
    });
    s.answer('firingDeck', { ...all, 'squad.2': 'none' }).end();
    expect(weaponsOf(s.state, 'truck.1')).toEqual(['cannon', 'rifle', 'rifle']);
  });

  test('[WH-TRANS-17][WH-G-37] the transport has them besides its own, its passengers do not shoot', () => {
    const s = firing(1).answer('firingDeck', { 'squad.1': 'rifle' });
    expect(s.state.effects).toMatchObject([
      { name: 'firingDeck', on: 'truck.1', until: { until: 'end', frame: 'shoot' } },
    ]);
    expect(weaponsOf(s.state, 'squad.1')).toEqual(['rifle', 'blade']);
    expect(idle(firing(1)).state.effects).toEqual([]);
  });
});
