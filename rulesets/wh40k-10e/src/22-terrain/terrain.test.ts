import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, type Troop } from '../../test/field.ts';
import { fight } from '../../test/fight.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { Profile, Terrain } from '../generated/state.ts';

type Kind = Terrain['kind'];
type Table = NonNullable<Field['terrain']>;

const FOOT: Troop = { sheet: { keywords: ['INFANTRY'] } };

/** A red scout at (10, 10) looks east at a blue model. */
const looking = (terrain: Table, horde: Troop = {}, scout: Troop = {}): Play =>
  field({
    red: { scout: { places: [[10, 10]], ...scout } },
    blue: { horde: { places: [[20, 10]], ...FOOT, ...horde } },
    terrain,
  });

const sees = (s: Play) => s.question('modelVisible', { model: 'scout.1', target: 'horde.1' });
const seenBy = (s: Play) => s.question('modelVisible', { model: 'horde.1', target: 'scout.1' });
const seesFully = (s: Play) => s.question('modelFullyVisible', { model: 'scout.1', target: 'horde.1' });
const cover = (s: Play, model = 'horde.1') => s.question('cover', { model, unit: 'scout' });

/** A feature without anything solid. */
const flat = (kind: Kind, x: number, width: number): Partial<Terrain> => ({
  kind,
  footprint: rectangle(x, 5, width, 10),
});

/** A solid block, so many inches high. */
const block = (kind: Kind, x: number, width: number, top: number): Partial<Terrain> => ({
  ...flat(kind, x, width),
  solids: [{ part: 'body', shape: rectangle(x, 5, width, 10), bottom: 0, top: inch(top) }],
});

const TOWER = { sheet: { keywords: ['TOWERING'] } };
const PLANE = { sheet: { keywords: ['AIRCRAFT'] } };

test('[WH-TERRAIN-12][WH-TERRAIN-18][WH-TERRAIN-22][WH-TERRAIN-28][WH-TERRAIN-38][WH-TERRAIN-51] keywords of each kind', () => {
  const kinds = ['crater', 'barricade', 'debris', 'hill', 'woods', 'ruins'] as const;
  const s = looking(Object.fromEntries(kinds.map((kind, i) => [kind, flat(kind, 2 + 4 * i, 2)])));
  expect(kinds.map((terrain) => s.question('terrainKeywords', { terrain }))).toEqual([
    ['AREA TERRAIN', 'CRATER'],
    ['OBSTACLE', 'BARRICADE'],
    ['OBSTACLE', 'BATTLEFIELD DEBRIS'],
    ['HILL'],
    ['AREA TERRAIN', 'WOODS'],
    ['AREA TERRAIN', 'RUINS'],
  ]);
});

describe('craters', () => {
  test('[WH-TERRAIN-03][WH-TERRAIN-10][WH-TERRAIN-11][WH-G-21] infantry wholly on it is in cover; it hides nothing', () => {
    const at = (x: number, horde: Troop = {}) =>
      looking({ c: flat('crater', 15, 10) }, { places: [[x, 10]], ...horde });
    expect([sees(at(30)), seesFully(at(30)), cover(at(30))]).toEqual([true, true, []]);
    expect(cover(at(15.5))).toEqual(['c']);
    expect(cover(at(15.49))).toEqual([]);
    expect(cover(at(20, { sheet: { keywords: ['VEHICLE'] } }))).toEqual([]);
  });
});

