import { describe, expect, it } from 'vitest';
import { bound, type Field, look as lookAt, suppressed } from '../../../test/field.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { expectedFire, expectedOverrun } from '../expectation.ts';
import { falls, reaches } from '../falls.ts';
import { glance, glanceAt } from '../glance.ts';
import { lifeLeft } from '../life.ts';
import { Outlook } from '../outlook.ts';
import { act } from './act.ts';
import { strikeAt } from './blows.ts';
import { chances, likely } from './chances.ts';
import { ranked } from './ranked.ts';
import { fireAt, gainOf, hasRoomBehind } from './reckon.ts';
import { bestPlan, promise } from './rehearse.ts';
import { settle } from './tests.ts';
import { copyOf, gapOf, type Troops, troopsOf } from './troops.ts';
import { wander } from './wander.ts';

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
    expect(t.struck.damage[at('b1')]).toBe(0);
  });
});

describe('reckoning', () => {
  it('tests as the rules do: two dice and the damage against the limit', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
    const b = at('b1');
    strikeAt(t.shot, b, 12, 1);
    settle(t, t.shot, false);
    expect(t.damage[b]).toBe(12);
    expect(t.alive[b]).toBeCloseTo(1 - falls(16, 12, false), 6);
    expect(t.shot.damage[b]).toBe(0);
    expect(t.shot.chance[b]).toBe(0);
  });

  it('little damage is sometimes too much: the dice of an attack scatter', () => {
    // Sixteen dice of which each does damage every fourth time, as they fall and as they are reckoned.
    let exact = 0;
    let ways = 1;
    for (let k = 0; k <= 16; k++) {
      if (k > 0) exact += ways * 0.25 ** k * 0.75 ** (16 - k) * reaches(14 - k);
      ways = (ways * (16 - k)) / (k + 1);
    }
    expect(falls(14, 4, false)).toBeCloseTo(exact, 9);
    expect(falls(14, 1, false)).toBeGreaterThan(0);
    expect(reaches(14 - 1)).toBe(0);
    expect(falls(10.5, 2.1, false)).toBeLessThan(falls(10, 2.1, false));
    expect(falls(10.5, 2.1, false)).toBeLessThan(falls(10.5, 2.4, false));
  });

  it('who has been hurt is tested even if nothing more happens', () => {
    expect(falls(8, 0, true)).toBeCloseTo(reaches(8), 6);
    expect(falls(8, 0, false)).toBe(0);
    const fate = (hurt: boolean): number => {
      const f: Field = {
        red: { r1: grunts(20, 20) },
        blue: { b1: { ...warriors(20, 45), with: { damage: 8, hurt } } },
      };
      const { t, at } = muster(f);
      settle(t, t.shot, false);
      return t.alive[at('b1')]!;
    };
    expect(fate(true)).toBeCloseTo(1 - reaches(16 - 8), 6);
    expect(fate(false)).toBe(1);
  });

  it('a heavy blow that seldom comes kills more often than a light one that always does', () => {
    const alive = (damage: number, likely: number): number => {
      const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
      strikeAt(t.struck, at('b1'), damage, likely);
      settle(t, t.struck, true);
      return t.alive[at('b1')]!;
    };
    expect(alive(10, 0.2)).toBeLessThan(alive(2, 1) - 0.1);
  });

  it('a second charge at the same unit does more than the first', () => {
    const { t, at } = muster({ red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 25) } });
    const strike = t.roster.strike[at('r1') * t.roster.size + at('b1')]!;
    // Twenty dice at 4+ and 4+, two claws at 4+ and 2+.
    expect(strike).toBeCloseTo(5 + 5 / 6, 6);
    const first = gainOf(t, at('b1'), null, strike, 1, 5);
    strikeAt(t.struck, at('b1'), strike, 1);
    expect(gainOf(t, at('b1'), t.struck, strike, 1, 5)).toBeGreaterThan(first);
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

  it('a vehicle that floats drives over nobody', () => {
    const tank = (x: number, specials: string[]) => ({
      at: [x, 20] as const,
      profile: { type: 'vehicle' as const, models: 1, specials },
    });
    const { look, t, at } = muster({
      red: { r1: tank(20, []), r2: tank(30, ['antigrav']) },
      blue: { b1: gun(20, 30) },
    });
    const { r1, r2, b1 } = look.state.units;
    expect(expectedOverrun(r1!, b1!)).toBeGreaterThan(1);
    expect(expectedOverrun(r2!, b1!)).toBe(0);
    const over = (id: string): number => t.roster.overrun[at(id) * t.roster.size + at('b1')]!;
    expect(over('r1')).toBeGreaterThan(1);
    expect(over('r2')).toBe(0);
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
    expect(t.struck.damage[at('b1')]).toBeGreaterThan(5);
    expect(t.bound[at('b1')]).toBe(1);
  });

  it('gang up on one of two', () => {
    const { t, at } = muster({
      red: { r1: grunts(20, 20), r2: grunts(28, 20) },
      blue: { b1: warriors(20, 27), b2: warriors(28, 27) },
    });
    act(t, at('r1'), 'assault', 5);
    act(t, at('r2'), 'assault', 5);
    expect([t.struck.damage[at('b1')], t.struck.damage[at('b2')]].filter((d) => d! > 0)).toHaveLength(1);
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
    expect(open.t.shot.damage[open.at('b1')]).toBeGreaterThan(1);
    const hidden = muster(f({ house }));
    act(hidden.t, hidden.at('r1'), 'hold', 5);
    expect(hidden.t.shot.damage[hidden.at('b1')]).toBe(0);
  });

  it('who shows from behind a house is seen, and in cover if most of it is hidden', () => {
    const look = lookAt({ ground: { house: { kind: 'blocking', from: [14, 22], to: [26, 26] } } });
    const from = { x: inches(20), y: inches(10) };
    const at = (x: number) => ({ x: inches(x), y: inches(30), w: inches(3), h: inches(1) });
    expect(glanceAt(look, from, at(20))).toEqual({ blocked: true, cover: 0 });
    expect(glance(look, from, at(27))).toEqual({ blocked: true, cover: 0 });
    expect(glanceAt(look, from, at(27))).toEqual({ blocked: false, cover: 2 });
    expect(glanceAt(look, from, at(32))).toEqual({ blocked: false, cover: 0 });
    expect(glanceAt(look, from, at(40))).toEqual({ blocked: false, cover: 0 });
  });

  it('a unit that shows from behind a house is shot at', () => {
    const house = { kind: 'blocking', from: [14, 22], to: [26, 26] } as const;
    const shotAt = (x: number): number => {
      const { t, at } = muster({ red: { r1: gun(20, 4) }, blue: { b1: grunts(x, 36) }, ground: { house } });
      act(t, at('r1'), 'hold', 5);
      return t.shot.damage[at('b1')]!;
    };
    expect(shotAt(20)).toBe(0);
    expect(shotAt(29)).toBeGreaterThan(0);
    expect(shotAt(29)).toBeLessThan(shotAt(44));
  });

  it('a charge through a wood does less', () => {
    const wood = { kind: 'difficult', cover: 'soft', from: [14, 23], to: [26, 25] } as const;
    const struck = (ground: Field['ground']): number => {
      const f: Field = { red: { r1: grunts(20, 20) }, blue: { b1: warriors(20, 28) } };
      const { t, at } = muster(ground === undefined ? f : { ...f, ground });
      act(t, at('r1'), 'assault', 5);
      return t.struck.damage[at('b1')]!;
    };
    expect(struck(undefined)).toBeGreaterThan(5);
    expect(struck({ wood })).toBeCloseTo(0.7 * struck(undefined), 6);
  });

  it('in the open others often stand between: fire is worth less than at somebody alone', () => {
    const { look, t, at } = muster({ red: { r1: warriors(20, 16) }, blue: { b1: grunts(20, 32) } });
    const fire = (cover: number): number =>
      expectedFire(look, look.state.units['r1']!, look.state.units['b1']!, { far: inches(12), cover, halted: true });
    const reckoned = fireAt(t, at('r1'), at('b1'), inches(11), 0, 1);
    expect(reckoned).toBeLessThan(fire(0));
    expect(reckoned).toBeGreaterThan(fire(1));
    expect(fireAt(t, at('r1'), at('b1'), inches(11), 1, 1)).toBe(fire(1));
  });

  it('fire of those who have their order is reckoned from where they stand: others in between cover', () => {
    const expected = (others: Field['red']): number => {
      const halted = { ...warriors(20, 10), with: { order: 'halt' as const } };
      const outlook = new Outlook(lookAt({ red: { r1: halted, ...others }, blue: { b1: grunts(20, 30) } }));
      outlook.expectFire('red');
      return outlook.blow('b1')!.damage;
    };
    expect(expected({})).toBeGreaterThan(0);
    expect(expected({ r2: grunts(20, 20) })).toBeLessThan(expected({}));
    expect(expected({ r2: grunts(40, 20) })).toBe(expected({}));
  });

  it('the corner of a wood covers those behind it', () => {
    const look = lookAt({ ground: { wood: { kind: 'difficult', cover: 'soft', from: [20, 20], to: [26, 26] } } });
    const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
    expect(glance(look, at(19, 10), at(19, 40))).toEqual({ blocked: false, cover: 0 });
    expect(glance(look, at(19, 19), at(22, 22))).toEqual({ blocked: false, cover: 1, rough: true });
    expect(glance(look, at(18, 21), at(22, 19))).toEqual({ blocked: false, cover: 0 });
    expect(glance(look, at(17, 28), at(28, 17))).toEqual({ blocked: false, cover: 1, rough: true });
    // Less than three inches of it cover nobody, but disrupt a charge.
    expect(glance(look, at(18, 23), at(24, 17))).toEqual({ blocked: false, cover: 0, rough: true });
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
    const [one, two] = [t.shot.damage[at('b1')]!, t.shot.damage[at('b2')]!];
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(0);
    const well = muster({ red: { r1: warriors(20, 16) }, blue: { b1: grunts(17, 36), b2: grunts(26, 36) } });
    act(well.t, well.at('r1'), 'hold', 5);
    expect(well.t.shot.damage[well.at('b1')]! + well.t.shot.damage[well.at('b2')]!).toBeGreaterThan(one + two);
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
