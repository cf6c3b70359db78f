import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, type Troop, wall } from '../../test/field.ts';
import { go, type To, way } from '../../test/plans.ts';
import { inch } from '../04-measuring/table-top.ts';

/** A red unit is about to move; all its models have M 6". `roll` is the advance roll. */
function moving(f: Field, how = 'normal', roll = 1): Play {
  const s = field({ ...f, dice: how === 'advance' ? [roll] : [] }).start('move', { seat: 'red', unit: 'squad', how });
  return s.asked.includes('red:passOver') ? s.answer('passOver', []) : s;
}

const scout: Troop = { places: [[10, 10]], sheet: { keywords: ['INFANTRY'] } };
const one = (troop: Troop = {}): Troop => ({ ...scout, ...troop });
const foot = { ...scout, sheet: { keywords: [] } } satisfies Troop;
const flyer = one({ sheet: { keywords: ['FLY'] } });
const large = (keywords: string[], places: Troop['places'] = [[10, 10]]): Troop => ({
  places: places!,
  sheet: { keywords },
  profile: { base: { shape: 'round', diameter: inch(2) } },
});
const tank = {
  places: [[10, 10]],
  sheet: { keywords: ['VEHICLE'] },
  profile: { base: { shape: 'hull', length: inch(4), width: inch(3) }, height: inch(3) },
} as const satisfies Troop;

const refusal = (s: Play, ...plan: ReturnType<typeof way>[]) => {
  const { code, rule } = s.refused('move', plan);
  return `${code} ${rule}`;
};
const refuses = (f: Field, ...to: readonly To[]) => refusal(moving(f), way('squad.1', ...to));
const accepts = (f: Field, ...to: readonly To[]) => {
  const s = moving(f);
  s.answer('move', [way('squad.1', ...to)]).end();
  return s;
};

const hill = (top: number, x = 12, depth = 4) => ({
  kind: 'hill' as const,
  footprint: rectangle(x, 8, depth, 4),
  solids: [{ part: 'body' as const, shape: rectangle(x, 8, depth, 4), bottom: 0, top: inch(top) }],
});

/** A ruin of 8" by 6": a wall in the west, and a floor 4" up. */
const ruin = {
  kind: 'ruins' as const,
  footprint: rectangle(12, 7, 8, 6),
  solids: [
    { part: 'wall' as const, shape: rectangle(12, 7, 0.5, 6), bottom: 0, top: inch(8) },
    { part: 'floor' as const, shape: rectangle(12.5, 7, 7.5, 6), bottom: inch(3.9), top: inch(4) },
  ],
};

describe('length', () => {
  test('[WH-MOVE-07][WH-MOVE-17] each model goes up to its M, along any path', () => {
    accepts({ red: { squad: one() } }, [16, 10]);
    accepts({ red: { squad: one() } }, [13, 10], [13, 13]);
    const s = moving({ red: { squad: one() } });
    expect(s.refused('move', [way('squad.1', [13, 10], [13, 13.1])])).toEqual({
      code: 'tooFar',
      rule: 'WH-MOVE-17',
      measured: inch(6.1),
      limit: inch(6),
      unit: 'length',
      args: { model: 'squad.1' },
    });
  });

  test('[WH-ADV-02][WH-ADV-03] an advance adds the roll to M', () => {
    const advance = (x: number) => [way('squad.1', [x, 10])];
    moving({ red: { squad: one() } }, 'advance', 3)
      .answer('move', advance(19))
      .end();
    expect(refusal(moving({ red: { squad: one() } }, 'advance', 3), ...advance(19.1))).toBe('tooFar WH-ADV-03');
  });

  test('[WH-MOVE-13][WH-MOVE-14][WH-G-24] turning costs what the farthest part travels; a round base turns freely', () => {
    // A quarter turn takes the corners, 2.5" from the middle, along 3.93".
    accepts({ red: { squad: tank } }, [12, 10, 0, 90]);
    expect(refuses({ red: { squad: tank } }, [12.1, 10, 0, 90])).toBe('tooFar WH-MOVE-17');
    expect(refuses({ red: { squad: tank } }, [12, 10, 0, 90], [12, 10, 0, 0])).toBe('tooFar WH-MOVE-17');
    accepts({ red: { squad: tank } }, [12, 10, 0, 270]);
    accepts({ red: { squad: one() } }, [16, 10, 0, 180]);
  });

  test('[WH-MOVE-15] a dash cannot move', () => {
    const squad = one({ places: [...scout.places!, [12, 10]], other: { 1: { move: null } } });
    expect(refusal(moving({ red: { squad } }), way('squad.2', [12.1, 10]))).toBe('cannotMove WH-MOVE-15');
  });

  test('[WH-TERRAIN-31][WH-TERRAIN-32] woods slow the whole unit, unless all its models are TITANIC or can FLY', () => {
    const woods = { kind: 'woods' as const, footprint: rectangle(12, 9, 2, 2) };
    const pair = (keywords: string[]): Field => ({
      red: {
        squad: {
          places: [
            [10, 10],
            [10, 12],
          ],
          sheet: { keywords },
        },
      },
      terrain: { woods },
    });
    const over = (first: number, second: number) => go('squad', [first, 10], [second, 12]);
    expect(moving(pair([])).refused('move', over(14, 14.1))).toMatchObject({
      code: 'tooFarInWoods',
      rule: 'WH-TERRAIN-31',
      limit: inch(4),
      args: { model: 'squad.2' },
    });
    moving(pair([])).answer('move', over(14, 14)).end();
    moving(pair([]))
      .answer('move', [way('squad.2', [10, 18]), way('squad.1', [10, 16])])
      .end();
    moving(pair(['FLY']))
      .answer('move', over(16, 16))
      .end();
    moving(pair(['TITANIC']))
      .answer('move', over(16, 16))
      .end();
  });
});

