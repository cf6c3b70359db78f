import { describe, expect, it } from 'vitest';
import type { Look } from '../src/kit.ts';
import { inches } from '../src/rules/lengths.ts';
import { glance } from '../src/tactics/glance.ts';
import { lifeLeft, reaches } from '../src/tactics/life.ts';
import { Outlook } from '../src/tactics/outlook.ts';
import { act } from '../src/tactics/rehearsal/act.ts';
import { chances, likely } from '../src/tactics/rehearsal/chances.ts';
import { ranked } from '../src/tactics/rehearsal/ranked.ts';
import { gainOf, hasRoomBehind } from '../src/tactics/rehearsal/reckon.ts';
import { bestPlan, promise } from '../src/tactics/rehearsal/rehearse.ts';
import { settle } from '../src/tactics/rehearsal/tests.ts';
import { copyOf, gapOf, type Troops, troopsOf } from '../src/tactics/rehearsal/troops.ts';
import { wander } from '../src/tactics/rehearsal/wander.ts';
import { bound, type Field, look as lookAt, suppressed } from './field.ts';

/** The troops of a field, and the number of a unit in them. */
function muster(f: Field): { look: Look; t: Troops; at: (id: string) => number } {
  const look = lookAt(f);
  const t = troopsOf(look, new Outlook(look));
  return { look, t, at: (id) => t.roster.ids.indexOf(id) };
}

const grunts = (x: number, y: number) => ({ is: 'demo-grunts', at: [x, y] as const });
const warriors = (x: number, y: number) => ({ is: 'demo-steel-warriors', at: [x, y] as const });
const gun = (x: number, y: number) => ({ is: 'demo-jotun-hailstorm-cannon', at: [x, y] as const });
const raptor = (x: number, y: number) => ({ is: 'demo-raptor', at: [x, y] as const });

describe('troops of a rehearsal', () => {
  it('stand where the units stand, and know who cannot act', () => {
    const { t, at } = muster({
      red: { r1: grunts(20, 10) },
      blue: { b1: warriors(20, 30), b2: gun(40, 30) },
      effects: [suppressed('b1'), bound('b2', 'r1')],
    });
    expect(gapOf(t, at('r1'), at('b1'))).toBeGreaterThan(inches(15));
    expect(t.fresh[at('r1')]).toBe(1);
    // Headstrong units shake it off every other time.
    expect(t.idle[at('b1')]).toBe(0.5);
    expect(t.bound[at('b2')]).toBe(1);
    expect(t.idle[at('b2')]).toBe(0);
  });

  it('are copied, not shared', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
    const other = copyOf(t);
    act(other, at('r1'), 'assault', 5);
    settle(other, other.struck, true);
    expect(other.alive[at('b1')]).toBeLessThan(1);
    expect(t.alive[at('b1')]).toBe(1);
    expect(t.struck[at('b1')]).toBe(0);
  });
});

