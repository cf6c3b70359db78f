import { describe, expect, test } from 'vitest';
import {
  CARRIER,
  creep,
  type Field,
  field,
  go,
  load,
  moveOf,
  out,
  type Play,
  plan,
  row,
  TANK,
} from '../../test/field.ts';
import { cm } from './../1-00-materials/cm.ts';

const start = (f: Field, manner: 'move' | 'withdrawal' = 'move', left = 0): Play =>
  field(f).start('move', moveOf('mob', manner, left));

const alone = { red: { mob: { places: [[30, 30]] } } } as const;
const refusal = (s: Play, legs: Parameters<typeof plan>[0]) => s.refused('move', plan(legs), 'red');

describe('a move', () => {
  test('[EA-1.7-01][EA-1.1.3-01] up to its speed, along any way', () => {
    start(alone)
      .answer('move', plan({ 'mob.1': [go(36, 30), go(36, 39)] }), 'red')
      .end();
    expect(refusal(start(alone), { 'mob.1': [go(36, 30), go(36, 39.001)] })).toMatchObject({
      code: 'tooFar',
      rule: 'EA-1.7-01',
      limit: cm(15),
    });
  });

  test('[EA-1.7-02] units turn freely', () => {
    const s = start(alone).answer('move', plan({ 'mob.1': [go(45, 30, 270)] }), 'red');
    expect(s.state.units['mob.1']!.where).toMatchObject({ x: cm(45), facing: 2700 });
  });

  test('[EA-1.7-03] nobody has to move', () => {
    const s = start(alone).answer('move', [], 'red');
    expect(s.of('unitMoved')).toEqual([]);
    s.end();
  });

  test('[EA-1.7.1-01] a speed of 15 cm makes three moves of 15 cm on a march, not one of 45', () => {
    const s = field({ ...alone, blue: { foes: { places: [[100, 100]] } }, dice: [6] }).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'march', 'red');
    expect(refusal(s, { 'mob.1': [go(75, 30)] })).toMatchObject({ code: 'tooFar' });
    for (const x of [45, 60, 75]) s.answer('move', plan({ 'mob.1': [go(x, 30)] }), 'red');
    s.end();
  });

  test('[EA-G-57] units stay on the table', () => {
    expect(refusal(start({ red: { mob: { places: [[5, 5]] } } }), { 'mob.1': [go(0.5, 5)] })).toMatchObject({
      rule: 'EA-G-57',
    });
  });
});

describe('other units', () => {
  const foe = {
    blue: { foes: { places: [[40, 30]], profile: { base: { shape: 'round', diameter: cm(2) } } } },
  } as const;

  test('[EA-1.7.2-01][EA-1.7.3-06] never through enemies', () => {
    expect(refusal(start({ ...alone, ...foe }), { 'mob.1': [go(44, 30)] })).toMatchObject({ rule: 'EA-1.7.2-01' });
  });

  test('[EA-1.7.2-02][EA-1.7.2-03] through friends only if they are infantry, and never onto them', () => {
    const tank = { ...alone, red: { ...alone.red, armour: { places: [[36, 30]], profile: TANK } } } as const;
    const squad = { ...alone, red: { ...alone.red, squad: { places: [[36, 30]] } } } as const;
    expect(refusal(start(tank), { 'mob.1': [go(42, 30)] })).toMatchObject({ rule: 'EA-1.7.2-02' });
    start(squad)
      .answer('move', plan({ 'mob.1': [go(42, 30)] }), 'red')
      .end();
    expect(refusal(start(squad), { 'mob.1': [go(37, 30)] })).toMatchObject({ code: 'onUnit' });
  });

  test('[EA-1.7.2-02] those who have gone before are met where they stand now', () => {
    const two = {
      red: {
        mob: {
          places: [
            [30, 30],
            [34, 30],
          ],
          profile: TANK,
        },
      },
    } as const;
    expect(refusal(start(two), { 'mob.1': [go(40, 30)] })).toMatchObject({ rule: 'EA-1.7.2-02' });
    start(two)
      .answer('move', plan({ 'mob.2': [go(34, 40)], 'mob.1': [go(40, 30), go(38, 38)] }), 'red')
      .end();
  });

  test('[EA-2.1.7-04][EA-2.1.13-04] jump packs and skimmers pass over friends, but do not end on them', () => {
    for (const ability of ['jumpPacks', 'skimmer'] as const) {
      const f = {
        red: {
          mob: { places: [[30, 30]], profile: { abilities: [ability] } },
          armour: { places: [[36, 30]], profile: TANK },
        },
      } satisfies Field;
      start(f)
        .answer('move', plan({ 'mob.1': [go(42, 30)] }), 'red')
        .end();
      expect(refusal(start(f), { 'mob.1': [go(37, 30)] })).toMatchObject({ code: 'onUnit' });
    }
  });
});