describe('what is passed', () => {
  const blue = (places: Troop['places'], troop: Troop = {}): Field => ({
    red: { squad: one() },
    blue: { horde: { places: places!, ...troop } },
  });

  test('[WH-MOVE-09] no part of a base crosses the edge, not even when it turns', () => {
    expect(refuses({ red: { squad: one({ places: [[2, 2]] }) } }, [0.4, 2])).toBe('offTable WH-MOVE-09');
    accepts({ red: { squad: one({ places: [[2, 2]] }) } }, [0.5, 2]);
    const corner = { ...tank, places: [[2.1, 10]] } as const;
    expect(refuses({ red: { squad: corner } }, [2.1, 10, 0, 30])).toBe('offTable WH-MOVE-09');
  });

  test('[WH-MOVE-18][WH-G-15] a normal move keeps out of engagement range all the way', () => {
    expect(refuses(blue([[13, 12]]), [16, 10])).toBe('engagedOnTheWay WH-MOVE-18');
    expect(refuses(blue([[18, 10]]), [16, 10])).toBe('engagedOnTheWay WH-MOVE-18');
    accepts(blue([[13, 12.01]]), [16, 10]);
    expect(moving(blue([[13, 12]])).refused('move', [way('squad.1', [11, 10], [16, 10])])).toMatchObject({
      at: { mover: 'squad.1', leg: 2 },
      args: { model: 'squad.1', unit: 'horde' },
    });
  });

  test('[WH-ADV-04] an advance does so too', () => {
    expect(refusal(moving(blue([[13, 12]]), 'advance', 1), way('squad.1', [16, 10]))).toBe('engagedOnTheWay WH-ADV-04');
  });

  test('[WH-MOVE-18] more than 5" above or below an enemy nobody is near it', () => {
    const wide = hill(6, 4, 20);
    const above = (z: number): Field => ({ ...blue([[13, 10, z]]), red: { squad: foot }, terrain: {} });
    expect(refuses(above(5), [16, 10])).toBe('engagedOnTheWay WH-MOVE-18');
    accepts(above(5.1), [16, 10]);
    accepts({ ...blue([[13, 11, 0]]), red: { squad: one({ places: [[10, 10, 6]] }) }, terrain: { wide } }, [16, 10, 6]);
  });

  test('[WH-G-121] who goes on a floor above their heads does not pass over them', () => {
    const bridge = { part: 'floor' as const, shape: rectangle(8, 8, 10, 4), bottom: inch(5.5), top: inch(6) };
    const f: Field = {
      ...blue([[13, 10]]),
      red: { squad: one({ places: [[10, 10, 6]] }) },
      terrain: { b: { kind: 'ruins', footprint: rectangle(8, 8, 10, 4), solids: [bridge] } },
    };
    accepts(f, [16, 10, 6]);
  });

  test('[WH-MOVE-08] nobody passes over enemies', () => {
    const s = moving(blue([[13, 10]]), 'fallBack');
    expect(refusal(s, way('squad.1', [16, 10]))).toBe('untested WH-FALL-07');
    expect(refuses(blue([[13, 10]]), [16, 10])).toBe('throughEnemy WH-MOVE-08');
  });

  test('[WH-FALL-02][WH-FALL-06][WH-FALL-07] who falls back passes near enemies, and over them once tested', () => {
    const near: Field = blue([[12, 10]]);
    moving(near, 'fallBack')
      .answer('move', [way('squad.1', [10.5, 8.7], [14.2, 8.7])])
      .end();
    const tested = field({ ...near, dice: [3] }).start('move', { seat: 'red', unit: 'squad', how: 'fallBack' });
    tested
      .answer('passOver', ['squad.1'])
      .answer('move', [way('squad.1', [14.5, 10])])
      .end();
    const titanic: Field = { ...near, red: { squad: one({ sheet: { keywords: ['TITANIC'] } }) } };
    moving(titanic, 'fallBack')
      .answer('move', [way('squad.1', [14.5, 10])])
      .end();
  });

  test('[WH-MOVE-10][WH-MOVE-12] friends are passed over, but not a MONSTER or VEHICLE by another', () => {
    const friend = (mine: string[], theirs: string[]): Field => ({
      red: { squad: large(mine), other: large(theirs, [[13, 10]]) },
    });
    accepts(friend([], ['VEHICLE']), [16, 10]);
    accepts(friend(['MONSTER'], ['INFANTRY']), [16, 10]);
    expect(refuses(friend(['MONSTER'], ['VEHICLE']), [16, 10])).toBe('throughLarge WH-MOVE-12');
    accepts(friend(['MONSTER'], ['VEHICLE']), [11.5, 12.2], [14, 12.2]);
  });

  test('[WH-MOVE-12] in a unit of VEHICLES too, where those that went first are no longer in the way', () => {
    const squad = large(
      ['VEHICLE'],
      [
        [10, 10],
        [13, 10],
      ],
    );
    const s = moving({ red: { squad } });
    expect(refusal(s, way('squad.1', [16, 10]))).toBe('throughLarge WH-MOVE-12');
    s.answer('move', [way('squad.2', [13, 13.5]), way('squad.1', [14, 10])]).end();
  });

  test('[WH-FLY-01][WH-FLY-02][WH-FLY-03] who can FLY passes over all of them', () => {
    accepts({ ...blue([[13, 10]]), red: { squad: flyer } }, [16, 10]);
    const red = { squad: large(['VEHICLE', 'FLY']), other: large(['VEHICLE'], [[13, 10]]) };
    accepts({ red }, [16, 10]);
    moving({ ...blue([[13, 10]]), red: { squad: flyer } }, 'advance', 1)
      .answer('move', [way('squad.1', [17, 10])])
      .end();
    moving({ ...blue([[11, 10]]), red: { squad: flyer } }, 'fallBack')
      .answer('move', [way('squad.1', [16, 10])])
      .end();
  });

  test('[WH-AIR-17][WH-AIR-18] enemy AIRCRAFT is never in the way', () => {
    const sheet = { keywords: ['AIRCRAFT'] };
    accepts(blue([[12.5, 10]], { sheet }), [16, 10]);
    expect(refuses(blue([[12.5, 10]], { sheet, hovering: true }), [16, 10])).toBe('throughEnemy WH-MOVE-08');
  });

  test('a hull that turns sweeps over what stands beside it', () => {
    // The tank is 3" wide; when it turns, its corners reach 2.5" out.
    const f = (y: number): Field => ({ red: { squad: tank }, blue: { horde: { places: [[10, y]] } } });
    expect(refuses(f(13.3), [10, 10, 0, 90])).toBe('engagedOnTheWay WH-MOVE-18');
    accepts(f(14.1), [10, 10, 0, 90]);
  });
});

