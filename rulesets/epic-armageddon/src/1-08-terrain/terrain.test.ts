import { describe, expect, test } from 'vitest';
import { CARRIER, creep, type Field, field, go, moveOf, type Play, plan, rectangle, TANK } from '../../test/field.ts';
import { cm } from '../1-00-materials/cm.ts';
import type { Profile, Terrain } from '../generated/state.ts';

type Kind = Terrain['kind'];

/** A unit before a strip of terrain that is ten centimetres deep. */
const before = (kind: Kind, profile: Partial<Profile> = {}, dice: readonly number[] = []): Play =>
  field({
    red: { mob: { places: [[30, 30]], profile: { speed: cm(30), ...profile } } },
    terrain: { strip: { kind, shape: rectangle(35, 20, 10, 20) } },
    dice,
  }).start('move', moveOf('mob'));

const ENGINE = { type: 'warEngine', damageCapacity: 3 } as const;
const into = plan({ 'mob.1': [go(40, 30)] });

type Effect = 'none' | 'dangerous' | 'impassable';

/** A unit that enters is refused, or tested, or neither. */
function expectEffect(kind: Kind, profile: Partial<Profile>, effect: Effect): void {
  if (effect === 'impassable') {
    expect(before(kind, profile).refused('move', into, 'red')).toMatchObject({ code: 'impassable', rule: 'EA-1.8-01' });
    return;
  }
  const s = before(kind, profile, effect === 'dangerous' ? [6] : []).answer('move', into, 'red');
  expect(s.of('rolled')).toHaveLength(effect === 'dangerous' ? 1 : 0);
  s.end();
}

describe('what terrain does to those who enter', () => {
  const table: Readonly<Record<Kind, readonly [Effect, Effect, Effect]>> = {
    buildings: ['none', 'impassable', 'impassable'],
    cliffs: ['impassable', 'impassable', 'impassable'],
    fortification: ['none', 'impassable', 'impassable'],
    hill: ['none', 'none', 'none'],
    jungle: ['none', 'impassable', 'dangerous'],
    marsh: ['dangerous', 'dangerous', 'dangerous'],
    river: ['dangerous', 'impassable', 'none'],
    road: ['none', 'none', 'none'],
    ruins: ['none', 'dangerous', 'dangerous'],
    scrub: ['none', 'none', 'none'],
    woods: ['none', 'dangerous', 'dangerous'],
  };

  test.each(Object.entries(table))(
    '[EA-1.8-01][EA-1.8.4-04][EA-1.8.4-05] table T-6: %s',
    (kind, [infantry, vehicle, engine]) => {
      expectEffect(kind as Kind, {}, infantry);
      expectEffect(kind as Kind, TANK, vehicle);
      expectEffect(kind as Kind, ENGINE, engine);
    },
  );

  test('[EA-2.1.10-01][EA-2.1.9-02] mounted units and light vehicles are vehicles here', () => {
    expectEffect('woods', { abilities: ['mounted'] }, 'dangerous');
    expectEffect('woods', { type: 'lightVehicle' }, 'dangerous');
  });

  test('[EA-1.8.4-04] a fortification that is built for vehicles', () => {
    const s = field({
      red: { mob: { places: [[30, 30]], profile: TANK } },
      terrain: { strip: { kind: 'fortification', shape: rectangle(35, 20, 10, 20), forVehicles: true } },
    }).start('move', moveOf('mob'));
    s.answer('move', into, 'red').end();
  });
});

