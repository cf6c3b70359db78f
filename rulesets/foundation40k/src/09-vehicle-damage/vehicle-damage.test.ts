import { expect, test } from 'vitest';
import { act, activate, ask, field, modelState, options, type Troop, war, whereIs } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';
import type { Profile } from '../generated/state.ts';

const RHINO: Partial<Profile> = {
  unitType: 'vehicle',
  move: inch(12),
  save: 3,
  lives: 3,
  attacks: { dice: 1, plus: 0 },
  base: { shape: 'rect', length: inch(4.5), width: inch(3) },
};

const rhino = (more: Partial<Troop> = {}): Troop => ({
  at: [20, 30],
  profile: RHINO,
  weapons: ['boltgun'],
  rules: ['mediumArmour', 'knowNoFear'],
  ...more,
});

/** One shot with FP 7 at a vehicle. */
const shotAt = (target: Troop, dice: number[], more: Parameters<typeof field>[0] = {}) =>
  act(
    field({ red: { A: { at: [20, 20], weapons: ['rocketLauncher'] } }, blue: { B: target }, dice, ...more }),
    'A',
    'shootAction',
  );

test('[FD-VEHICLE-02][FD-VEHICLE-05][FD-VEHICLE-06][FD-VEHICLE-07][FD-VEHICLE-10][FD-SPECIAL-15][FD-SPECIAL-21] the Rhino and the rocket launcher: FP 7 - 4 = 3, save 6+, a 4 costs 1 L, damage 3: immobilised', () => {
  const s = shotAt(rhino(), [3, 4, 3]);
  expect(modelState(s, 'B.1')).toMatchObject({ lost: 1, immobilised: true, where: { at: 'table' } });
  s.end();
});

test('[FD-VEHICLE-11] an immobilised vehicle takes all other actions', () => {
  const s = shotAt(rhino(), [3, 4, 3]);
  activate(s, 'B');
  expect(options(s, 'action')).toEqual(['shootAction', 'secureArea', 'takeCover', 'suppressiveFire']);
});

for (const [armour, reduces, rule, special] of [
  ['lightArmour', 3, 'FD-VEHICLE-01', 'FD-SPECIAL-14'],
  ['mediumArmour', 4, 'FD-VEHICLE-02', 'FD-SPECIAL-15'],
  ['heavyArmour', 5, 'FD-VEHICLE-03', 'FD-SPECIAL-16'],
] as const) {
  test(`[${rule}][${special}][FD-VEHICLE-04] ${armour}: FP is reduced by ${reduces}, hits below ${reduces - 1} are ignored`, () => {
    const gun = (fp: number) => ({ weapons: { rocketLauncher: { range: inch(36), fp } } });
    const ignored = shotAt(rhino({ rules: [armour] }), [6], gun(reduces - 2));
    expect(ignored.of('hitsCounted')[0]).toMatchObject({ hits: 1, ignored: 1 });
    ignored.end();
    // FP equals the threshold, so it is reduced to -1, and RW 3+ becomes 2+.
    const threshold = shotAt(rhino({ rules: [armour] }), [6, 2], gun(reduces - 1));
    expect(modelState(threshold, 'B.1').lost).toBe(0);
    threshold.end();
  });
}

test('[FD-VEHICLE-08][FD-GAP-67] crew shaken: no shooting until the next round', () => {
  const s = shotAt(rhino(), [3, 4, 1]);
  activate(s, 'B');
  expect(options(s, 'action')).toEqual(['moveAction', 'secureArea', 'takeCover', 'sprint', 'fleeAction']);
});

test('[FD-VEHICLE-09] crew stunned: neither moving nor shooting', () => {
  const s = shotAt(rhino(), [3, 4, 2]);
  activate(s, 'B');
  expect(options(s, 'action')).toEqual(['secureArea', 'takeCover']);
});

test('[FD-VEHICLE-13][FD-GAP-64] weapon destroyed: the enemy chooses which', () => {
  const s = shotAt(rhino({ weapons: ['boltgun', 'shoota'] }), [3, 4, 4]);
  expect(s.request('weaponToLose').by).toBe('red');
  s.answer('weaponToLose', 'shoota');
  expect(modelState(s, 'B.1').weapons).toEqual(['boltgun']);
  s.end();
});

