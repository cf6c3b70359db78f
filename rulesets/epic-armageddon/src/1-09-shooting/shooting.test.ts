import { describe, expect, test } from 'vitest';
import {
  CARRIER,
  type Field,
  field,
  type Place,
  type Play,
  rectangle,
  row,
  TANK,
  type Troop,
} from '../../test/field.ts';
import { gun, guns, shoots } from '../../test/guns.ts';
import { cm } from '../1-00-materials/cm.ts';
import type { WeaponMode } from '../generated/state.ts';
import { newShoot } from './shoot/new-shoot.ts';

const AP = { weapons: [gun({ ap: 5 })] };
const AT = { weapons: [gun({ at: 6 })] };
const BOTH = { weapons: [gun({ ap: 5, at: 6 })] };

/** A row of shooters at y = 10, and one of targets at y = 30. */
const table = (mob: Troop, foes: Troop, more: Partial<Field> = {}): Field => ({
  red: { mob: { places: row(1, 1), profile: AP, ...mob } },
  blue: { foes: { places: row(1, 1, 5, 30), ...foes } },
  ...more,
});
const fire = (mob: Troop, foes: Troop, dice: readonly number[], more: Partial<Field> = {}): Play =>
  shoots(table(mob, foes, { ...more, dice: [...dice] }));
const markers = (s: Play, formation = 'foes') => s.state.formations[formation]!.blastMarkers;
const lost = (s: Play) => s.of('unitDestroyed').map((e) => e.unit);
/** The owner of the target takes the first of equally near units. */
function settle(s: Play): void {
  while (s.asked.includes('blue:allocate')) s.answer('allocate', s.request('allocate').options[0]!.id, 'blue');
  s.end();
}
const rolled = (s: Play, purpose: string) => s.of('rolled').filter((e) => e.purpose === purpose);

describe('the target', () => {
  const start = (f: Field) => field(f).start('shoot', newShoot({ seat: 'red', formation: 'mob' }));
  const two = (mob: Troop = {}): Field => ({
    red: { mob: { places: row(2, 1), profile: AP, ...mob }, friends: { places: [[20, 20]] } },
    blue: {
      foes: { places: [[5, 30]] },
      others: {
        places: [
          [14, 30],
          [17, 30],
        ],
      },
      far: { places: [[5, 60]] },
    },
    dice: [1, 1],
  });

  test('[EA-1.9.1-01][EA-1.9.2-01] one enemy formation in range and in sight, or none', () => {
    const s = start(two());
    expect(s.request('target').options.map((o) => o.id)).toEqual(['foes', 'others']);
    expect(s.refused('target', 'far', 'red')).toMatchObject({ rule: 'EA-1.9.2-01' });
    expect(s.refused('target', 'friends', 'red')).toMatchObject({ rule: 'EA-1.9.1-01' });
    s.answer('target', 'others', 'red').end();
    expect([markers(s), markers(s, 'others')]).toEqual([0, 1]);
    start({ ...two(), dice: [] })
      .answer('target', null, 'red')
      .end();
  });

  test('[EA-1.9.2-09] nobody to choose if all who could shoot are suppressed', () => {
    const s = start({ ...two({ blastMarkers: 2 }), dice: [] });
    s.end();
    expect(s.of('firedAt')).toHaveLength(0);
    expect(s.question('targets', { formation: 'mob' })).toEqual([]);
  });

  test('[EA-1.9.1-02] a unit that cannot shoot at the target loses its shots', () => {
    const s = fire(
      {
        places: [
          [5, 10],
          [70, 10],
        ],
      },
      {},
      [1],
    );
    s.end();
    expect(rolled(s, 'hit')).toMatchObject([{ faces: [1] }]);
  });

  test('[EA-1.9.2-02] range to one and sight of another is not enough', () => {
    const f = table(
      {},
      {
        places: [
          [5, 30],
          [30, 20],
        ],
      },
      { terrain: { w: { kind: 'woods', shape: rectangle(0, 20, 12, 3) } } },
    );
    const near = {
      ...f,
      red: { mob: { places: [[5, 10] as Place], profile: { weapons: [gun({ ap: 5, range: cm(20) })] } } },
    };
    expect(field(near).question('targets', { formation: 'mob' })).toEqual([]);
  });

  test('[EA-1.9-01][EA-1.6.1-08] an action shoots after its moves and before it regroups', () => {
    const s = field({
      ...table({ blastMarkers: 1, places: row(3, 1) }, { places: row(3, 1, 5, 30) }),
      dice: [6, 5, 5, 1, 2],
    })
      .start('activation', { seat: 'red', retained: false, formations: ['mob'], action: '', passed: false })
      .answer('declare', 'marshal', 'red')
      .answer('alternative', 'shoot', 'red')
      .answer('target', 'foes', 'red');
    s.answer('suppress', 'mob.2', 'red').end();
    expect(s.of('markersRemoved')).toHaveLength(1);
  });
});

