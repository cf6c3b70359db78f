import { describe, expect, it } from 'vitest';
import { type Field, look } from '../../../test/field.ts';
import { hero, men, tank } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { extensionFrom } from '../overrun/overrun-extension.ts';
import type { Drive } from './drive.ts';
import { sunkIn } from './sink.ts';

type Leg = { leg: 'go'; distance: number } | { leg: 'turn'; by: number };
const go = (n: number): Leg => ({ leg: 'go', distance: inches(n) });

describe('a vehicle that is stuck', () => {
  /** How it drives on, by the legs that it had left, from (30, 20) with its nose at 22.25. */
  const sinks = (ground: NonNullable<Field['ground']>, legs: readonly Leg[], more: Partial<Field> = {}) => {
    const l = look({ red: { r: tank([30, 20]) }, ...more, ground });
    const plan = sunkIn(l, { unit: 'r', plan: [{ mover: 'r.0', legs }] } as never as Drive, 'it');
    return plan.map((p) => [
      p.mover,
      p.legs.map((leg) => ('distance' in leg ? Number(leg['distance']) / 2540 : leg['by'])),
    ]);
  };
  const wood = (from: [number, number], to: [number, number]) => ({ it: { kind: 'difficult', from, to } }) as const;

  it('[WP-VEHICLE-28] stays before an obstacle', () => {
    expect(sinks({ it: { kind: 'obstacle', from: [20, 23], to: [40, 24] } }, [go(8)])).toEqual([]);
  });

  it('[WP-VEHICLE-28] [WP-G-23] drives into a wood until all of it is inside, and no farther', () => {
    expect(sinks(wood([20, 23], [40, 40]), [go(8)])).toEqual([['r.0', [5.3]]]);
    expect(sinks(wood([20, 23], [40, 40]), [go(3), go(5)])).toEqual([['r.0', [3, 2.3]]]);
  });

  it('[WP-VEHICLE-28] or as deep as its way leads', () => {
    expect(sinks(wood([20, 23], [40, 40]), [go(4)])).toEqual([['r.0', [4]]]);
    expect(sinks(wood([20, 30], [40, 40]), [go(4)])).toEqual([['r.0', []]]);
  });

  it('[WP-VEHICLE-28] [WP-G-23] or to where most of it is inside, before it would leave again', () => {
    // Half of its length fits into the wood, which it has all entered after three inches.
    expect(sinks(wood([20, 23], [40, 25]), [go(16)])).toEqual([['r.0', [2.8]]]);
    // It would get deeper if it came back askew.
    expect(sinks(wood([20, 23], [40, 25]), [go(16), { leg: 'turn', by: 1500 }, go(14)])).toEqual([['r.0', [2.8]]]);
    const narrow = sinks(wood([29, 23], [31, 40]), [go(16)]);
    expect(narrow).toEqual([['r.0', [5.3]]]);
  });

  it('[WP-VEHICLE-28] [WP-TERRAIN-07] but comes to stand on no wall, whoever else is in its way', () => {
    const wall = { wall: { kind: 'obstacle', from: [20, 26], to: [40, 26.5] } } as const;
    expect(sinks({ ...wood([20, 23], [40, 40]), ...wall }, [go(16)])).toEqual([['r.0', [8.8]]]);
    expect(sinks(wood([20, 23], [40, 40]), [go(8)], { blue: { b: hero([30, 26]) } })).toEqual([['r.0', [5.3]]]);
  });

  it('[WP-VEHICLE-28] also by turning', () => {
    expect(sinks(wood([32, 10], [40, 30]), [{ leg: 'turn', by: -900 }])).toEqual([['r.0', [-900]]]);
    // Only a corner of it comes into the wood, and leaves it again.
    const passing = wood([32.26, 21], [34, 23]);
    expect(sinks(passing, [{ leg: 'turn', by: -900 }])).toEqual([['r.0', [-320]]]);
  });
});

describe('a vehicle that stands on those whom it ran over', () => {
  const c = { unit: 'r', why: 'fullPower', over: ['b'], parting: [] } as never as Drive;
  const from = { x: inches(30), y: inches(20), facing: 900 };
  const rolls = (more: Partial<Field>) => {
    const far = extensionFrom(
      look({
        red: { r: tank([30, 20]), ...more.red },
        blue: { b: hero([30, 21]), ...more.blue },
        ...(more.ground === undefined ? {} : { ground: more.ground }),
      }),
      c,
      from,
    );
    return far === null ? null : Math.round((far / 2540) * 100) / 100;
  };

  it('[WP-VEHICLE-22] rolls on to the first place an inch behind them', () => {
    // Its tail must come from 17.75 to an inch beyond 21.75.
    expect(rolls({})).toBe(5);
    expect(rolls({ blue: { b: hero([30, 21]), d: hero([30, 27]) } })).toBe(11);
    // Its nose comes to 27.25.
    expect(rolls({ ground: { h: { kind: 'blocking', from: [20, 27.26], to: [40, 30] } } })).toBe(5);
    expect(rolls({ blue: { b: hero([30, 21]), v: tank([30, 40], 0) } })).toBe(5);
  });

  it('[WP-VEHICLE-22] [WP-G-23] unless a house, a friend, an enemy vehicle or the edge bars it', () => {
    expect(rolls({ ground: { h: { kind: 'blocking', from: [20, 25], to: [40, 26] } } })).toBeNull();
    expect(rolls({ red: { f: hero([30, 26]) } })).toBeNull();
    expect(rolls({ blue: { b: hero([30, 21]), v: tank([30, 27], 0) } })).toBeNull();
    expect(rolls({ blue: { b: hero([30, 21]), v: tank([40, 27], 0) } })).toBe(5);
    const wall = men(Array.from({ length: 24 }, (_, i) => [30, 21 + 1.05 * i] as [number, number]));
    expect(rolls({ blue: { b: wall } })).toBeNull();
  });
});