describe('where models end', () => {
  test('[WH-MOVE-11][WH-G-122] not on top of another model, wherever that one ends', () => {
    const red = {
      squad: one({
        places: [
          [10, 10],
          [12, 10],
        ],
      }),
      other: { places: [[15, 10]] },
    } as const;
    expect(refusal(moving({ red }), way('squad.1', [11.5, 10]))).toBe('onModel WH-MOVE-11');
    expect(refusal(moving({ red }), way('squad.2', [14.5, 10]))).toBe('onModel WH-MOVE-11');
    moving({ red })
      .answer('move', go('squad', [12, 10], [13.5, 10]))
      .end();
  });

  test('[WH-FLY-04][WH-FLY-05][WH-ENG-05][WH-ENG-06][WH-ENG-07] flyers end neither on models nor near enemies', () => {
    const f: Field = { red: { squad: flyer }, blue: { horde: { places: [[14, 10]] } } };
    expect(refuses(f, [14, 10.5])).toBe('onModel WH-MOVE-11');
    expect(refuses(f, [12, 10])).toBe('endsEngaged WH-ENG-05');
    expect(refusal(moving(f, 'advance'), way('squad.1', [12, 10]))).toBe('endsEngaged WH-ENG-06');
    expect(refusal(moving(f, 'fallBack'), way('squad.1', [12, 10]))).toBe('endsEngaged WH-ENG-07');
  });

  test('[WH-AIR-19] nor near enemy AIRCRAFT', () => {
    const blue: Field['blue'] = { plane: { places: [[14, 10]], sheet: { keywords: ['AIRCRAFT'] } } };
    expect(refuses({ red: { squad: one() }, blue }, [12, 10])).toBe('endsEngaged WH-AIR-19');
  });

  test('[WH-COH-02][WH-COH-03][WH-COH-04][WH-COH-06][WH-COH-09] a unit ends its move in coherency, or it does not make it', () => {
    const row = (n: number): Troop => one({ places: Array.from({ length: n }, (_, i) => [10 + 1.2 * i, 10] as const) });
    const of = (n: number) => moving({ red: { squad: row(n) } });
    expect(refusal(of(2), way('squad.2', [13.2, 10]))).toBe('outOfCoherency WH-COH-03');
    of(2)
      .answer('move', [way('squad.2', [13, 10])])
      .end();
    expect(refusal(of(7), way('squad.7', [20.1, 10]))).toBe('outOfCoherency WH-COH-04');
    expect(refusal(of(4), way('squad.3', [15, 10]), way('squad.4', [16.2, 10]))).toBe('inGroups WH-COH-06');
  });
});