describe('arcs', () => {
  const inArc = (arc: WeaponMode['arc'], [x, y]: readonly [number, number]) =>
    (
      field({
        red: { mob: { places: [[50, 50, 0]], profile: { weapons: [gun({ ap: 5, arc })] } } },
        blue: { foes: { places: [[50 + x, 50 + y]] } },
      }).question('targets', { formation: 'mob' }) as string[]
    ).length === 1;

  test('[EA-1.9.2-13] all around unless one is given', () => {
    for (const at of [
      [20, 0],
      [-20, 0],
      [0, 20],
      [0, -20],
    ] as const)
      expect(inArc('all', at)).toBe(true);
  });

  test.each([
    ['front', [20, 0], [-20, 0]],
    ['rear', [-20, 0], [20, 0]],
    ['left', [0, 20], [0, -20]],
    ['right', [0, -20], [0, 20]],
  ] as const)('[EA-1.9.2-14] %s: 180° on that side', (arc, on, off) => {
    expect([inArc(arc, on), inArc(arc, off)]).toEqual([true, false]);
  });

  test('[EA-1.9.2-15] fixed forward: 45° to either side', () => {
    expect([inArc('fixedForward', [14, 15]), inArc('fixedForward', [14, -15])]).toEqual([true, true]);
    expect([inArc('fixedForward', [10, 15]), inArc('fixedForward', [-20, 0])]).toEqual([false, false]);
  });
});

describe('suppression', () => {
  const column: Place[] = [
    [5, 5],
    [5, 10],
    [5, 15],
  ];

  test('[EA-1.9.2-09][EA-1.9.2-11] for each marker one unit, from the rear', () => {
    const s = fire({ places: column, blastMarkers: 2 }, { places: [[5, 30]] }, [1]);
    s.end();
    expect(s.of('unitSuppressed').map((e) => e.unit)).toEqual(['mob.1', 'mob.2']);
  });

  test('[EA-1.9.2-10] no marker is spent on a unit that could not shoot anyway', () => {
    const s = fire({ places: [...column, [5, 90]], blastMarkers: 1 }, { places: [[5, 30]] }, [1, 1]);
    s.end();
    expect(s.of('unitSuppressed').map((e) => e.unit)).toEqual(['mob.1']);
  });

  test('[EA-1.9.2-12] the owner chooses among equally far units', () => {
    const s = fire(
      {
        places: [
          [4, 10],
          [16, 10],
        ],
        blastMarkers: 1,
      },
      { places: [[10, 30]] },
      [1],
    );
    expect(s.request('suppress')).toMatchObject({ by: 'red' });
    s.answer('suppress', 'mob.2', 'red').end();
    expect(s.of('unitSuppressed').map((e) => e.unit)).toEqual(['mob.2']);
  });

  test('[EA-G-20] small arms only: within 15 cm', () => {
    const mob = (y: number): Troop => ({
      places: [
        [5, y],
        [5, 25],
      ],
      other: { 0: { weapons: [] } },
      blastMarkers: 1,
    });
    const near = fire(mob(20), { places: [[5, 30]] }, [1]);
    near.end();
    expect(near.of('unitSuppressed').map((e) => e.unit)).toEqual(['mob.1']);
    const far = fire(mob(10), { places: [[5, 30]] }, []);
    far.end();
    expect(far.of('unitSuppressed').map((e) => e.unit)).toEqual(['mob.2']);
  });

  test('[EA-G-20] a war engine takes markers for its whole damage capacity', () => {
    const engine = { ...AP, type: 'warEngine', damageCapacity: 3 } as const;
    const s = (blastMarkers: number, dice: number[]) => {
      const played = fire(
        {
          places: [
            [5, 5],
            [5, 15],
          ],
          other: { 0: engine },
          blastMarkers,
        },
        { places: [[5, 30]] },
        dice,
      );
      played.end();
      return played.of('unitSuppressed').length;
    };
    expect([s(2, [1, 1]), s(3, [1])]).toEqual([0, 1]);
  });
});

