import { describe, expect, it } from 'vitest';
import type { Look } from '../src/kit.ts';
import type { Drive } from '../src/rules/drive.ts';
import { refuseDrive } from '../src/rules/drive-plan.ts';
import { inches, longMove } from '../src/rules/lengths.ts';
import { overrunsFor } from '../src/tactics/overruns.ts';
import { type Field, look as lookAt } from './field.ts';

const truck = (specials: string[] = []) => ({
  at: [24, 8] as const,
  facing: 900,
  profile: { type: 'vehicle' as const, models: 1, move: 8, specials },
});
const hero = (x: number, y: number) => ({ at: [x, y] as const, profile: { type: 'hero' as const } });

function drive(look: Look, why: Drive['why'] = 'fullPower'): Drive {
  const u = look.state.units['r']!;
  const pivots = u.specials.some((s) => s.id === 'agile') ? 1 : 0;
  const rest = { direction: 0, met: [], over: [], plan: [], crossing: null, trace: [], asked: false };
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