test('[FD-VEHICLE-14][FD-GAP-65] destroyed: a wreck of soft cover that does not block sight stays', () => {
  const s = shotAt(rhino(), [3, 4, 5]);
  expect(s.state.units['B']!.status).toBe('destroyed');
  expect(s.state.terrain['wreck.B.1']).toMatchObject({
    class: 'softCover',
    blocksSight: false,
    coversOnlyInfantry: false,
    linear: false,
    entry: 'all',
  });
  expect(s.of('modelLost')[0]!.rules).toEqual(['FD-UNIT-01', 'FD-VEHICLE-14']);
  s.end();
});

test('[FD-VEHICLE-15][FD-GAP-66] explodes: everybody within 6" takes a hit with FP 1, nearest first, armour ignores it', () => {
  const s = shotAt(rhino(), [3, 4, 6, 3, 4], {
    red: {
      A: { at: [20, 20], weapons: ['rocketLauncher'] },
      C: {
        places: [
          [20, 24],
          [20, 26],
        ],
      },
    },
    blue: { B: rhino(), D: rhino({ at: [26, 30] }) },
  });
  s.answer('target', 'B');
  // RW 3+ against FP 1 needs 4+: the nearer model fails with 3, the other saves with 4.
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.1', 'C.2']);
  expect(s.of('rolled').at(-1)!.needs).toMatchObject({ base: 3, value: 4 });
  expect(Object.keys(s.state.terrain)).toEqual([]);
  s.end();
});

test('[FD-GAP-66] a chain of explosions', () => {
  const s = shotAt(rhino(), [3, 4, 6, 1, 6, 4], {
    red: { A: { at: [20, 20], weapons: ['rocketLauncher'] }, C: { at: [30, 30] } },
    blue: { B: rhino(), D: rhino({ at: [25, 30], rules: [] }) },
  });
  s.answer('target', 'B');
  expect(s.of('exploded').map((e) => e.model)).toEqual(['B.1', 'D.1']);
  expect(s.state.units['C']!.living).toBe(1);
  s.end();
});

test('[FD-GAP-66] the active player orders all explosions that wait, those that follow from a blast among them', () => {
  const buggy = (x: number, y = 30) => rhino({ at: [x, y], rules: [], profile: { ...RHINO, lives: 1 } });
  // B blows up. C and D fail their saves and blow up too. C is chosen first and makes E blow up, which then waits with
  // D.
  const s = shotAt(rhino(), [3, 4, 6, 1, 1, 6, 6, 1, 6], {
    blue: { B: rhino(), C: buggy(29), D: buggy(11), E: buggy(38) },
  });
  s.answer('target', 'B');
  expect(s.request('nextExplosion')).toMatchObject({ by: 'red' });
  expect(options(s, 'nextExplosion')).toEqual(['C.1', 'D.1']);
  s.answer('nextExplosion', 'C.1');
  expect(options(s, 'nextExplosion')).toEqual(['D.1', 'E.1']);
  s.answer('nextExplosion', 'E.1').end();
  expect(s.of('exploded').map((e) => e.model)).toEqual(['B.1', 'C.1', 'D.1', 'E.1']);
});

test('[FD-GAP-66][FD-GAP-75] the active player orders the explosions that a reaction causes, in a Waaaaagh! too', () => {
  const buggy = (x: number) => rhino({ at: [x, 30], rules: [], profile: { ...RHINO, lives: 1 }, weapons: [] });
  const orders = (begin: (s: ReturnType<typeof field>) => void) => {
    const s = field({
      red: { B: rhino({ weapons: [], rules: ['mediumArmour'] }), C: buggy(29), D: buggy(11) },
      blue: { A: { at: [20, 20], weapons: ['rocketLauncher'], reactionMarker: true } },
      waaagh: 'red',
      dice: [3, 4, 6, 1, 1, 6, 6],
    });
    begin(s);
    s.answer('reaction', 'react/A:shootAction');
    return s.request('nextExplosion').by;
  };
  expect(orders((s) => activate(s, 'B').answer('action', 'takeCover'))).toBe('red');
  expect(
    orders((s) => {
      s.start('waaagh', { seat: 'red', unit: null, stage: 'moves', done: [] });
      s.answer('waaaghMove', 'B').answer('move', [{ mover: 'B.1', legs: [] }]);
    }),
  ).toBe('red');
});