describe('reckoning', () => {
  it('tests as the rules do: damage on average, two dice against the limit', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
    const b = at('b1');
    t.shot[b] = 12;
    settle(t, t.shot, false);
    expect(t.damage[b]).toBe(12);
    expect(t.alive[b]).toBeCloseTo(1 - reaches(16 - 12), 2);
    expect(t.shot[b]).toBe(0);
  });

  it('a second charge at the same unit does more than the first', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
    const strike = t.roster.strike[at('r1') * t.roster.size + at('b1')]!;
    // Twenty dice at 4+ and 4+, two claws at 4+ and 2+.
    expect(strike).toBeCloseTo(5 + 5 / 6, 6);
    const first = gainOf(t, at('b1'), 0, strike, 5);
    expect(gainOf(t, at('b1'), strike, strike, 5)).toBeGreaterThan(first);
  });

  it('guns are struck three times as hard', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: gun(20, 25) } });
    const strike = t.roster.strike[at('r1') * t.roster.size + at('b1')]!;
    expect(strike).toBeCloseTo(60 / 6 + 2 * 0.5 * (5 / 6), 6);
  });

  it('a vehicle needs room behind those it drives over', () => {
    const near = muster({ red: { r1: raptor(20, 20) }, blue: { b1: gun(20, 46) } });
    expect(hasRoomBehind(near.t, near.at('r1'), near.at('b1'))).toBe(false);
    const far = muster({ red: { r1: raptor(20, 20) }, blue: { b1: gun(20, 36) } });
    expect(hasRoomBehind(far.t, far.at('r1'), far.at('b1'))).toBe(true);
  });

  it('a lead that wins is worth more than the points before and after it', () => {
    const { t } = muster({ red: { r1: warriors(20, 20) }, blue: { b1: warriors(20, 40) } });
    const value = (balance: number): number => chances(t, 'red', balance, 100);
    expect(value(150) - value(50)).toBeGreaterThan(value(350) - value(250));
    expect(value(150) - value(50)).toBeGreaterThan(value(50) - value(-50));
    expect(value(-60)).toBeCloseTo(-value(60), 6);
    expect(likely(0)).toBe(0.5);
    expect(likely(2)).toBeGreaterThan(0.9);
  });
});

describe('what units do', () => {
  it('charge who is in reach, and bind him', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 28) } });
    act(t, at('r1'), 'hold', 5);
    expect(t.struck[at('b1')]).toBeGreaterThan(5);
    expect(t.bound[at('b1')]).toBe(1);
  });

  it('gang up on one of two', () => {
    const { t, at } = muster({
      red: { r1: grunts(20, 20), r2: grunts(28, 20) },
      blue: { b1: warriors(20, 27), b2: warriors(28, 27) },
    });
    act(t, at('r1'), 'assault', 5);
    act(t, at('r2'), 'assault', 5);
    expect([t.struck[at('b1')], t.struck[at('b2')]].filter((d) => d! > 0)).toHaveLength(1);
  });

  it('run up in an assault, wait for those far off in an ambush', () => {
    const f: Field = { red: { r1: grunts(20, 6) }, blue: { b1: warriors(20, 44) } };
    const run = muster(f);
    act(run.t, run.at('r1'), 'assault', 5);
    expect(run.t.y[run.at('r1')]! - inches(6)).toBeGreaterThan(inches(8));
    const wait = muster(f);
    const before = wait.t.y[wait.at('r1')];
    act(wait.t, wait.at('r1'), 'ambush', 5);
    expect(wait.t.y[wait.at('r1')]).toBe(before);
  });

  it('a house hides those behind it', () => {
    const house = { kind: 'blocking', from: [14, 22], to: [26, 26] } as const;
    const f = (ground: Field['ground']): Field => ({
      red: { r1: warriors(20, 16) },
      blue: { b1: grunts(20, 32) },
      ...(ground === undefined ? {} : { ground }),
    });
    const open = muster(f(undefined));
    act(open.t, open.at('r1'), 'hold', 5);
    expect(open.t.shot[open.at('b1')]).toBeGreaterThan(1);
    const hidden = muster(f({ house }));
    act(hidden.t, hidden.at('r1'), 'hold', 5);
    expect(hidden.t.shot[hidden.at('b1')]).toBe(0);
  });

  it('the corner of a wood covers those behind it', () => {
    const look = lookAt({ ground: { wood: { kind: 'difficult', cover: 'soft', from: [20, 20], to: [26, 26] } } });
    const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
    expect(glance(look, at(19, 10), at(19, 40))).toEqual({ blocked: false, cover: 0 });
    expect(glance(look, at(19, 19), at(22, 22))).toEqual({ blocked: false, cover: 1 });
    expect(glance(look, at(18, 21), at(22, 19))).toEqual({ blocked: false, cover: 0 });
    expect(glance(look, at(18, 23), at(24, 17))).toEqual({ blocked: false, cover: 1 });
  });

  it('nobody is expected to fire when the shooting is over', () => {
    const fire = (phase: 'shooting' | 'melee'): number => {
      const look = lookAt({
        phase,
        red: { r1: { ...warriors(20, 16), with: { order: 'halt' } } },
        blue: { b1: grunts(20, 30) },
      });
      const outlook = new Outlook(look);
      outlook.expectFire('red');
      return outlook.blow('b1')?.damage ?? 0;
    };
    expect(fire('shooting')).toBeGreaterThan(1);
    expect(fire('melee')).toBe(0);
  });

  it('whoever does anything does less, to everybody a little', () => {
    const { t, at } = muster({ red: { r1: warriors(20, 16) }, blue: { b1: grunts(17, 36), b2: grunts(26, 36) } });
    wander(t, at('r1'));
    const [one, two] = [t.shot[at('b1')]!, t.shot[at('b2')]!];
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(0);
    const well = muster({ red: { r1: warriors(20, 16) }, blue: { b1: grunts(17, 36), b2: grunts(26, 36) } });
    act(well.t, well.at('r1'), 'hold', 5);
    expect(well.t.shot[well.at('b1')]! + well.t.shot[well.at('b2')]!).toBeGreaterThan(one + two);
  });
});