describe('dangerous terrain', () => {
  test('[EA-1.8.1-01][EA-1.8.1-02][EA-1.8.1-03] on a 1 at its border the unit is lost, without a marker', () => {
    const s = before('woods', TANK, [1]).answer('move', into, 'red');
    expect(s.of('unitDestroyed')).toMatchObject([{ unit: 'mob.1', why: 'terrain' }]);
    expect(s.of('unitMoved')).toMatchObject([{ x: cm(34) }]);
    expect(s.of('markersPlaced')).toEqual([]);
    s.end();
  });

  test('[EA-1.8.1-01] a die on setting out in it, and one for each entry', () => {
    const inside: Field = {
      red: { mob: { places: [[40, 30]], profile: TANK } },
      terrain: {
        a: { kind: 'woods', shape: rectangle(35, 20, 10, 20) },
        b: { kind: 'ruins', shape: rectangle(50, 20, 5, 20) },
      },
      dice: [2, 2],
    };
    const s = field(inside)
      .start('move', moveOf('mob'))
      .answer('move', plan({ 'mob.1': [go(58, 30)] }), 'red');
    expect(s.of('rolled')).toHaveLength(2);
    s.end();
  });

  test('[EA-1.8.1-04] a cautious unit goes 5 cm and rolls once more', () => {
    const s = before('woods', TANK, [1, 2]).answer('move', plan({ 'mob.1': [creep(35, 30)] }), 'red');
    expect(s.of('unitDestroyed')).toEqual([]);
    s.end();
    expect(before('woods', TANK).refused('move', plan({ 'mob.1': [creep(35.001, 30)] }), 'red')).toMatchObject({
      code: 'tooFar',
      limit: cm(5),
    });
  });

  test('[EA-2.1.18-01][EA-2.1.19-03] a walker rolls once more, and no more than once', () => {
    const walker = { ...TANK, abilities: ['walker'] } as const satisfies Partial<Profile>;
    before('woods', { ...walker, abilities: ['walker'] }, [1, 3])
      .answer('move', into, 'red')
      .end();
    const lost = before('woods', { ...walker, abilities: ['walker'] }, [1, 1]);
    lost.answer('move', plan({ 'mob.1': [creep(35, 30)] }), 'red').end();
    expect(lost.of('unitDestroyed')).toHaveLength(1);
  });

  test('[EA-3.1-01][EA-G-18] a war engine loses one damage point', () => {
    const s = before('woods', ENGINE, [1]).answer('move', into, 'red');
    expect(s.state.units['mob.1']).toMatchObject({ damage: 1, where: { at: 'table', x: cm(40) } });
    s.end();
  });

  test('[EA-2.1.7-01][EA-2.1.7-03][EA-2.1.13-01][EA-2.1.13-03] jump packs and skimmers are tested only where they land', () => {
    for (const ability of ['jumpPacks', 'skimmer'] as const) {
      const flying = { ...TANK, abilities: [ability] };
      before('woods', flying)
        .answer('move', plan({ 'mob.1': [go(50, 30)] }), 'red')
        .end();
      const s = before('woods', flying, [1]).answer('move', into, 'red');
      expect(s.of('unitDestroyed')).toHaveLength(1);
      s.end();
    }
  });

  test('[EA-2.1.7-02][EA-2.1.13-02] they pass over impassable terrain, but do not end there', () => {
    for (const ability of ['jumpPacks', 'skimmer'] as const) {
      before('cliffs', { abilities: [ability] })
        .answer('move', plan({ 'mob.1': [go(50, 30)] }), 'red')
        .end();
      const s = before('cliffs', { abilities: [ability] });
      expect(s.refused('move', into, 'red')).toMatchObject({
        code: 'endsImpassable',
        rule: ability === 'skimmer' ? 'EA-2.1.13-02' : 'EA-2.1.7-02',
      });
    }
  });

  test('[EA-1.7.5-15][EA-G-43] those aboard a lost transport save by armour or on 6+, and get out where it stood', () => {
    const s = field({
      red: {
        mob: {
          places: [[30, 30], { aboard: 'mob.1' }, { aboard: 'mob.1' }],
          other: { 0: CARRIER, 1: { armour: 4 }, 2: { armour: null } },
        },
      },
      terrain: { strip: { kind: 'woods', shape: rectangle(35, 20, 10, 20) } },
      dice: [1, 4, 5],
    }).start('move', moveOf('mob'));
    s.answer('move', into, 'red');
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['mob.1', 'mob.3']);
    const place = [{ piece: 'mob.2', pose: { x: cm(34), y: cm(33), facing: 0 } }];
    expect(s.refused('getOut', place, 'red')).toMatchObject({ code: 'notAtWreck' });
    s.answer('getOut', [{ piece: 'mob.2', pose: { x: cm(34), y: cm(32), facing: 0 } }], 'red').end();
    expect(s.state.units['mob.2']!.where).toMatchObject({ at: 'table', y: cm(32) });
  });
});

describe('roads', () => {
  const road: Field = {
    red: { mob: { places: [[30, 30]] } },
    blue: { foes: { places: [[100, 100]] } },
    terrain: {
      road: { kind: 'road', shape: rectangle(0, 28, 120, 4) },
      woods: { kind: 'woods', shape: rectangle(35, 20, 10, 20) },
    },
  };
  const drive = (f: Field = road): Play => field(f).start('move', moveOf('mob'));

  test('[EA-1.8.4-08] 5 cm more for a unit that stays on it all the way', () => {
    drive()
      .answer('move', plan({ 'mob.1': [go(50, 30)] }), 'red')
      .end();
    expect(drive().refused('move', plan({ 'mob.1': [go(50.001, 30)] }), 'red')).toMatchObject({ code: 'tooFar' });
    const off = plan({ 'mob.1': [go(33, 33), go(46, 33)] });
    expect(drive().refused('move', off, 'red')).toMatchObject({ limit: cm(15) });
  });

  test('[EA-G-56] on a road only the road counts', () => {
    const tank = { ...road, red: { mob: { places: [[30, 30]], profile: TANK } } } as const;
    const s = drive(tank).answer('move', plan({ 'mob.1': [go(40, 30)] }), 'red');
    expect(s.of('rolled')).toEqual([]);
    s.end();
  });

  const declare = (f: Field): Play =>
    field(f).start('activation', { seat: 'red', retained: false, formations: ['mob'], action: '', passed: false });

  test('[EA-1.8.4-09][EA-1.8.4-10] all on a road: a march without a test, which stays on the road', () => {
    const s = declare(road).answer('declare', 'roadMarch', 'red');
    expect(s.refused('move', plan({ 'mob.1': [go(33, 34)] }), 'red')).toMatchObject({ rule: 'EA-1.8.4-10' });
    for (const x of [50, 70, 90]) s.answer('move', plan({ 'mob.1': [go(x, 30)] }), 'red');
    s.end();
    expect(s.of('rolled')).toEqual([]);
  });

  test('[EA-1.8.4-09] one unit beside it, and there is no road march', () => {
    const s = declare({
      ...road,
      red: {
        mob: {
          places: [
            [30, 30],
            [30, 33],
          ],
        },
      },
    });
    expect(s.refused('declare', 'roadMarch', 'red')).toMatchObject({ rule: 'EA-1.8.4-09' });
  });
});