describe('zones of control', () => {
  const against = (x: number, abilities: ['scout'] | [] = []): Field => ({
    ...alone,
    blue: { foes: { places: [[x, 30]], profile: { abilities } } },
  });

  test('[EA-1.7.3-01][EA-1.7.3-03][EA-G-05] 5 cm around each enemy, the border included', () => {
    expect(refusal(start(against(45)), { 'mob.1': [go(38, 30)] })).toMatchObject({ rule: 'EA-1.7.3-03', limit: cm(5) });
    start(against(45))
      .answer('move', plan({ 'mob.1': [go(37.999, 30)] }), 'red')
      .end();
  });

  test('[EA-2.1.12-02] 10 cm around scouts', () => {
    expect(refusal(start(against(45, ['scout'])), { 'mob.1': [go(33, 30)] })).toMatchObject({ limit: cm(10) });
    start(against(45, ['scout']))
      .answer('move', plan({ 'mob.1': [go(32.999, 30)] }), 'red')
      .end();
  });

  test('[EA-1.7.3-03] not even in passing', () => {
    const s = start({ ...alone, blue: { foes: { places: [[36, 36]] } } });
    expect(refusal(s, { 'mob.1': [go(40, 30)] })).toMatchObject({ rule: 'EA-1.7.3-03' });
  });

  test('[EA-G-05] through the zone in which it starts, in order to leave', () => {
    start(against(35))
      .answer('move', plan({ 'mob.1': [go(30, 38)] }), 'red')
      .end();
  });

  test('[EA-1.7.3-07][EA-G-05] with its last move it leaves the zone, if it can: a way is shown', () => {
    const s = start(against(35));
    const found = refusal(s, { 'mob.1': [go(30, 31)] });
    expect(found).toMatchObject({ code: 'staysInZone', rule: 'EA-1.7.3-07' });
    s.answer('move', found.better as never, 'red').end();
  });

  test('[EA-1.7.3-07] before its last move it may stay', () => {
    start(against(35), 'move', 1).answer('move', [], 'red').end();
  });

  test('[EA-G-05] a unit without a way out stays without a penalty', () => {
    const walls = { n: wall(27, 33, 6, 1), s: wall(27, 26, 6, 1), w: wall(27, 26, 1, 8), e: wall(33, 26, 1, 8) };
    start({ ...against(37), terrain: walls })
      .answer('move', [], 'red')
      .end();
  });
});

const wall = (x: number, y: number, width: number, depth: number) => ({
  kind: 'cliffs' as const,
  shape: [
    { x: cm(x), y: cm(y) },
    { x: cm(x + width), y: cm(y) },
    { x: cm(x + width), y: cm(y + depth) },
    { x: cm(x), y: cm(y + depth) },
  ],
});

describe('coherency after moves', () => {
  const line = { red: { mob: { places: row(4, 4, 20, 30) } } } as const;

  test('[EA-1.7.4-01][EA-1.7.4-02][EA-1.7.4-03] the owner chooses which part stays, and each unit lost gives a marker', () => {
    const s = start(line).answer('move', plan({ 'mob.3': [go(34, 30)] }), 'red');
    expect(s.request('keepPart').options.map((o) => o.args)).toEqual([
      { units: ['mob.1', 'mob.2'] },
      { units: ['mob.3', 'mob.4'] },
    ]);
    s.answer('keepPart', 'mob.3', 'red').end();
    expect(s.of('unitDestroyed').map((e) => [e.unit, e.why])).toEqual([
      ['mob.1', 'coherency'],
      ['mob.2', 'coherency'],
    ]);
    expect(s.of('markersPlaced')).toMatchObject([{ by: 2 }]);
  });

  test('[EA-G-53][EA-1.3-06] the markers may break the formation, which then loses the rest of its action', () => {
    const s = start(line)
      .answer('move', plan({ 'mob.3': [go(34, 30)] }), 'red')
      .answer('keepPart', 'mob.3', 'red');
    expect(s.state.formations['mob']).toMatchObject({ broken: true, withdraws: true });
  });

  test('[EA-G-14] a broken formation receives no markers for them', () => {
    const s = start({ red: { mob: { ...line.red.mob, broken: true } } }, 'withdrawal');
    s.answer('move', plan({ 'mob.3': [go(34, 30)] }), 'red')
      .answer('keepPart', 'mob.1', 'red')
      .end();
    expect(s.of('markersPlaced')).toEqual([]);
  });

  test('[EA-1.2.1-05][EA-1.7.4-01] a formation that was torn before is checked even if nobody moves', () => {
    const s = start({ red: { mob: { places: [...row(2, 1), ...row(1, 1, 30)] } } }).answer('move', [], 'red');
    s.answer('keepPart', 'mob.1', 'red').end();
    expect(s.of('unitDestroyed')).toHaveLength(1);
  });
});

