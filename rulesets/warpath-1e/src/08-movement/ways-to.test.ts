import { describe, expect, it } from 'vitest';
import { type Field, look } from '../../test/field.ts';
import { hero, tank } from '../../test/pieces.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../07-measuring/table-top.ts';
import { addRough, type Gait } from './way.ts';
import { waysTo } from './ways-to.ts';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const wall = (kind: 'blocking' | 'obstacle' | 'decorative' | 'difficult') =>
  ({
    wall: { kind, from: [8, 12], to: [12, 12.5] },
  }) as const;

describe('the way of a single model', () => {
  /** The corners of the way from (10, 10) in inches, rounded; null if there is none. */
  const way = (f: Partial<Field>, x: number, y: number, far: number, gait: Gait = {}) => {
    const found = waysTo(look({ red: { r: hero([10, 10]) }, ...f }), 'r', inches(far), gait)(0, at(x, y));
    return found?.map((p) => [Math.round(p.x / 2540), Math.round(p.y / 2540)]) ?? null;
  };
  const straight = [
    [10, 10],
    [10, 15],
  ];

  it('[WP-MOVE-03] is straight where nothing bars it, and exactly as long as it may be', () => {
    expect(way({}, 10, 15, 5)).toEqual(straight);
    expect(way({}, 10, 15.01, 5)).toBeNull();
    const ways = waysTo(look({ red: { r: hero([10, 10]) } }), 'r', inches(5), {});
    expect(ways(0, { x: inches(10), y: inches(15) + TOLERANCE })).not.toBeNull();
    expect(ways(0, { x: inches(10), y: inches(15) + TOLERANCE + 1 })).toBeNull();
  });

  it('[WP-TERRAIN-03] goes around blocking terrain, if that is not too long', () => {
    const ground = wall('blocking');
    const around = way({ ground }, 10, 15, 12)!;
    expect(around.length).toBeGreaterThan(2);
    expect([around[0], around.at(-1)]).toEqual(straight);
    expect(way({ ground }, 10, 15, 6)).toBeNull();
  });

  it('[WP-TERRAIN-08] goes over an obstacle, or around it where the move may not cross any', () => {
    const ground = wall('obstacle');
    expect(way({ ground }, 10, 15, 12)).toEqual(straight);
    expect(way({ ground }, 10, 15, 12, { noObstacles: true })!.length).toBeGreaterThan(2);
  });

  it('[WP-TERRAIN-09] [WP-TERRAIN-12] goes through a wood only if it can, and past decoration in any case', () => {
    expect(way({ ground: wall('decorative') }, 10, 15, 5, { noObstacles: true })).toEqual(straight);
    const through = { wood: { kind: 'difficult', from: [0, 11], to: [20, 14] } } as const;
    expect(way({ ground: through }, 10, 15, 8)).toEqual(straight);
    expect(way({ ground: through }, 10, 15, 7)).toBeNull();
  });

  it('[WP-TERRAIN-06] [WP-TERRAIN-09] goes around a house across decoration, and across obstacles where it may', () => {
    const house = { house: { kind: 'blocking', from: [4, 12], to: [10.5, 12.5] } } as const;
    const beside = (kind: 'obstacle' | 'decorative') =>
      ({ ...house, other: { kind, from: [11, 12], to: [14, 12.5] } }) as const;
    for (const noObstacles of [false, true])
      expect(way({ ground: beside('decorative') }, 10, 15, 6.5, { noObstacles }), String(noObstacles)).not.toBeNull();
    expect(way({ ground: beside('obstacle') }, 10, 15, 6.5)).not.toBeNull();
    expect(way({ ground: beside('obstacle') }, 10, 15, 6.5, { noObstacles: true })).toBeNull();
  });

  it('[WP-PASS-01] [WP-PASS-03] goes around enemies, but through friends', () => {
    expect(way({ blue: { b: hero([10, 12.5]) } }, 10, 15, 12)!.length).toBeGreaterThan(2);
    expect(way({ red: { r: hero([10, 10]), f: hero([10, 12.5]) } }, 10, 15, 12)).toEqual(straight);
    // The short way around the house leads through a friend.
    const house = { house: { kind: 'blocking', from: [4, 12], to: [10.5, 12.5] } } as const;
    const both = { red: { r: hero([10, 10]), f: hero([11.5, 12.25]) }, ground: house };
    expect(way(both, 10, 15, 6.5)!.length).toBeGreaterThan(2);
  });

  it('[WP-SPECIAL-25] needs no way around with jump packs', () => {
    expect(way({ ground: wall('blocking') }, 10, 15, 5, { jump: true })).toEqual(straight);
    expect(way({ ground: wall('blocking') }, 10, 15.1, 5, { jump: true })).toBeNull();
  });

  it('is not looked for around anything if the model has no round base', () => {
    const ground = { wall: { kind: 'blocking', from: [8, 14], to: [12, 14.5] } } as const;
    const ways = waysTo(look({ red: { r: tank([10, 10]) }, ground }), 'r', inches(30), {});
    expect(ways(0, at(10, 19))).toBeNull();
  });
});

describe('rough ground on a way', () => {
  const met = (ground: NonNullable<Field['ground']>, ...points: [number, number][]) => {
    const l = look({ red: { r: hero([10, 10]) }, ground });
    const rough = new Set<string>();
    addRough(
      tableTop(l),
      standingOf(l, 'r')!.bodies[0]!,
      points.map(([x, y]) => at(x, y)),
      rough,
    );
    return [...rough];
  };

  it('[WP-CHARGE-10] is difficult terrain and obstacles, not what nobody walks through or what is only for show', () => {
    const up: [number, number][] = [
      [10, 10],
      [10, 15],
    ];
    expect(met(wall('difficult'), ...up)).toEqual(['wall']);
    expect(met(wall('obstacle'), ...up)).toEqual(['wall']);
    expect(met(wall('decorative'), ...up)).toEqual([]);
    expect(met(wall('blocking'), ...up)).toEqual([]);
  });

  it('[WP-CHARGE-10] is what the swept base meets, leg by leg', () => {
    const beside = (x: number) => ({ wood: { kind: 'difficult', from: [x, 8], to: [x + 4, 20] } }) as const;
    const up: [number, number][] = [
      [10, 10],
      [10, 15],
    ];
    expect(met(beside(10.7), ...up)).toEqual(['wood']);
    expect(met(beside(10.8), ...up)).toEqual([]);
    const bend: [number, number][] = [
      [10, 10],
      [10, 15],
      [15, 12],
    ];
    const corner = { wood: { kind: 'difficult', from: [13, 10], to: [18, 14] } } as const;
    expect(met(corner, ...bend)).toEqual(['wood']);
    // The box around the slanting leg meets this one, the base does not.
    const aside = { wood: { kind: 'difficult', from: [10.8, 10], to: [12, 12] } } as const;
    expect(met(aside, ...bend)).toEqual([]);
  });
});
