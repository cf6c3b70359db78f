import { describe, expect, it } from 'vitest';
import { type Field, look as lookAt } from '../../test/field.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches, longMove } from '../07-measuring/lengths.ts';
import type { Drive } from '../19-vehicles/drive/drive.ts';
import { refuseDrive } from '../19-vehicles/drive/drive-plan.ts';
import type { Look } from '../kit.ts';
import { drivesFor } from './drives.ts';
import { runOverBy } from './field.ts';
import { overrunsFor } from './overruns.ts';

const truck = (specials: string[] = []) => ({
  at: [24, 8] as const,
  facing: 900,
  profile: { type: 'vehicle' as const, models: 1, move: 8, specials },
});
const hero = (x: number, y: number) => ({ at: [x, y] as const, profile: { type: 'hero' as const } });

function drive(look: Look, why: Drive['why'] = 'fullPower'): Drive {
  const u = look.state.units['r']!;
  const pivots = u.specials.some((s) => s.id === 'agile') ? 1 : 0;
  const rest = {
    direction: 0,
    met: [],
    over: [],
    parting: [],
    stuck: false,
    plan: [],
    crossing: null,
    trace: [],
    asked: false,
  };
  return { unit: 'r', why, left: longMove(u, false), bend: 0, pivots, ...rest };
}

const field = (specials: string[], blue: NonNullable<Field['blue']>): Look =>
  lookAt({ red: { r: truck(specials) }, blue });

describe('ways over enemies', () => {
  it('lead straight over those ahead, and nowhere else for vehicles that may not turn', () => {
    const ahead = field([], { b: hero(24, 16) });
    const ways = overrunsFor(ahead, drive(ahead));
    expect(ways.length).toBeGreaterThan(0);
    for (const { legs, over } of ways) {
      expect(over).toEqual(['b']);
      expect(legs.map((l) => l.leg)).toEqual(['go']);
    }
    const aside = field([], { b: hero(34, 14) });
    expect(overrunsFor(aside, drive(aside))).toEqual([]);
  });

  it('count who lies under the hull, not only before its middle', () => {
    for (const x of [24, 24.5, 25, 25.5])
      for (let y = 12; y < 18; y++) {
        const look = field([], { b: hero(x, y) });
        expect(overrunsFor(look, drive(look))[0]?.over, `${x} ${y}`).toEqual(['b']);
      }
  });

  it('end at a vehicle that they crash into: nobody behind it is run over', () => {
    const tank = { ...truck(), at: [24, 13.5] as const };
    const behind = field([], { t: tank, b: hero(24, 18.5) });
    expect(overrunsFor(behind, drive(behind))).toEqual([]);
    const before = field([], { t: { ...tank, at: [24, 20] }, b: hero(24, 13) });
    expect(overrunsFor(before, drive(before))[0]!.over).toEqual(['b']);
  });

  it('over the same enemies are a few only, so that others are looked at, too', () => {
    const look = field(['agile'], { b1: hero(24, 14), b2: hero(27, 14), b3: hero(20, 16), b4: hero(24, 19) });
    const manners = overrunsFor(look, drive(look)).map(({ legs, over }) => `${legs.length} ${over}`);
    for (const manner of manners) expect(manners.filter((m) => m === manner).length).toBeLessThanOrEqual(2);
    expect(new Set(manners).size).toBeGreaterThan(3);
  });

  it('turn on the way where the vehicle may, and are all legal', () => {
    const look = field(['agile'], { b: hero(32, 16) });
    const c = drive(look);
    const ways = overrunsFor(look, c);
    expect(ways.some(({ legs }) => legs.map((l) => l.leg).join() === 'go,turn,go')).toBe(true);
    for (const { legs, gain } of ways) {
      expect(gain).toBeGreaterThan(0);
      expect(refuseDrive(look, c, [{ mover: 'r.0', legs }])).toBeNull();
    }
  });

  it('lead over edges where nothing else reaches two at once', () => {
    const look = field(['agile'], { b1: hero(22.4, 14), b2: hero(25.6, 17) });
    expect(overrunsFor(look, drive(look)).map(({ over }) => [...over].sort().join())).toContain('b1,b2');
  });

  it('are what a vehicle at full power likes best', () => {
    const look = field([], { b: { is: 'demo-jotun-hailstorm-cannon', at: [24, 15] } });
    const c = drive(look);
    const [legs] = drivesFor(look, c);
    expect(runOverBy(look, c, modelsOf(look.state.units['r']!)![0]!, legs!)).toEqual(['b']);
  });

  it('take several in one run before one alone', () => {
    const look = field([], { b1: hero(24, 13), b2: hero(24.8, 17) });
    const [best] = overrunsFor(look, drive(look));
    expect(best!.over).toEqual(['b1', 'b2']);
  });

  it('are none at less than full power, over vehicles, or too far away', () => {
    const near = field([], { b: hero(24, 14) });
    expect(overrunsFor(near, drive(near, 'manoeuvre'))).toEqual([]);
    const far = field([], { b: hero(24, 8 + 30) });
    expect(longMove(far.state.units['r']!, false)).toBeLessThan(inches(25));
    expect(overrunsFor(far, drive(far))).toEqual([]);
    const tank = field([], { b: { ...truck(), at: [24, 14] as const } });
    expect(overrunsFor(tank, drive(tank))).toEqual([]);
  });
});