describe('barricades', () => {
  const behind = (x: number, horde: Troop = {}, z = 0) =>
    looking({ b: block('barricade', 15, 1, 1) }, { places: [[x, 10, z]], ...horde });

  test('[WH-TERRAIN-14][WH-TERRAIN-17] infantry wholly within 3" that it hides in part is in cover', () => {
    expect([sees(behind(17)), seesFully(behind(17)), cover(behind(17))]).toEqual([true, false, ['b']]);
    expect(cover(behind(18.5))).toEqual(['b']);
    expect(cover(behind(18.51))).toEqual([]);
    expect(cover(behind(14))).toEqual([]);
    expect(cover(behind(17, { sheet: { keywords: ['MONSTER'] } }))).toEqual([]);
    expect(seesFully(behind(17, { profile: { height: inch(5) } }))).toBe(false);
  });

  test('[WH-TERRAIN-17][WH-G-22] the 3" are measured in space', () => {
    const floor = { part: 'floor', shape: rectangle(16, 5, 4, 10), bottom: 0, top: inch(3.5) } as const;
    const raised = (x: number) =>
      looking(
        { b: { ...block('barricade', 15, 1, 1), solids: [...block('barricade', 15, 1, 1).solids!, floor] } },
        {
          places: [[x, 10, 3.5]],
        },
      );
    expect(cover(raised(17))).toEqual(['b']);
    const above = looking({ b: block('barricade', 15, 1, 1), h: block('hill', 16, 4, 5) }, { places: [[16.5, 10, 5]] });
    expect(cover(above)).not.toContain('b');
  });
});

describe('debris and hills', () => {
  test.each(['debris', 'hill'] as const)(
    '[WH-TERRAIN-20][WH-TERRAIN-21][WH-TERRAIN-26][WH-TERRAIN-27] %s covers whatever it hides in part, however far',
    (kind) => {
      const low = (horde: Troop = {}) => looking({ d: block(kind, 15, 1, 1) }, horde);
      expect([sees(low()), seesFully(low()), cover(low())]).toEqual([true, false, ['d']]);
      expect(cover(low({ sheet: { keywords: ['VEHICLE'] } }))).toEqual(['d']);
      expect(cover(low({ places: [[13, 10]] }))).toEqual([]);
      expect(sees(looking({ d: block(kind, 15, 1, 5) }))).toBe(false);
    },
  );

  test('[WH-TERRAIN-26] from the top of a hill one looks over what is lower', () => {
    const top = looking({ h: block('hill', 5, 7, 6), d: block('debris', 15, 1, 1) }, {}, { places: [[11.5, 10, 6]] });
    expect(seesFully(top)).toBe(true);
  });

  test('[WH-G-29] it is enough that it hides the model from one of the unit', () => {
    const pair = (x: number): Troop => ({
      places: [
        [10, 40],
        [x, 10],
      ],
    });
    const wall = { d: block('debris', 15, 1, 1) };
    expect(cover(looking(wall, {}, pair(10)))).toEqual(['d']);
    expect(cover(looking(wall, {}, pair(18)))).toEqual([]);
  });
});

describe('woods', () => {
  const woods = { w: flat('woods', 14, 4) };

  test('[WH-TERRAIN-33][WH-TERRAIN-37] wholly within them nothing is fully visible, and everything is in cover', () => {
    const inside = looking(woods, { places: [[16, 10]], sheet: { keywords: ['VEHICLE'] } });
    expect([sees(inside), seesFully(inside), cover(inside)]).toEqual([true, false, ['w']]);
    const both = looking(woods, { places: [[16.5, 10]] }, { places: [[15, 10]] });
    expect([seesFully(both), cover(both)]).toEqual([false, ['w']]);
  });

  test('[WH-TERRAIN-34][WH-G-94] through or over them one sees, but not fully', () => {
    expect([sees(looking(woods)), seesFully(looking(woods)), cover(looking(woods))]).toEqual([true, false, ['w']]);
    const over = looking({ ...woods, h: block('hill', 5, 7, 9) }, {}, { places: [[11.5, 10, 9]] });
    expect([seesFully(over), cover(over)]).toEqual([false, ['w']]);
  });

  test('[WH-TERRAIN-35] but AIRCRAFT and TOWERING models fully, and as they are seen', () => {
    for (const big of [TOWER, PLANE]) {
      expect([seesFully(looking(woods, big)), cover(looking(woods, big))]).toEqual([true, []]);
      expect([seesFully(looking(woods, {}, big)), cover(looking(woods, {}, big))]).toEqual([true, []]);
    }
  });

  test('[WH-TERRAIN-36] from wholly within one sees out as usual', () => {
    const out = looking(woods, {}, { places: [[15, 10]] });
    expect([seesFully(out), cover(out)]).toEqual([true, []]);
    const edge = looking(woods, {}, { places: [[14, 10]] });
    expect([seesFully(edge), cover(edge)]).toEqual([false, ['w']]);
  });

  test('[WH-TERRAIN-34][WH-G-111] what stands at their edge is not seen through them', () => {
    expect(cover(looking(woods, { places: [[13.6, 10]] }))).toEqual([]);
    expect(cover(looking(woods, { places: [[18.4, 10]] }))).toEqual(['w']);
  });
});

