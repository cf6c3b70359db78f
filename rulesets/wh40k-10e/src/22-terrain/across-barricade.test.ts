import { describe, expect, test } from 'vitest';
import { type Field, field, rectangle } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';
import { brawl, hero } from '../../test/melee.ts';
import { go } from '../../test/ways.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { Terrain } from '../generated/state.ts';

/** A pipe half an inch thick and an inch high. */
const pipe = (kind: Terrain['kind'] = 'barricade'): Field['terrain'] => ({
  pipe: {
    kind,
    footprint: rectangle(15, 5, 0.5, 10),
    solids: [{ part: 'body', shape: rectangle(15, 5, 0.5, 10), bottom: 0, top: inch(1) }],
  },
});

describe('fights', () => {
  /** A fight phase in which all attacks miss and nobody moves. */
  const phase = (blue: number, terrain: Field['terrain'], y = 10) =>
    idle(
      field({
        ...brawl({ red: { a: hero(14.5, y) }, blue: { b: hero(blue, y) } }),
        terrain: terrain ?? {},
        dice: [1, 1],
      }).start('fightPhase', { seat: 'red' }),
    );
  const fought = (...args: Parameters<typeof phase>) => phase(...args).of('unitFights').length;

  test('[WH-TERRAIN-16] units fight across a barricade within 2"', () => {
    expect(fought(17.5, pipe())).toBe(2);
    expect(fought(17.51, pipe())).toBe(0);
    expect(fought(17.5, pipe('debris'))).toBe(0);
    expect(fought(17.5, pipe(), 16)).toBe(0);
    expect(fought(17.5, undefined)).toBe(0);
  });

  test('[WH-TERRAIN-16] and attack each other', () => {
    const s = phase(17.5, pipe());
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['hit', 'hit']);
  });

  test('[WH-G-30] for everything else they are not in combat', () => {
    const s = field({ red: { a: { places: [[14.5, 10]] } }, blue: { b: { places: [[17.5, 10]] } }, terrain: pipe()! });
    expect(s.question('engaged', { unit: 'a' })).toEqual([]);
  });
});

describe('charges', () => {
  const charge = (x: number, kind: Terrain['kind'] = 'barricade') =>
    field({
      red: { squad: { places: [[10, 10]] } },
      blue: { horde: { places: [[x, 10]] } },
      terrain: pipe(kind)!,
      dice: [2, 3],
    }).start('charge', { seat: 'red', unit: 'squad', targets: ['horde'] });
  const upTo = (x: number) => [go('squad.1', [x, 10])];

  test('[WH-TERRAIN-15] one may end at a barricade, within 2" of a target that is within 1" of it', () => {
    const s = charge(17).answer('charge', upTo(14.5), 'red');
    expect(s.of('chargeFailed')).toEqual([]);
    s.end();
  });

  test('[WH-TERRAIN-15][WH-G-114] not away from it, nor against a target that is, nor at other terrain', () => {
    expect(charge(17).refused('charge', upTo(14.4), 'red').rule).toBe('WH-CHARGE-11');
    expect(charge(17.01).refused('charge', upTo(14.5), 'red').rule).toBe('WH-CHARGE-11');
    expect(charge(17, 'hill').refused('charge', upTo(14.5), 'red').rule).toBe('WH-CHARGE-11');
  });
});