test('[FD-GAP-60] of several armours the heaviest counts', () => {
  const need = (...rules: NonNullable<Troop['rules']>) =>
    ask(field({ blue: { B: rhino({ rules }) } }), 'saveOn', { target: 'B', fp: 5 });
  expect(need('lightArmour')).toMatchObject({ value: 5 });
  expect(need('lightArmour', 'mediumArmour')).toMatchObject({ value: 4 });
  expect(need('lightArmour', 'heavyArmour', 'mediumArmour')).toMatchObject({ value: 3 });
});

test('[FD-GAP-62] antigrav vehicles and armoured models of other types are vehicles', () => {
  for (const target of [
    rhino({ rules: [], profile: { ...RHINO, unitType: 'gravVehicle' } }),
    rhino({ rules: ['lightArmour'], profile: { ...RHINO, save: 4, unitType: 'walker' } }),
  ]) {
    const s = shotAt(target, [3, 1, 3], { weapons: { rocketLauncher: { range: inch(36), fp: 3 } } });
    expect(modelState(s, 'B.1')).toMatchObject({ lost: 1, immobilised: true });
    s.end();
  }
});

test('[FD-VEHICLE-10] a unit waits for an immobilised vehicle, but not for one that is gone', () => {
  const s = shotAt(rhino({ models: 2, step: 6 }), [3, 4, 3, 3, 4, 5, 6], {
    blue: { B: rhino({ models: 2, step: 6 }) },
  });
  s.answer('casualties', ['B.1']);
  expect(modelState(s, 'B.1').immobilised).toBe(true);
  expect(options(activate(s, 'B'), 'action')).not.toContain('moveAction');
  s.answer('action', null);
  act(s, 'A', 'shootAction');
  expect(modelState(s, 'B.1').where.at).toBe('gone');
  expect(options(activate(s, 'B'), 'action')).toContain('moveAction');
});

test('[FD-VEHICLE-16][FD-GAP-62] a result that cannot be applied destroys', () => {
  const s = shotAt(rhino({ weapons: [] }), [3, 4, 4]);
  expect(s.state.units['B']!.status).toBe('destroyed');
  s.end();
});

test('[FD-VEHICLE-16][FD-GAP-62] a 3 destroys a vehicle that is immobilised already, other results do not', () => {
  const s = shotAt(rhino({ immobilised: true }), [3, 4, 3]);
  expect(s.of('modelLost')[0]!.rules).toEqual(['FD-UNIT-01', 'FD-VEHICLE-14', 'FD-VEHICLE-16', 'FD-GAP-62']);
  s.end();
  for (const [result, rule] of [
    [1, 'FD-VEHICLE-08'],
    [2, 'FD-VEHICLE-09'],
    [4, 'FD-VEHICLE-13'],
  ] as const) {
    const other = shotAt(rhino({ immobilised: true }), [3, 4, result]);
    expect(other.of('vehicleDamaged')).toMatchObject([{ result, rules: [rule, 'FD-VEHICLE-18'] }]);
    expect(other.of('rolled').at(-1)).toMatchObject({ by: 'red', purpose: 'vehicleDamage', rules: ['FD-VEHICLE-07'] });
    other.end();
  }
});

test('[FD-GAP-66] the explosion that is chosen comes first, and each blast damages once', () => {
  const buggy = (x: number, lives: number) => rhino({ at: [x, 30], rules: [], profile: { ...RHINO, lives } });
  // B blows up and damages C, D and V. D's explosion reaches F, that of C reaches G.
  const s = shotAt(rhino(), [3, 4, 6, 1, 1, 1, 6, 6, 1, 1, 1], {
    red: { A: { at: [20, 15], weapons: ['rocketLauncher'] }, F: { at: [5, 30] }, G: { at: [35, 30] } },
    blue: { B: rhino(), C: buggy(29, 1), D: buggy(11, 1), V: rhino({ at: [20, 38.9], rules: [], weapons: [] }) },
  });
  s.answer('target', 'B');
  s.answer('nextExplosion', 'D.1').end();
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.1', 'C.1', 'D.1', 'F.1', 'G.1']);
  expect(s.of('vehicleDamaged').map((e) => e.model)).toEqual(['V.1']);
});

test('[FD-VEHICLE-17][FD-GAP-63] the same result twice in one round destroys', () => {
  const s = shotAt(rhino(), [3, 4, 1, 3, 4, 1]);
  expect(s.state.units['B']!.status).toBe('table');
  act(s, 'A', 'shootAction');
  expect(s.state.units['B']!.status).toBe('destroyed');
  s.end();
});