describe('ruins', () => {
  const ruins = { r: flat('ruins', 14, 4) };
  const high: Partial<Profile> = { height: inch(9) };

  test('[WH-TERRAIN-03][WH-TERRAIN-45] nobody sees through or over them, even where nothing solid stands', () => {
    expect([sees(looking(ruins)), seenBy(looking(ruins))]).toEqual([false, false]);
    expect(sees(looking(ruins, { profile: high }, { profile: high }))).toBe(false);
    const over = looking({ ...ruins, h: block('hill', 5, 7, 12) }, {}, { places: [[11.5, 10, 12]] });
    expect(sees(over)).toBe(false);
    expect(sees(looking({ r: { ...flat('ruins', 14, 4), footprint: rectangle(14, 12, 4, 10) } }))).toBe(true);
  });

  test('[WH-TERRAIN-46] except to and from AIRCRAFT and TOWERING models, for whom only walls count', () => {
    for (const big of [TOWER, PLANE]) {
      expect([sees(looking(ruins, big)), seesFully(looking(ruins, big))]).toEqual([true, true]);
      expect([sees(looking(ruins, {}, big)), seesFully(looking(ruins, {}, big))]).toEqual([true, true]);
    }
    const walled = { r: block('ruins', 14, 4, 3) };
    expect(sees(looking(walled, TOWER))).toBe(false);
    expect(sees(looking(walled, { ...TOWER, profile: high }))).toBe(true);
  });

  test('[WH-TERRAIN-47][WH-TERRAIN-48] one sees into them, and out of them from wholly within', () => {
    const into = looking(ruins, { places: [[16, 10]] });
    expect([sees(into), seesFully(into), seenBy(into)]).toEqual([true, true, true]);
    const walled = { r: { ...flat('ruins', 14, 4), solids: block('ruins', 14, 0.5, 3).solids! } };
    expect(sees(looking(walled, { places: [[16, 10]] }))).toBe(false);
  });

  test('[WH-G-28] a model partly inside is seen and sees in, but not out on other sides', () => {
    const across = looking(ruins, { places: [[18.2, 10]] });
    expect([sees(across), seenBy(across)]).toEqual([true, false]);
    const here = looking(ruins, { places: [[13.8, 10]] });
    expect([sees(here), seesFully(here), seenBy(here)]).toEqual([true, true, true]);
    const inward = looking(ruins, { places: [[16.5, 10]] }, { places: [[13.8, 10]] });
    expect(sees(inward)).toBe(true);
  });

  test('[WH-TERRAIN-50] wholly within them everything is in cover, and what is not fully visible because of them', () => {
    expect(cover(looking(ruins, { places: [[16, 10]], sheet: { keywords: ['VEHICLE'] } }))).toEqual(['r']);
    expect(cover(looking(ruins, { places: [[13.8, 10]] }))).toEqual([]);
    expect(cover(looking(ruins, { places: [[18.4, 10]] }))).toEqual(['r']);
    expect(cover(looking(ruins))).toEqual(['r']);
    expect(cover(looking(ruins, {}, { places: [[16, 10]] }))).toEqual([]);
  });
});

