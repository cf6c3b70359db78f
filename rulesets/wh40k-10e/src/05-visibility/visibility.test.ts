import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, wall } from '../../test/field.ts';
import { inch } from '../04-measuring/table-top.ts';

/** A red model looks at a blue unit from the west. */
const looking = (f: Field): Play =>
  field({ ...f, red: { scout: { places: [[10, 10]] }, ...f.red }, blue: { horde: { places: [[20, 10]] }, ...f.blue } });

const model = (s: Play, target = 'horde.1') => s.question('modelVisible', { model: 'scout.1', target });
const modelFully = (s: Play, target = 'horde.1') => s.question('modelFullyVisible', { model: 'scout.1', target });
const unit = (s: Play) => s.question('unitVisible', { model: 'scout.1', target: 'horde' });
const unitFully = (s: Play) => s.question('unitFullyVisible', { model: 'scout.1', target: 'horde' });

describe('a model', () => {
  test('[WH-LOS-01][WH-LOS-04][WH-LOS-06] in the open all of it is seen', () => {
    const s = looking({});
    expect([model(s), modelFully(s)]).toEqual([true, true]);
  });

  test('[WH-LOS-09] a wall hides it, and a wall that is low or has a gap below does so only in part', () => {
    expect(model(looking({ terrain: { w: wall(15, 5, 10) } }))).toBe(false);
    const low = looking({ terrain: { w: wall(15, 5, 10, 1) } });
    expect([model(low), modelFully(low)]).toEqual([true, false]);
    const bridge = { part: 'floor', shape: rectangle(15, 5, 1, 10), bottom: inch(0.5), top: inch(4) } as const;
    const under = looking({ terrain: { b: { kind: 'debris', footprint: rectangle(15, 5, 1, 10), solids: [bridge] } } });
    expect([model(under), modelFully(under)]).toEqual([true, false]);
  });

  test('[WH-LOS-01][WH-G-23] from a floor it is seen over the wall', () => {
    const red = { scout: { places: [[10, 10, 9]] } } as const;
    expect(model(looking({ red, terrain: { w: wall(12, 5, 10) } }))).toBe(true);
  });

  test('[WH-LOS-04][WH-LOS-06] beside a wall a part is seen', () => {
    const s = looking({ terrain: { w: wall(19, 5, 5) } });
    expect([model(s), modelFully(s)]).toEqual([true, false]);
  });

  test('[WH-LOS-03] its base counts as part of it', () => {
    // The flat model is nothing but its base.
    expect(model(looking({ blue: { horde: { places: [[20, 10]], profile: { height: inch(0.1) } } } }))).toBe(true);
  });

  test('[WH-LOS-02][WH-LOS-09] other units hide it, friends too, but not its own unit', () => {
    const big = { height: inch(4), base: { shape: 'round', diameter: inch(3) } } as const;
    expect(model(looking({ red: { giant: { places: [[15, 10]], profile: big } } }))).toBe(false);
    expect(model(looking({ blue: { giant: { places: [[15, 10]], profile: big } } }))).toBe(false);
    const own = {
      scout: {
        places: [
          [10, 10],
          [15, 10],
        ],
        other: { 1: big },
      },
    } as const;
    expect(model(looking({ red: own }))).toBe(true);
    const attached = { giant: { places: [[15, 10]], profile: big, attachedTo: 'scout' } } as const;
    expect(model(looking({ red: attached }))).toBe(true);
  });
});

describe('a unit', () => {
  const pair = {
    horde: {
      places: [
        [20, 10],
        [24, 10],
      ],
    },
  } as const;

  test('[WH-LOS-05][WH-LOS-07] one model makes it visible, all of them fully visible', () => {
    const s = looking({
      blue: {
        horde: {
          places: [
            [20, 10],
            [20, 20],
          ],
        },
      },
      terrain: { w: wall(18, 15, 10) },
    });
    expect([unit(s), unitFully(s)]).toEqual([true, false]);
    expect(unit(looking({ blue: pair, terrain: { w: wall(15, 5, 10) } }))).toBe(false);
  });

  test('[WH-LOS-08] its models do not hide one another when it is looked at as a whole', () => {
    const s = looking({ blue: pair });
    expect(modelFully(s, 'horde.2')).toBe(false);
    expect(unitFully(s)).toBe(true);
  });
});

test('[WH-FIELD-02] terrain stands in the way, but is no model of an army', () => {
  const s = field({
    red: { squad: { places: [[10, 10]] } },
    blue: { horde: { places: [[20, 10]] } },
    terrain: { w: wall(15, 5, 10) },
  });
  expect(s.question('modelVisible', { model: 'squad.1', target: 'horde.1' })).toBe(false);
  expect(() => s.question('modelVisible', { model: 'squad.1', target: 'w' })).toThrow();
  expect(() => s.question('unit', { unit: 'w' })).toThrow();
});
