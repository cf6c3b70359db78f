import { describe, expect, test } from 'vitest';
import { type Field, field, rectangle, TANK, type Troop } from '../../test/field.ts';
import { gun, shoots } from '../../test/guns.ts';
import { cm } from '../1-00-materials/cm.ts';
import type { Terrain } from '../generated/state.ts';

const ENGINE = { type: 'warEngine', damageCapacity: 3 } as const;

/** What `mob` at the left sees of `foes` 20 cm to the right of it. */
const line = (terrain: Field['terrain'] = {}, mob: Troop = {}, foes: Troop = {}, more: Field['blue'] = {}) =>
  field({
    red: { mob: { places: [[10, 30]], ...mob } },
    blue: { foes: { places: [[30, 30]], ...foes }, ...more },
    terrain,
  }).question('lineOfFire', { unit: 'mob.1', target: 'foes.1' });

const piece = (kind: Terrain['kind'], x: number, width: number, height?: number) => ({
  [kind]: { kind, shape: rectangle(x, 20, width, 20), ...(height === undefined ? {} : { height }) },
});

describe('lines of fire', () => {
  test('[EA-1.9.2-03] are straight', () => {
    expect(line()).toBe('open');
    expect(line({ aside: { kind: 'woods', shape: rectangle(15, 31, 5, 5) } })).toBe('open');
  });

  test.each(['buildings', 'hill', 'woods', 'jungle', 'ruins', 'cliffs'] as const)(
    '[EA-1.9.2-04][EA-G-03] are blocked by %s between the ends',
    (kind) => expect(line(piece(kind, 18, 3))).toBe('blocked'),
  );

  test('[EA-1.9.2-04] but not by flat pieces', () => {
    for (const kind of ['road', 'marsh', 'river'] as const) expect(line(piece(kind, 18, 3))).toBe('open');
  });

  test('[EA-1.8.2-02][EA-G-03] low pieces between the ends give cover', () => {
    expect(line(piece('scrub', 18, 3))).toBe('cover');
    expect(line(piece('woods', 18, 3, 1))).toBe('cover');
  });

  test('[EA-1.9.2-05][EA-G-03] from tall models one sees over what hides others', () => {
    const tall = { profile: ENGINE };
    expect(line(piece('woods', 18, 3), tall)).toBe('cover');
    expect(line(piece('woods', 18, 3, 3), tall)).toBe('blocked');
    expect(line(piece('woods', 18, 3), {}, tall)).toBe('cover');
    expect(line(piece('woods', 18, 3), { profile: { ...ENGINE, damageCapacity: 2 } })).toBe('blocked');
    expect(line(piece('woods', 18, 3, 3), { profile: { ...ENGINE, damageCapacity: 6 } })).toBe('cover');
  });

  test('[EA-1.8.4-05] from a hill one sees over some pieces; the hill itself hides nobody and gives no cover', () => {
    const hill = { hill: { kind: 'hill', shape: rectangle(5, 20, 8, 20) } } as const;
    expect(line(hill)).toBe('open');
    expect(line({ ...hill, ...piece('woods', 18, 3) })).toBe('cover');
    expect(line({ hill: { kind: 'hill', shape: rectangle(25, 20, 8, 20) } })).toBe('open');
  });

  test('[EA-1.9.2-06][EA-1.9.2-07] 10 cm into woods or out of them, but no farther and not through them', () => {
    expect(line(piece('woods', 20, 15))).toBe('cover');
    expect(line(piece('woods', 19.9, 15))).toBe('blocked');
    expect(line(piece('woods', 5, 15))).toBe('open');
    expect(line(piece('woods', 5, 15.1))).toBe('blocked');
    expect(line(piece('woods', 5, 40))).toBe('blocked');
    expect(line(piece('fortification', 15, 20))).toBe('blocked');
    expect(line(piece('fortification', 20, 20))).toBe('cover');
  });

  test('[EA-1.9.2-08][EA-G-03] units do not block, war engines as tall as both ends do', () => {
    const between = (profile: Troop['profile']) => ({ other: { places: [[20, 30] as const], profile: profile ?? {} } });
    expect(line({}, {}, {}, between(TANK))).toBe('open');
    expect(line({}, {}, {}, between(ENGINE))).toBe('blocked');
    expect(line({}, { profile: { ...ENGINE, damageCapacity: 6 } }, {}, between(ENGINE))).toBe('open');
    const own = {
      places: [
        [30, 30],
        [20, 30],
      ] as const,
      other: { 1: ENGINE },
    };
    expect(line({}, {}, own)).toBe('open');
  });
});