describe('transports', () => {
  /** A carrier, one unit that it touches, one farther away, and one aboard. */
  const pickUp: Field = {
    red: { mob: { places: [[30, 30], [32, 30], [40, 30], { aboard: 'mob.1' }], other: { 0: CARRIER } } },
  };

  test('[EA-1.7.5-03][EA-1.7.5-04] it drives into contact, loads and drives on; a unit that is picked up does not move', () => {
    const s = start(pickUp).answer('move', plan({ 'mob.1': [load('mob.2'), go(30, 35)] }), 'red');
    expect(s.state.units['mob.2']!.where).toEqual({ at: 'aboard', transport: 'mob.1' });
    expect(refusal(start(pickUp), { 'mob.1': [load('mob.3')] })).toMatchObject({ rule: 'EA-1.7.5-03' });
    expect(refusal(start(pickUp), { 'mob.2': [go(32, 31)], 'mob.1': [load('mob.2')] })).toMatchObject({
      rule: 'EA-1.7.5-04',
    });
  });

  test('[EA-1.7.5-01] not more than there is room for', () => {
    const s = start(pickUp);
    expect(refusal(s, { 'mob.1': [load('mob.2'), go(38, 30), load('mob.3')] })).toMatchObject({ rule: 'EA-1.7.5-01' });
  });

  test('[EA-1.7.5-01] only the kinds that its datasheet names', () => {
    const f: Field = {
      red: {
        mob: {
          places: [
            [30, 30],
            [32, 30],
          ],
          other: { 0: CARRIER, 1: { abilities: ['mounted'] } },
        },
      },
    };
    expect(refusal(start(f), { 'mob.1': [load('mob.2')] })).toMatchObject({ rule: 'EA-1.7.5-01' });
  });

  test('[EA-1.7.5-02] only units of its own formation', () => {
    const f: Field = { red: { mob: { places: [[30, 30]], profile: CARRIER }, squad: { places: [[32, 30]] } } };
    expect(refusal(start(f), { 'mob.1': [load('squad.1')] })).not.toBeNull();
  });

  test('[EA-1.7.5-17] a transport that carries units is not picked up', () => {
    const both = { ...CARRIER, holds: [{ ...CARRIER.holds[0], allows: ['armouredVehicle', 'infantry'] }] };
    const f: Field = {
      red: { mob: { places: [[30, 30], [32, 30], { aboard: 'mob.2' }], other: { 0: both, 1: both } } },
    };
    expect(refusal(start(f), { 'mob.1': [load('mob.2')] })).toMatchObject({ rule: 'EA-1.7.5-17' });
  });

  const aboard: Field = {
    red: { mob: { places: [[30, 30], { aboard: 'mob.1' }, { aboard: 'mob.1' }], other: { 0: CARRIER } } },
    blue: { foes: { places: [[45, 30]] } },
  };
  const arrived = (): Play => start(aboard).answer('move', plan({ 'mob.1': [go(32, 30)] }), 'red');

  test('[EA-1.7.5-05][EA-1.7.5-10] at the end of the move passengers may get out', () => {
    const s = arrived().answer('disembark', plan({ 'mob.2': [out(32, 36)] }), 'red');
    expect(s.state.units['mob.2']!.where).toMatchObject({ at: 'table', x: cm(32), y: cm(36) });
    expect(s.state.units['mob.3']!.where.at).toBe('aboard');
    s.end();
  });

  test('[EA-1.7.5-07] within 5 cm of the transport', () => {
    expect(arrived().refused('disembark', plan({ 'mob.2': [out(32, 37.001)] }), 'red')).toMatchObject({
      rule: 'EA-1.7.5-07',
      limit: cm(5),
    });
    arrived()
      .answer('disembark', plan({ 'mob.2': [out(32, 37)] }), 'red')
      .end();
  });

  test('[EA-1.7.5-09] not in an enemy zone of control', () => {
    expect(arrived().refused('disembark', plan({ 'mob.2': [out(38, 30)] }), 'red')).toMatchObject({
      rule: 'EA-1.7.5-09',
    });
  });

  test('[EA-1.7.5-11] not in the move in which they were picked up, but in the next one', () => {
    const s = start(pickUp).answer('move', plan({ 'mob.1': [load('mob.2'), go(33, 30)] }), 'red');
    expect((s.request('disembark') as { movers: readonly string[] }).movers).toEqual(['mob.4']);
    const next = start({
      red: { mob: { ...pickUp.red!['mob'], places: [[30, 30], { aboard: 'mob.1' }], other: { 0: CARRIER } } },
    }).answer('move', [], 'red');
    expect((next.request('disembark') as { movers: readonly string[] }).movers).toEqual(['mob.2']);
  });
});

test('[EA-1.8.1-04] all legs of a cautious move are cautious', () => {
  expect(refusal(start(alone), { 'mob.1': [creep(31, 30), go(32, 30)] })).toMatchObject({ code: 'malformed' });
});