test('[FD-VEHICLE-18] different results add up', () => {
  const s = shotAt(rhino(), [3, 4, 1, 3, 4, 3]);
  act(s, 'A', 'shootAction');
  expect(modelState(s, 'B.1')).toMatchObject({ shaken: true, immobilised: true, lost: 2 });
  s.end();
});

test('[FD-GAP-61] after the last L and its roll a vehicle is destroyed', () => {
  const s = shotAt(rhino({ profile: { ...RHINO, lives: 1 } }), [3, 4, 1]);
  expect(s.state.units['B']!.status).toBe('destroyed');
  expect(s.of('vehicleDamaged')).toHaveLength(1);
  s.end();
});

test('[FD-GAP-61][FD-VEHICLE-06] a hit whose reduced FP exceeds RW destroys a vehicle like a 5, without a roll', () => {
  const s = shotAt(rhino({ rules: ['lightArmour'] }), [3, 6]);
  expect(s.of('unitDestroyed')).toMatchObject([{ unit: 'B' }]);
  expect(s.of('vehicleDamaged')).toEqual([]);
  expect(s.state.terrain['wreck.B.1']).toMatchObject({ kind: 'wreck', class: 'softCover' });
  s.end();
});

test('[FD-GAP-61] a vehicle without lives takes no more hits, and the next one does', () => {
  const hits = (B: Partial<Troop>, dice: number[]) => {
    const s = field({
      red: { A: { at: [20, 20], models: 3, weapons: ['rocketLauncher'] } },
      blue: { B: rhino({ ...B, profile: { ...RHINO, lives: 2 } }) },
      dice: [3, 3, 3, 1, 1, 1, ...dice],
    });
    act(s, 'A', 'shootAction');
    return s;
  };
  // Two of the three hits cost lives: a roll for each, and then it is destroyed.
  const alone = hits({}, [1, 2]);
  expect(alone.of('vehicleDamaged').map((e) => e.result)).toEqual([1, 2]);
  expect(alone.state.units['B']!.status).toBe('destroyed');
  alone.end();
  const pair = hits({ models: 2, step: 6 }, [1, 2, 3, 1]).answer('casualties', ['B.1']);
  expect(pair.of('vehicleDamaged').map((e) => [e.model, e.result])).toEqual([
    ['B.1', 1],
    ['B.1', 2],
    ['B.2', 3],
  ]);
  expect(modelState(pair, 'B.2').lost).toBe(1);
});

test('[FD-VEHICLE-07][FD-GAP-80] a sniper may damage vehicles in turn, and each rolls for its own lives', () => {
  const s = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'], rules: ['sniper'] } },
    blue: { B: rhino({ models: 2, step: 6, rules: [] }) },
    weapons: { boltgun: { rof: 3, fp: 1 } },
    dice: [3, 3, 3, 1, 1, 1, 1, 2, 3],
  });
  act(s, 'A', 'shootAction');
  for (const model of ['B.1', 'B.2', 'B.1']) s.answer('sniperTarget', model);
  s.end();
  expect(s.of('vehicleDamaged').map((e) => [e.model, e.result])).toEqual([
    ['B.1', 1],
    ['B.1', 2],
    ['B.2', 3],
  ]);
});

test('[FD-GAP-68] a vehicle that cannot move flees 0" without a die and is caught by any pursuit', () => {
  const s = field({
    red: { C: { at: [20, 28] } },
    blue: { B: rhino({ rules: ['mediumArmour'] }) },
    dice: [1, 1, 1, 1, 2],
  });
  s.state.models['B.1']!.immobilised = true;
  act(s, 'B', 'meleeAction').answer('pursue', true);
  expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'B', why: 'pursuit' });
  expect(whereIs(s, 'C.1')[1]).toBeCloseTo(30, 2);
  s.end();
});

test('[FD-VEHICLE-12] an immobilised vehicle still contests', () => {
  const points = (y: number) => {
    const s = war({
      red: { A: { at: [20, 20] } },
      blue: { B: rhino({ at: [20, y], immobilised: true }) },
      mission: 'captureObjectives',
      objectives: { X1: { at: [20, 21], value: 1 } },
      round: 6,
    });
    return s.state.players['red']!.points;
  };
  expect(points(25.5)).toBe(0);
  expect(points(25.6)).toBe(1);
});