describe('to hit', () => {
  const hits = (mob: Troop, die: number, more: Parameters<typeof shoots>[1] = {}, f: Partial<Field> = {}) => {
    const s = shoots(table(mob, { profile: { armour: null } }, { dice: [die], ...f }), more);
    s.end();
    return lost(s).length;
  };

  test('[EA-1.9.5-02] the value or more', () => {
    expect([hits({}, 5), hits({}, 4)]).toEqual([1, 0]);
  });

  test('[EA-1.9.5-04] double and marshal -1, [EA-1.9.5-05] sustained fire +1', () => {
    expect([hits({}, 6, { action: -1 }), hits({}, 5, { action: -1 })]).toEqual([1, 0]);
    expect([hits({}, 4, { action: 1 }), hits({}, 3, { action: 1 })]).toEqual([1, 0]);
  });

  test('[EA-1.9.5-06] a 1 always misses', () => {
    const sure = { profile: { weapons: [gun({ ap: 2 })] } };
    expect([hits(sure, 2, { action: 1 }), hits(sure, 1, { action: 1 })]).toEqual([1, 0]);
  });

  test('[EA-1.9.5-03][EA-1.9.5-07] cover -1, together with other modifiers', () => {
    const mob = { profile: { weapons: [gun({ ap: 4 })] } };
    const cover = { terrain: { s: { kind: 'scrub', shape: rectangle(0, 20, 20, 3) } } } as const;
    expect([hits(mob, 5, {}, cover), hits(mob, 4, {}, cover)]).toEqual([1, 0]);
    expect([hits(mob, 6, { action: -1 }, cover), hits(mob, 5, { action: -1 }, cover)]).toEqual([1, 0]);
  });

  test.each([
    [6, 4],
    [7, 5],
    [8, 6],
  ])('[EA-1.9.5-09][EA-1.9.5-10] AP%i+ at -1: a 6 and then %i or more, for each 6', (value, second) => {
    const mob = { places: row(2, 1), profile: { weapons: [gun({ ap: value })] } };
    const f = table(mob, { places: row(2, 1, 5, 30), profile: { armour: null } }, { dice: [6, 6, second, second - 1] });
    const s = shoots(f, { action: -1 });
    s.answer('allocate', s.request('allocate').options[0]!.id, 'blue').end();
    expect(rolled(s, 'hitAgain')).toHaveLength(1);
    expect(lost(s)).toHaveLength(1);
  });

  test('[EA-1.9.5-09][EA-G-52] what needs 10 is not rolled', () => {
    const s = shoots(table({ profile: { weapons: [gun({ ap: 9 })] } }, { places: row(2, 1, 5, 30) }, { dice: [] }), {
      action: -1,
    });
    s.end();
    expect(markers(s)).toBe(1);
  });

  test('[EA-1.9.5-08] if only some are in cover, the shooter spares them and has no modifier', () => {
    const f = (dice: number[]) =>
      fire(
        { places: [[10, 10]], profile: { weapons: [gun({ ap: 4 }, 2)] } },
        {
          places: [
            [10, 28],
            [16, 28],
          ],
          profile: { armour: null },
        },
        dice,
        { terrain: { s: { kind: 'scrub', shape: rectangle(0, 26, 12, 4) } } },
      );
    const spared = f([4, 4]).answer('spare', true, 'red');
    spared.end();
    expect(lost(spared)).toEqual(['foes.2']);
    const all = f([4, 5, 1]).answer('spare', false, 'red');
    all.end();
    expect(lost(all)).toEqual(['foes.1']);
  });

  test('[EA-G-06] fire that nobody in cover can be hit by never suffers from cover', () => {
    const s = fire(
      { profile: { weapons: [gun({ at: 4 })] } },
      {
        places: [
          [5, 28],
          [5, 32],
        ],
        other: { 1: { ...TANK, armour: null } },
      },
      [4],
      { terrain: { w: { kind: 'marsh', shape: rectangle(0, 26, 20, 4) } } },
    );
    s.end();
    expect(lost(s)).toEqual(['foes.2']);
  });

  test('[EA-1.1.3-03][EA-1.1.3-06] every copy fires, and each with its shots', () => {
    const s = fire(
      { profile: { weapons: [gun({ ap: 5, shots: { dice: 0, sides: 6, plus: 2 } }, 2)] } },
      {},
      [1, 1, 1, 1],
    );
    s.end();
    expect(rolled(s, 'hit')).toMatchObject([{ faces: [1, 1, 1, 1] }]);
  });

  test('[EA-G-52] random numbers of shots are rolled first', () => {
    const s = fire({ profile: { weapons: [gun({ ap: 5, shots: { dice: 1, sides: 3, plus: 0 } })] } }, {}, [4, 1, 1]);
    s.end();
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['shots', 'hit']);
  });
});