describe('cover', () => {
  test('[EA-1.8.2-01][EA-1.8.4-01] in terrain tall enough to hide it partly', () => {
    expect(line(piece('fortification', 28, 4))).toBe('cover');
    expect(line(piece('scrub', 28, 4), {}, { profile: TANK })).toBe('cover');
    expect(line(piece('marsh', 28, 4), {}, { profile: TANK })).toBe('open');
  });

  test('[EA-1.8.3-01] infantry also where it has a cover save', () => {
    expect(line(piece('marsh', 28, 4))).toBe('cover');
    expect(line(piece('river', 28, 4))).toBe('cover');
  });

  test('[EA-1.8.4-06] infantry on overwatch in the open', () => {
    expect(line({}, {}, { overwatch: 1 })).toBe('cover');
    expect(line({}, {}, { overwatch: 1, profile: TANK })).toBe('open');
  });

  test('[EA-1.8.4-11] infantry that touches an armoured vehicle or a war engine', () => {
    const beside = (x: number, profile: Troop['profile']) =>
      line(
        {},
        {},
        {
          places: [
            [30, 30],
            [x, 30],
          ],
          other: { 1: profile ?? {} },
        },
      );
    expect(beside(32, TANK)).toBe('cover');
    expect(beside(32, ENGINE)).toBe('cover');
    expect(beside(32, {})).toBe('open');
    expect(beside(33, TANK)).toBe('open');
    const tanks = {
      places: [
        [30, 30],
        [32, 30],
      ] as const,
      profile: TANK,
    };
    expect(line({}, {}, tanks)).toBe('open');
  });

  test('[EA-1.8.2-03] is judged for each shooter: behind a ridge from one side, not from the other', () => {
    const s = field({
      red: { front: { places: [[10, 30]] }, flank: { places: [[30, 10]] } },
      blue: { foes: { places: [[30, 30]] } },
      terrain: { ridge: { kind: 'hill', shape: rectangle(25, 20, 2, 20), height: 1 } },
    });
    expect(s.question('lineOfFire', { unit: 'front.1', target: 'foes.1' })).toBe('cover');
    expect(s.question('lineOfFire', { unit: 'flank.1', target: 'foes.1' })).toBe('open');
  });
});

describe('cover saves', () => {
  /** Whether a hit on a unit without other armour is saved by this die. */
  const saved = (terrain: Field['terrain'], die: number, foes: Troop = {}) => {
    const s = shoots({
      red: { mob: { places: [[10, 30]], profile: { weapons: [gun({ ap: 2, at: 2 })] } } },
      blue: { foes: { places: [[30, 30]], profile: { armour: null }, ...foes } },
      terrain: terrain ?? {},
      dice: [6, die],
    });
    s.end();
    return s.of('unitDestroyed').length === 0;
  };

  test.each([
    ['buildings', 4],
    ['fortification', 3],
    ['jungle', 4],
    ['marsh', 6],
    ['river', 6],
    ['ruins', 4],
    ['scrub', 6],
    ['woods', 5],
  ] as const)('[EA-1.8.3-01][EA-1.8.4-03] in %s on %i or more', (kind, need) => {
    expect([saved(piece(kind, 28, 4), need), saved(piece(kind, 28, 4), need - 1)]).toEqual([true, false]);
  });

  test('[EA-1.8.4-06] on overwatch in the open on 5 or more, but not in terrain of another kind', () => {
    const ready = { overwatch: 1 };
    expect([saved({}, 5, ready), saved({}, 4, ready)]).toEqual([true, false]);
    expect(saved(piece('hill', 28, 8), 5, ready)).toBe(true);
    expect(saved(piece('scrub', 28, 4), 5, ready)).toBe(false);
  });

  test('[EA-1.8.3-02] only one of the two saves is rolled, and it is the better one', () => {
    const armour = (value: number) => ({ profile: { armour: value } });
    expect([saved(piece('woods', 28, 4), 4, armour(4)), saved(piece('woods', 28, 4), 5, armour(6))]).toEqual([
      true,
      true,
    ]);
    expect(saved(piece('woods', 28, 4), 4, armour(6))).toBe(false);
  });

  test('[EA-2.1.10-01] mounted units have none', () => {
    const s = shoots({
      red: { mob: { places: [[10, 30]], profile: { weapons: [gun({ ap: 2, range: cm(30) })] } } },
      blue: { foes: { places: [[30, 30]], profile: { armour: null, abilities: ['mounted'] } } },
      terrain: piece('woods', 28, 4),
      dice: [6],
    });
    s.end();
    expect(s.of('unitDestroyed')).toHaveLength(1);
  });
});