describe('plans', () => {
  it('chargers close to the enemy get at him, and it is worth more than to wait', () => {
    const { look, t } = muster({
      red: { r1: grunts(20, 20), r2: grunts(28, 20), r3: grunts(36, 20) },
      blue: { b1: gun(24, 34), b2: gun(34, 34) },
      state: { condition: 'annihilation' },
    });
    expect(bestPlan(look, 'red', t).plan.slice(0, 3)).toContain('assault');
  });

  it('one unit gets at the gun before it while another of its kind stays and shoots', () => {
    const { look, t, at } = muster({
      red: { r1: grunts(10, 14), r2: grunts(60, 10) },
      blue: { b1: gun(10, 36), b2: warriors(60, 24), b3: warriors(52, 24) },
      state: { condition: 'annihilation' },
    });
    const { plan } = bestPlan(look, 'red', t);
    expect([plan[at('r1')], plan[at('r2')]]).toEqual(['assault', 'shoot']);
  });

  it('having won more is worth more, and so is having lost less', () => {
    const f = (more: Field): number => {
      const { look, t } = muster({ ...more, state: { condition: 'annihilation' } });
      return promise(look, 'red', t).value;
    };
    const even = f({ red: { r1: warriors(20, 10) }, blue: { b1: warriors(20, 38) } });
    const hurt = f({ red: { r1: { ...warriors(20, 10), with: { damage: 6 } } }, blue: { b1: warriors(20, 38) } });
    const ahead = f({ red: { r1: warriors(20, 10) }, blue: { b1: { ...warriors(20, 38), with: { damage: 6 } } } });
    expect(hurt).toBeLessThan(even);
    expect(ahead).toBeGreaterThan(even);
  });

  it('who is kept back is missing', () => {
    const f = (where: 'table' | 'reserve'): number => {
      const kept = where === 'table' ? warriors(60, 4) : { is: 'demo-steel-warriors', with: { where: { at: where } } };
      const { look, t } = muster({ red: { r1: warriors(20, 10), r2: kept as never }, blue: { b1: warriors(20, 44) } });
      return promise(look, 'red', t).value;
    };
    expect(f('reserve')).toBeLessThan(f('table'));
  });

  it('places out of reach come before those where one is charged', () => {
    const look = lookAt({ red: { r1: gun(20, 10) }, blue: { b1: grunts(20, 36), b2: grunts(28, 36) } });
    const places = [
      { x: inches(22), y: inches(27) },
      { x: inches(22), y: inches(12) },
    ];
    expect(ranked(look, 'r1', places, (p) => ({ ...p, fires: false }))).toEqual([places[1], places[0]]);
  });

  it('only survival counts when no turn is left', () => {
    expect(lifeLeft(16, 9, 0)).toBe(1);
    expect(lifeLeft(16, 9, 5)).toBeLessThan(1);
  });
});