describe('AP and AT', () => {
  const mixed: Troop = {
    places: [
      [5, 30],
      [8, 30],
    ],
    profile: { armour: null },
    other: { 1: { ...TANK, armour: null } },
  };

  test('[EA-1.9.5-01] the shooter decides for each weapon', () => {
    const s = fire(
      {
        places: [
          [5, 10],
          [8, 10],
        ],
        profile: BOTH,
      },
      mixed,
      [5, 6],
    );
    s.answer('aim', { 'mob.1/0.0.0': 'ap0', 'mob.2/0.0.0': 'at0' }, 'red').end();
    expect(lost(s)).toEqual(['foes.1', 'foes.2']);
  });

  test('[EA-1.9.6-02][EA-G-52] nothing to decide, and nothing rolled, where only one kind can hit', () => {
    fire({ profile: BOTH }, {}, [1]).end();
    const s = fire({ profile: AT }, {}, []);
    s.end();
    expect(rolled(s, 'hit')).toHaveLength(0);
  });

  test('[EA-1.9.4-01][EA-1.9.4-03] under fire without any chance of damage: one blast marker', () => {
    expect(markers(fire({ profile: AP }, { places: row(2, 1, 5, 30), profile: TANK }, []))).toBe(1);
  });

  test('one of several lines, or all of them', () => {
    const lines = [{ ap: 4 }, { ap: 6, range: cm(45) }];
    const either = fire({ profile: { weapons: [guns('or', ...lines)] } }, {}, [1]);
    either.answer('aim', { 'mob.1/0.0.0': 'ap1' }, 'red').end();
    fire({ profile: { weapons: [guns('and', ...lines)] } }, {}, [1, 1]).end();
  });

  test('[EA-G-06] no hit is wasted: light vehicles take what the others leave', () => {
    const light = { ...TANK, type: 'lightVehicle', armour: null } as const;
    const s = fire(
      { places: [[5, 10]], profile: { weapons: [gun({ ap: 2 }), gun({ at: 2 })] } },
      {
        places: [
          [5, 28],
          [5, 32],
        ],
        other: { 0: light, 1: { armour: null } },
      },
      [2, 2],
    );
    s.end();
    expect(lost(s).sort()).toEqual(['foes.1', 'foes.2']);
  });
});