describe('the benefit of cover', () => {
  const crater = { terrain: { c: { kind: 'crater', footprint: rectangle(18, 8, 6, 4) } } } as const;
  const ranged = { range: inch(24), penetration: -1 };
  const lost = (s: Play) => s.state.models['horde.1']!.lost;
  const one: Troop = { places: [[20, 10]], ...FOOT };
  /** The die with which the model just saves. */
  const savesOn = (more: Parameters<typeof fight>[0]): number =>
    [2, 3, 4, 5, 6].find((die) => lost(fight({ horde: one, ...crater, ...more, dice: [4, 4, die] })) === 0)!;

  test('[WH-TERRAIN-04][WH-TERRAIN-08][WH-G-47] +1 to saves against ranged attacks only', () => {
    expect(savesOn({ gun: { ...ranged, penetration: -2 } })).toBe(4);
    expect(savesOn({ gun: { ...ranged, penetration: -2, range: null } })).toBe(5);
    expect(savesOn({ gun: ranged, terrain: {} })).toBe(4);
    expect(savesOn({ gun: ranged })).toBe(3);
  });

  test('[WH-TERRAIN-06] not for a Save of 3+ or better against AP 0', () => {
    const ap0 = { ...ranged, penetration: 0 };
    const sv = (save: number) => savesOn({ gun: ap0, horde: { ...one, profile: { save } } });
    expect([sv(3), sv(4), sv(5)]).toEqual([3, 3, 4]);
  });

  test('[WH-TERRAIN-05] not for invulnerable saves', () => {
    const shielded = { ...one, profile: { invulnerable: 4 } };
    const s = fight({ gun: { ...ranged, penetration: -5 }, horde: shielded, ...crater, dice: [4, 4] }).moreDice(3);
    expect(lost(s.answer('saveWith', 'invulnerable', 'blue'))).toBe(1);
  });

  test('[WH-TERRAIN-07] once, from however many features', () => {
    const two = { terrain: { ...crater.terrain, w: flat('woods', 15, 10) } };
    expect(savesOn({ gun: { ...ranged, penetration: -2 }, ...two })).toBe(4);
  });
});

describe('plunging fire', () => {
  const ruins: Partial<Terrain> = {
    kind: 'ruins',
    footprint: rectangle(5, 5, 10, 10),
    solids: [{ part: 'floor', shape: rectangle(5, 5, 10, 10), bottom: inch(5.5), top: inch(6) }],
  };
  const lost = (from: [number, number, number], kind: Kind = 'ruins', horde: Troop = {}) =>
    fight({
      gun: { range: inch(24) },
      squad: { places: [from] },
      horde: { places: [[20, 10]], ...horde },
      terrain: { r: { ...ruins, kind } },
      dice: [4, 4, 3],
    }).state.models['horde.1']!.lost;

  test('[WH-TERRAIN-49][WH-G-19] from 6" up in ruins AP is better, against a unit at ground level', () => {
    expect(lost([14.5, 10, 6])).toBe(1);
    expect(lost([14.5, 10, 5.9])).toBe(0);
    expect(lost([14.6, 10, 6])).toBe(0);
    expect(lost([14.5, 10, 6], 'hill')).toBe(0);
    expect(lost([14.5, 10, 6], 'ruins', { places: [[20, 10, 1]] })).toBe(0);
  });

  test('[WH-G-48] AP that plunging fire has made lets cover count', () => {
    const crater = { kind: 'crater', footprint: rectangle(18, 8, 6, 4) } as const;
    const s = fight({
      gun: { range: inch(24) },
      squad: { places: [[14.5, 10, 6]] },
      horde: { places: [[20, 10]], ...FOOT },
      terrain: { r: ruins, c: crater },
      dice: [4, 4, 3],
    });
    expect(s.state.models['horde.1']!.lost).toBe(0);
    s.end();
  });
});