describe('terrain', () => {
  const over = (terrain: Field['terrain'], squad: Troop = foot): Field => ({ red: { squad }, terrain: terrain! });

  test('[WH-MTER-02][WH-TERRAIN-13][WH-TERRAIN-19] what is at most 2" high costs nothing', () => {
    for (const kind of ['barricade', 'debris'] as const) accepts(over({ low: { ...hill(2, 12, 1), kind } }), [16, 10]);
    expect(refuses(over({ low: hill(2.1, 12, 1) }), [16, 10])).toBe('tooFar WH-MOVE-17');
    accepts(over({ low: hill(1.5, 12, 3) }), [15.5, 10]);
    accepts(over({ low: hill(1.5) }), [15.5, 10, 1.5]);
  });

  test('[WH-TERRAIN-01][WH-MTER-01][WH-MTER-03] higher things are climbed, up and down', () => {
    // 3" up, 3" down and 0 to 6" across: an advance of 6" more gets 6" far.
    const run = (x: number) => refusal(moving(over({ w: hill(3, 12, 1) }), 'advance', 6), way('squad.1', [x, 10]));
    moving(over({ w: hill(3, 12, 1) }), 'advance', 6)
      .answer('move', [way('squad.1', [16, 10])])
      .end();
    expect(run(16.1)).toBe('tooFar WH-ADV-03');
    // Up only.
    accepts(over({ h: hill(3) }), [13, 10, 3]);
    expect(refuses(over({ h: hill(3) }), [13.1, 10, 3])).toBe('tooFar WH-MOVE-17');
    // On top of it nothing has to be climbed.
    accepts(over({ h: hill(3, 8, 12) }, { ...foot, places: [[10, 10, 3]] }), [16, 10, 3]);
  });

  test('[WH-MTER-02][WH-MTER-03] over a pipe at no cost, and 3" up a building: a total of 9"', () => {
    const terrain = { pipe: { ...hill(1.5, 12, 1), kind: 'debris' as const }, building: hill(3) };
    const f = over({ pipe: terrain.pipe, building: { ...hill(3, 14, 6) } });
    const to = (x: number) => [way('squad.1', [x, 10, 3])];
    moving(f, 'advance', 3).answer('move', to(16)).end();
    expect(refusal(moving(f, 'advance', 3), ...to(16.1))).toBe('tooFar WH-ADV-03');
  });

  test('[WH-TERRAIN-09][WH-TERRAIN-30] craters and woods are walked over like open ground, and one may stand in them', () => {
    const footprint = rectangle(12, 8, 6, 4);
    accepts(over({ c: { kind: 'crater', footprint } }), [16, 10]);
    accepts(over({ w: { kind: 'woods', footprint } }), [14, 10]);
  });

  test('[WH-MTER-04] nobody ends in mid-climb', () => {
    expect(refuses(over({ h: hill(3) }), [11, 10, 2])).toBe('midClimb WH-MTER-04');
    expect(refuses(over({ h: hill(5) }, one()), [10, 11, 5])).toBe('midClimb WH-MTER-04');
  });

  test('[WH-TERRAIN-13][WH-TERRAIN-19] nobody ends on an obstacle', () => {
    expect(refuses(over({ b: { ...hill(1, 14, 1), kind: 'barricade' } }), [14.2, 10, 1])).toBe(
      'onObstacle WH-TERRAIN-13',
    );
    expect(refuses(over({ b: { ...hill(1, 14, 1), kind: 'debris' } }), [14.2, 10])).toBe('onObstacle WH-TERRAIN-19');
  });

  test('[WH-TERRAIN-23][WH-TERRAIN-24] on a hill nothing overhangs', () => {
    expect(refuses(over({ h: hill(3) }), [12.4, 10, 3])).toBe('overhang WH-TERRAIN-23');
    accepts(over({ h: hill(3) }), [12.5, 10, 3]);
    const big = { ...tank, places: [[10, 10, 1]], profile: { ...tank.profile, move: inch(20) } } as const;
    const f = over({ h: hill(1, 7, 12) }, big);
    expect(refuses(f, [17.1, 10, 1])).toBe('overhang WH-TERRAIN-23');
    accepts(f, [17, 10, 1]);
  });

  test('[WH-TERRAIN-41] nor does anybody stand inside it', () => {
    expect(refuses(over({ r: ruin }, one()), [12.2, 10])).toBe('inTerrain WH-TERRAIN-41');
    expect(refuses(over({ h: hill(3) }), [12, 10])).toBe('inTerrain WH-MTER-01');
  });

  test('[WH-TERRAIN-40][WH-G-89] INFANTRY and BEASTS go through ruins and climb anywhere in them', () => {
    accepts(over({ r: ruin }, one()), [16, 10]);
    accepts(over({ r: ruin }, { ...foot, sheet: { keywords: ['BEAST'] } }), [16, 10]);
    expect(refuses(over({ r: { ...ruin, solids: ruin.solids.slice(0, 1) } }), [16, 10])).toBe('tooFar WH-MOVE-17');
    // Beyond its wall there is a floor overhead: nobody else gets down to the ground there.
    expect(refuses(over({ r: ruin }), [16, 10])).toBe('throughTerrain WH-MTER-01');
    const up = (x: number) =>
      moving(over({ r: ruin }, one()), 'advance', 2).refused('move', [way('squad.1', [x, 10, 4])]);
    moving(over({ r: ruin }, one()), 'advance', 2)
      .answer('move', [way('squad.1', [14, 10, 4])])
      .end();
    expect(up(14.1).measured).toBe(inch(8.1));
  });

  test('[WH-G-120] a low part of a high feature is climbed, or not with the option', () => {
    const parts = [
      { part: 'wall' as const, shape: rectangle(12, 5, 0.5, 10), bottom: 0, top: inch(1) },
      { part: 'wall' as const, shape: rectangle(20, 5, 0.5, 10), bottom: 0, top: inch(5) },
    ];
    const f = over({ r: { kind: 'ruins', footprint: rectangle(12, 5, 8.5, 10), solids: parts } });
    expect(refuses(f, [14.1, 10])).toBe('tooFar WH-MOVE-17');
    accepts(f, [14, 10]);
    accepts({ ...f, options: { lowTerrain: 'part' } }, [16, 10]);
  });

  test('[WH-MTER-02][WH-TERRAIN-25] how high something is counts from what it stands on', () => {
    const shelf = { part: 'floor' as const, shape: rectangle(12, 8, 4, 4), bottom: inch(3.9), top: inch(4) };
    const bridge = { kind: 'hill' as const, footprint: rectangle(12, 8, 4, 4), solids: [shelf] };
    expect(refuses(over({ bridge }), [14, 10, 4])).toBe('tooFar WH-MOVE-17');
    const crate = { part: 'body' as const, shape: rectangle(13, 8, 1, 4), bottom: inch(3), top: inch(4.5) };
    const crates = { kind: 'debris' as const, footprint: rectangle(13, 8, 1, 4), solids: [crate] };
    const onTop = { ...foot, places: [[10, 10, 3]] } satisfies Troop;
    accepts(over({ h: hill(3, 8, 12), crates }, onTop), [16, 10, 3]);
  });

  test('[WH-MTER-01][WH-MTER-03] others climb over its walls', () => {
    const w: Field = over({ w: wall(12, 5, 10, 4) });
    expect(refuses(w, [15, 10])).toBe('tooFar WH-MOVE-17');
    moving(w, 'advance', 6)
      .answer('move', [way('squad.1', [14, 10])])
      .end();
    // Under a floor there is room; where the floor is low, there is not.
    const floor = (bottom: number) => ({
      ...ruin,
      solids: [
        { part: 'floor' as const, shape: rectangle(12, 7, 2, 6), bottom: inch(bottom), top: inch(bottom + 0.5) },
      ],
    });
    const tall = { ...foot, profile: { height: inch(2.5) } };
    accepts(over({ r: { ...floor(3), kind: 'hill' } }, tall), [16, 10]);
    expect(
      refuses(
        over(
          {
            r: {
              ...ruin,
              kind: 'hill',
              solids: [{ part: 'floor', shape: rectangle(12, 7, 2, 6), bottom: inch(2), top: inch(5) }],
            },
          },
          tall,
        ),
        [16, 10],
      ),
    ).toBe('tooFar WH-MOVE-17');
  });

  test('[WH-MTER-01] a way between two floors is closed to those for whom it is too low', () => {
    const shelf = (bottom: number) => ({
      part: 'floor' as const,
      shape: rectangle(8, 8, 8, 4),
      bottom: inch(bottom),
      top: inch(bottom + 0.1),
    });
    const block = { part: 'wall' as const, shape: rectangle(12, 8, 1, 4), bottom: inch(3.1), top: inch(6) };
    const rack = { kind: 'hill' as const, footprint: rectangle(8, 8, 8, 4), solids: [shelf(3), shelf(6), block] };
    const f = over({ rack }, { ...foot, places: [[10, 10, 3.1]] });
    expect(refuses(f, [14, 10, 3.1])).toBe('throughTerrain WH-MTER-01');
  });

  test('[WH-TERRAIN-42][WH-TERRAIN-43][WH-TERRAIN-44] who may stand on floors, and how', () => {
    const up = (squad: Troop) => moving(over({ r: ruin }, squad), 'advance', 6);
    for (const keyword of ['INFANTRY', 'BEAST', 'FLY'])
      up({ ...foot, sheet: { keywords: [keyword] } })
        .answer('move', [way('squad.1', [15, 10, 4])])
        .end();
    const open = { ...ruin, solids: ruin.solids.slice(1) };
    const onFoot = moving(over({ r: open }), 'advance', 6);
    expect(refusal(onFoot, way('squad.1', [15, 10, 4]))).toBe('groundOnly WH-TERRAIN-44');
    expect(refusal(up(one()), way('squad.1', [12, 6.9], [13, 7.2, 4]))).toBe('overhang WH-TERRAIN-43');
  });

  test('[WH-FLY-06][WH-G-25] who can FLY and starts or ends on terrain goes through the air', () => {
    // 3" up and 5" across are 5.83" through the air.
    const f = over({ h: hill(3) }, flyer);
    accepts(f, [15, 10, 3]);
    expect(refuses(f, [15.3, 10, 3])).toBe('tooFar WH-MOVE-17');
    accepts(over({ h: hill(3) }, { ...flyer, places: [[13, 10, 3]] }), [18, 10]);
  });

  test('[WH-FLY-06][WH-FLY-01] 12" over enemies to the top of a ruin, measured diagonally', () => {
    const squad: Troop = { ...flyer, profile: { move: inch(12) } };
    const r = {
      ...ruin,
      footprint: rectangle(17, 7, 8, 6),
      solids: [{ part: 'floor' as const, shape: rectangle(17, 7, 8, 6), bottom: inch(4.9), top: inch(5) }],
    };
    const f: Field = { red: { squad }, blue: { terminators: { places: [[13, 10]] } }, terrain: { r } };
    accepts(f, [20.9, 10, 5]);
    expect(refuses(f, [21, 10, 5])).toBe('tooFar WH-MOVE-17');
  });

  test('[WH-FLY-07] otherwise it climbs like everybody', () => {
    expect(refuses(over({ w: hill(3, 12, 1) }, flyer), [16, 10])).toBe('tooFar WH-MOVE-17');
    accepts(over({ w: hill(1, 12, 1) }, flyer), [16, 10]);
  });
});