describe('allocation and saves', () => {
  const many = (shots: number) => ({
    profile: { weapons: [gun({ ap: 2, shots: { dice: 0, sides: 6, plus: shots } })] },
  });
  const column: Troop = {
    places: [
      [5, 34],
      [5, 30],
      [5, 26],
    ],
    profile: { armour: 5 },
  };

  test('[EA-1.9.6-01][EA-1.9.6-03] from front to rear', () => {
    const s = fire(many(2), column, [2, 2, 1, 1]);
    s.end();
    expect(lost(s)).toEqual(['foes.3', 'foes.2']);
  });

  test('[EA-1.9.6-04][EA-1.9.6-05] nobody twice before all have one, and saves come last', () => {
    const s = fire(many(4), column, [2, 2, 2, 2, 5, 4, 5, 5]);
    s.end();
    expect(lost(s)).toEqual(['foes.3']);
    expect(rolled(s, 'save').map((e) => e.about)).toEqual(['foes.3', 'foes.3', 'foes.2', 'foes.1']);
  });

  test('[EA-1.9.6-01] only within range and sight; hits that nobody can take are lost', () => {
    const s = fire(
      many(3),
      {
        ...column,
        places: [
          [5, 90],
          [5, 30],
          [5, 80],
        ],
      },
      [2, 2, 2, 5, 5, 1],
    );
    s.end();
    expect(lost(s)).toEqual(['foes.2']);
  });

  test('[EA-1.9.6-01][EA-G-06] the owner of the target chooses among equally near ones', () => {
    const s = fire(
      { ...many(1), places: [[10, 10]] },
      {
        places: [
          [5, 30],
          [15, 30],
        ],
        profile: { armour: null },
      },
      [2],
    );
    s.answer('allocate', 'foes.2', 'blue').end();
    expect(lost(s)).toEqual(['foes.2']);
  });

  test('[EA-1.9.6-06] the armour value or more', () => {
    expect(lost(fire(many(1), { profile: { armour: 4 } }, [2, 4]))).toEqual([]);
    expect(lost(fire(many(1), { profile: { armour: 4 } }, [2, 3]))).toEqual(['foes.1']);
  });

  test('[EA-2.1.11-01][EA-2.1.6-01] reinforced armour rolls again, then the invulnerable save', () => {
    const tough = { armour: 4, abilities: ['reinforcedArmour', 'invulnerableSave'] } as const;
    const s = fire(many(1), { profile: { armour: 4, abilities: [...tough.abilities] } }, [2, 3, 3, 6]);
    s.end();
    expect(lost(s)).toEqual([]);
  });

  test('[EA-1.9.6-08][EA-1.9.6-09] macro hits once the others are resolved, without a save', () => {
    const mob = { profile: { weapons: [gun({ mw: 2, range: cm(20) }), gun({ ap: 2 })] } };
    const s = fire(
      mob,
      {
        places: [
          [5, 28],
          [5, 32],
        ],
        profile: { armour: 2 },
      },
      [2, 2, 2],
    );
    s.end();
    expect(lost(s)).toEqual(['foes.1']);
    const reinforced = fire(mob, { profile: { armour: 2, abilities: ['reinforcedArmour'] } }, [2, 2, 2, 2]);
    reinforced.end();
    expect(lost(reinforced)).toEqual([]);
  });

  test('[EA-1.7.5-15][EA-1.9.4-02] passengers save after their transport, and are losses, too', () => {
    const s = fire(
      { profile: { weapons: [gun({ at: 2 })] } },
      { places: [[5, 30], { aboard: 'foes.1' }, [11, 30]], other: { 0: { ...CARRIER, armour: null } } },
      [2, 1],
    );
    s.end();
    expect(lost(s)).toEqual(['foes.1', 'foes.2']);
    expect(s.state.formations['foes']).toMatchObject({ broken: true });
  });
});

describe('blast markers and breaking', () => {
  test('[EA-1.9.3-01][EA-1.9.4-02][EA-1.9.6-07] one for the fire, one for each unit lost', () => {
    const s = fire({ places: row(2, 1) }, { places: row(9, 1, 5, 30), profile: { armour: null } }, [5, 5]);
    settle(s);
    expect(markers(s)).toBe(3);
  });

  test('[EA-1.9.7-01][EA-1.9.7-02] broken with as many markers as units that are left', () => {
    const foes = (n: number): Troop => ({ places: row(n, 1, 5, 30), profile: { armour: null } });
    expect(fire({}, foes(2), [5]).state.formations['foes']).toMatchObject({ broken: true, withdraws: true });
    expect(fire({}, foes(4), [5]).state.formations['foes']).toMatchObject({ broken: false, blastMarkers: 2 });
    expect(fire({}, foes(1), [1]).state.formations['foes']).toMatchObject({ broken: true });
  });

  test('[EA-1.9.7-03] never in the middle: those that break after it have saved like everybody else', () => {
    const s = fire({}, { blastMarkers: 0, profile: { armour: 5 } }, [5, 5]);
    s.end();
    expect(s.of('formationBroke')).toHaveLength(1);
    expect(lost(s)).toEqual([]);
  });

  test('[EA-1.9.6-06] the example: eight shots, three Boyz fall, four markers', () => {
    const s = fire(
      { places: row(4, 1), profile: { weapons: [gun({ ap: 5 }, 2)] } },
      { places: row(9, 1, 5, 30), profile: { armour: 6 } },
      [5, 5, 6, 1, 2, 3, 4, 4, 1, 2, 5],
    );
    settle(s);
    expect([lost(s).length, markers(s)]).toEqual([3, 4]);
  });

  test('[EA-1.9.2-09][EA-1.9.5-05] the example: four markers suppress four, the others need 5 with AT6+ on sustained fire', () => {
    const places = [...row(3, 1), ...row(4, 1, 5, 6)] as Place[];
    const f = table(
      { places, profile: AT, blastMarkers: 4 },
      { profile: { ...TANK, armour: null }, places: [[8, 30]] },
    );
    const s = shoots({ ...f, dice: [4, 4, 5] }, { action: 1 });
    s.end();
    expect(
      s
        .of('unitSuppressed')
        .map((e) => e.unit)
        .sort(),
    ).toEqual(['mob.4', 'mob.5', 'mob.6', 'mob.7']);
    expect(lost(s)).toEqual(['foes.1']);
  });
});
