import type { Plan } from '@walstatt/engine';
import { farthest } from '@walstatt/tabletop';
import { describe, expect, it } from 'vitest';
import { type Field, look, play, propose } from '../../test/field.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { closingUp } from '../08-movement/walk/close-up.ts';
import { closeShiftsOf } from './close-shifts.ts';
import { fallBackOrLeast, refuseFallBack } from './fall-back.ts';
import { steppedBack } from './step-back.ts';

const to = (mover: string, ...points: readonly (readonly [number, number])[]) => ({
  mover,
  legs: points.map(([x, y]) => ({ leg: 'to', x: inches(x), y: inches(y) })),
});

const hero = (x: number, y: number) => ({ at: [x, y] as const, profile: { type: 'hero' as const } });

/** Ten men around a hero whom they did not hurt, and the die for their way back. */
function repelled(die: number) {
  const s = play({
    red: { r: { at: [30, 20], profile: { models: 10, attacks: 1, move: 5 } } },
    blue: { b: hero(30, 25) },
    dice: [1, die],
  });
  s.answer('moveUnit', 'r').answer('order', 'charge');
  propose(s, 'chargeMove');
  return s.answer('moveUnit', null).answer('shootUnit', null);
}

/** In the far corner of the table. */
const farAway = Array.from({ length: 10 }, (_, i) => to(`r.${i}`, [60 + 1.1 * (i % 5), 44 + 1.1 * Math.floor(i / 5)]));

/** How far the farthest model of the proposal goes. */
function proposed(die: number): number {
  const s = repelled(die);
  const before = modelsOf(s.state.units['r']!)!;
  propose(s, 'walk');
  expect(s.question('inContact', { unit: 'r' })).toBe(false);
  return farthest(before, modelsOf(s.state.units['r']!)!);
}

describe('falling back from all around a target', () => {
  it('[WP-REGROUP-03] [WP-G-20] each model goes its own way; nobody farther than the die', () => {
    for (let die = 2; die <= 6; die++) expect(proposed(die)).toBeLessThanOrEqual(inches(die) + 3);
  });

  it('[WP-REGROUP-03] [WP-G-20] what is within the die is the only way, however much more there would be room', () => {
    for (const die of [2, 3, 6])
      expect(repelled(die).refused('walk', farAway)).toMatchObject({
        code: 'tooFar',
        rule: 'WP-REGROUP-03',
        limit: inches(die),
      });
  });

  it('[WP-G-20] where the die is not enough, the least distance is all that is granted', () => {
    // All around the hero: an inch outwards leaves gaps of more than an inch between them.
    const least = proposed(1);
    expect(least).toBeGreaterThan(inches(1) + 3);
    expect(least).toBeLessThanOrEqual(inches(1.25));
    expect(repelled(1).refused('walk', farAway)).toMatchObject({
      code: 'fartherThanNeeded',
      rule: 'WP-G-20',
      limit: least,
    });
  });
});

describe('everything that is wrong with falling back', () => {
  const oneAlone = [to('r.0', [60, 44])];

  it('[WP-REGROUP-03] [WP-PASS-03] [WP-MOVE-08] [WP-G-03] [WP-UNIT-03] where the die is enough', () => {
    expect(repelled(6).faults('walk', oneAlone)).toEqual([
      'tooFar WP-REGROUP-03',
      'throughUnit WP-PASS-03',
      'tooNear WP-MOVE-08',
      'tooNear WP-G-03',
      'strayed WP-UNIT-03',
    ]);
  });

  it('[WP-G-20] [WP-MOVE-08] [WP-G-03] [WP-UNIT-03] where only the least distance beyond it is', () => {
    expect(repelled(1).faults('walk', oneAlone)).toEqual([
      'fartherThanNeeded WP-G-20',
      'tooNear WP-MOVE-08',
      'tooNear WP-G-03',
      'strayed WP-UNIT-03',
    ]);
  });
});

describe('falling back where there is little room', () => {
  /** A hero between two walls: so far back he is clear of the friend beside his way, and so much room is left behind that. */
  const hemmedIn = (clear: number, room: number, die: number) =>
    play({
      phase: 'melee',
      red: {
        r: { ...hero(20, 20), with: { charging: 'b', order: 'charge' } },
        f: hero(17.9, 21.356 - clear),
      },
      blue: { b: { ...hero(20, 21.503), with: { defence: 9 } } },
      ground: {
        left: { kind: 'blocking', from: [19.1, 10], to: [19.2, 20.7] },
        right: { kind: 'blocking', from: [20.8, 10], to: [20.9, 20.7] },
        behind: { kind: 'blocking', from: [19.2, 10], to: [20.8, 19.25 - clear - room] },
      },
      dice: [1, 1, 1, 1, 1, die],
    });

  it('[WP-REGROUP-03] [WP-G-20] the only place within the die is found, and nothing else is granted', () => {
    expect(hemmedIn(2.1, 0.2, 3).refused('walk', [to('r.0', [16, 20])])).toMatchObject({ code: 'tooFar' });
    const s = propose(hemmedIn(2.1, 0.2, 3), 'walk');
    const [at] = modelsOf(s.state.units['r']!)!;
    expect(at!.x).toBe(inches(20));
    expect(inches(20) - at!.y).toBeGreaterThanOrEqual(inches(2.09));
    expect(inches(20) - at!.y).toBeLessThanOrEqual(inches(2.3));
  });

  it('[WP-G-20] beyond the die the least distance is meant to a tenth of an inch', () => {
    const s = hemmedIn(1.6, 1, 1);
    expect(s.refused('walk', [to('r.0', [20, 18.1])])).toMatchObject({ code: 'fartherThanNeeded', rule: 'WP-G-20' });
    const before = modelsOf(s.state.units['r']!)!;
    propose(s, 'walk');
    expect(farthest(before, modelsOf(s.state.units['r']!)!)).toBeLessThanOrEqual(inches(1.7));
  });
});

describe('falling back where ways are barred', () => {
  /** A hero before his enemy, and how he falls back; everything else is ground. */
  const back = (ground: NonNullable<Field['ground']>, die: number, blue: Field['blue'] = {}) => {
    const l = look({ red: { r: hero(20, 20) }, blue: { b: hero(20, 21.503), ...blue }, ground });
    const args = { unit: 'r', why: 'fallBack', allowance: inches(die), jump: false };
    const request = { kind: 'path', name: 'walk', by: 'red', rule: 'WP-REGROUP-03', args, movers: ['r.0'] } as never;
    return { l, request, plan: fallBackOrLeast(l, request) };
  };
  const end = (plan: Plan | null): number[] => {
    const { x, y } = plan![0]!.legs.at(-1) as unknown as { x: number; y: number };
    return [x / 2540, y / 2540];
  };
  const wall = (from: readonly [number, number], to: readonly [number, number]) =>
    ({ kind: 'blocking', from, to }) as const;

  it('[WP-REGROUP-03] in the open the whole way straight back is proposed', () => {
    expect(end(back({}, 3).plan)).toEqual([20, 17]);
    expect(end(back({}, 1).plan)).toEqual([20, 19]);
  });

  it('[WP-G-20] behind a thin wall he is put just beyond it, however far the die would let him go', () => {
    const thin = {
      left: wall([19.1, 19.15], [19.2, 20.7]),
      right: wall([20.8, 19.15], [20.9, 20.7]),
      behind: wall([19.1, 19.15], [20.9, 19.25]),
    };
    const { l, request, plan } = back(thin, 6);
    const [x, y] = end(plan);
    const least = Math.sqrt((x! - 20) ** 2 + (y! - 20) ** 2);
    expect(least).toBeGreaterThan(1.5);
    expect(least).toBeLessThan(1.75);
    const to = (far: number) => [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(20), y: inches(20) - far }] }];
    const refusal = refuseFallBack(l, request, to(inches(3)));
    expect(refusal).toMatchObject({ code: 'fartherThanNeeded', rule: 'WP-G-20', measured: inches(3) });
    const limit = refusal!.limit as number;
    expect(refuseFallBack(l, request, to(limit + TOLERANCE + 1))?.code).toBe('fartherThanNeeded');
    expect(refuseFallBack(l, request, to(limit + TOLERANCE))?.code).not.toBe('fartherThanNeeded');
  });

  it('[WP-G-20] so he is where a wall keeps him from the only place within the die', () => {
    const pocket = {
      left: wall([0, 0], [19.2, 20.7]),
      right: wall([20.8, 0], [72, 20.7]),
      across: wall([19.2, 18.85], [20.8, 18.95]),
      behind: wall([19.2, 0], [20.8, 17]),
    };
    const [x, y] = end(back(pocket, 3).plan);
    expect(x).toBe(20);
    expect(y).toBeGreaterThan(17.7);
    expect(y).toBeLessThan(18.2);
  });

  it('[WP-G-20] he goes across half the table if he must, and stays where there is no place at all', () => {
    const wide = {
      left: wall([5, 5], [19.2, 43]),
      right: wall([20.8, 5], [35, 43]),
      behind: wall([19.2, 5], [20.8, 19.2]),
      beyond: wall([19.2, 22.3], [20.8, 43]),
    };
    const [x, y] = end(back(wide, 6).plan);
    expect(Math.sqrt((x! - 20) ** 2 + (y! - 20) ** 2)).toBeGreaterThan(8);
    const full = {
      left: wall([0, 0], [19.2, 48]),
      right: wall([20.8, 0], [72, 48]),
      behind: wall([19.2, 0], [20.8, 19.2]),
      beyond: wall([19.2, 22.3], [20.8, 48]),
    };
    expect(back(full, 6).plan).toBeNull();
  });

  it('[WP-G-20] nobody is asked for a way where there is no place at all', () => {
    const s = play({
      phase: 'melee',
      red: { r: { ...hero(20, 20), with: { charging: 'b', order: 'charge' } } },
      blue: { b: { ...hero(20, 21.503), with: { defence: 9 } } },
      ground: {
        below: wall([0, 0], [72, 19.2]),
        left: wall([0, 19.2], [19.2, 48]),
        right: wall([20.8, 19.2], [72, 48]),
        above: wall([19.2, 22.3], [20.8, 48]),
      },
      dice: [1, 1, 1, 1, 1, 6],
    });
    expect(s.of('walked')).toEqual([]);
    expect(s.asked).not.toContain('red:walk');
    expect(modelsOf(s.state.units['r']!)).toMatchObject([{ x: inches(20), y: inches(20) }]);
  });

  it('[WP-G-20] a way that only some of the models have is none', () => {
    const two = (y: number) => ({
      models: [
        [20, y],
        [21.1, y],
      ] as const,
      profile: { models: 2 },
    });
    const l = look({
      red: { r: two(20) },
      blue: { b: two(21) },
      ground: {
        left: wall([0, 0], [19.45, 24]),
        right: wall([21.65, 0], [72, 24]),
        between: wall([20.52, 0], [20.58, 19.45]),
        across: wall([20.58, 19.3], [21.65, 19.32]),
        above: wall([0, 24], [72, 48]),
      },
    });
    const args = { unit: 'r', why: 'fallBack', allowance: inches(2), jump: false };
    const request = { kind: 'path', name: 'walk', by: 'red', rule: 'WP-REGROUP-03', args, movers: [] } as never;
    const ends = fallBackOrLeast(l, request)!.map(({ legs }) => (legs.at(-1) as unknown as { y: number }).y);
    expect(ends).toHaveLength(2);
    for (const y of ends) expect(y).toBeLessThanOrEqual(inches(18.8));
  });

  it('[WP-REGROUP-03] with no enemy left he falls back all the same', () => {
    const l = look({ red: { r: hero(20, 20) } });
    const args = { unit: 'r', why: 'fallBack', allowance: inches(3), jump: false };
    const request = { kind: 'path', name: 'walk', by: 'red', rule: 'WP-REGROUP-03', args, movers: ['r.0'] } as never;
    expect(end(fallBackOrLeast(l, request))).toEqual([23, 20]);
  });
});

describe('falling back from the flank of a vehicle', () => {
  it('[WP-REGROUP-03] [WP-G-20] a 1 suffices in the open wherever along its hull the charger stands, and is all there is', () => {
    for (const aside of [0, 0.3, 0.7, 1.5, 2]) {
      const s = play({
        phase: 'melee',
        red: { r: { ...hero(20 + aside, 17.748), with: { charging: 'b', order: 'charge' } } },
        blue: { b: { at: [20, 20], facing: 0, profile: { type: 'vehicle', defence: 9 } } },
        dice: [1, 1, 1, 1, 1, 1],
      });
      expect(s.refused('walk', [to('r.0', [20 + aside, 16.4])])).toMatchObject({
        code: 'tooFar',
        rule: 'WP-REGROUP-03',
        limit: inches(1),
      });
      const before = modelsOf(s.state.units['r']!)!;
      propose(s, 'walk');
      expect(farthest(before, modelsOf(s.state.units['r']!)!)).toBeLessThanOrEqual(inches(1) + 3);
    }
  });
});

describe('a unit that was torn apart', () => {
  const apart = (gap: number, allowance: 'advance' | 'doubleTime') =>
    play({
      red: {
        r: {
          models: [
            [10, 30],
            [10 + gap, 30],
          ],
          profile: { models: 2, move: 5 },
        },
      },
      blue: { b: hero(40, 40) },
    })
      .answer('moveUnit', 'r')
      .answer('order', allowance);

  it('[WP-G-02] must become coherent with its next move where it can', () => {
    const s = apart(6, 'advance');
    expect(s.refused('walk', [to('r.1', [14, 30])])).toMatchObject({ code: 'strayed', rule: 'WP-UNIT-03' });
    s.answer('walk', [to('r.1', [11.5, 30])]);
  });

  it('[WP-G-02] closes up as far as possible where it cannot, and goes no other way', () => {
    const s = apart(25, 'doubleTime');
    expect(s.refused('walk', [to('r.0', [10, 22]), to('r.1', [35, 22])])).toMatchObject({ code: 'strayed' });
    expect(s.refused('walk', [to('r.1', [40, 30])])).toMatchObject({ code: 'strayed' });
    s.answer('walk', [to('r.0', [19, 30]), to('r.1', [26, 30])]);
    expect(modelsOf(s.state.units['r']!)!.map((m) => m.x)).toEqual([inches(19), inches(26)]);
  });

  const scattered = (models: readonly (readonly [number, number])[], ground: Field['ground'] = {}): Field => ({
    red: { r: { models, profile: { models: models.length, move: 5 } } },
    blue: { b: hero(40, 40) },
    ground,
  });
  const advancing = (f: Field) => play(f).answer('moveUnit', 'r').answer('order', 'advance');
  const cutOff = { wall: { kind: 'blocking', from: [14, 10], to: [14.2, 48] } } as const;

  it('[WP-G-02] closes up only if nobody strays any farther', () => {
    const s = advancing(
      scattered([
        [10, 30],
        [35, 30],
        [38, 30],
      ]),
    );
    expect(s.refused('walk', [to('r.1', [30, 30]), to('r.2', [40, 30])])).toMatchObject({ code: 'strayed' });
    s.answer('walk', [to('r.1', [30, 30]), to('r.2', [34, 30])]);
  });

  it('[WP-G-02] [WP-MOVE-03] closes up within its move, even if it could become coherent beyond it', () => {
    const s = advancing(
      scattered([
        [10, 30],
        [24, 30],
      ]),
    );
    expect(s.refused('walk', [to('r.1', [24, 22])])).toMatchObject({ code: 'tooFar', rule: 'WP-MOVE-03' });
    s.answer('walk', [to('r.1', [19, 30])]);
  });

  it('[WP-G-02] [WP-TERRAIN-03] is not said to have a way to its comrades through a wall', () => {
    const s = advancing(
      scattered(
        [
          [12, 30],
          [18, 30],
        ],
        cutOff,
      ),
    );
    s.answer('walk', [to('r.1', [15, 30])]);
    expect(modelsOf(s.state.units['r']!)![1]).toMatchObject({ x: inches(15) });
  });

  it('[WP-G-02] [WP-G-53] no model that closes up comes to stand on a comrade who cannot', () => {
    const field = scattered(
      [
        [10, 30],
        [20, 30],
        [15.2, 30],
      ],
      cutOff,
    );
    const plan = closingUp(look(field), { unit: 'r', why: 'advance', allowance: inches(5), jump: false });
    const ends = plan.map(({ legs }) => (legs.at(-1) as unknown as { x: number }).x);
    expect(ends).toEqual([10, 16.25, 15.2].map(inches));
  });
});

describe('places for all models alike', () => {
  const reach = { from: 0, to: inches(3) };
  const first = (f: Field) => [...closeShiftsOf(look(f), 'r', reach, 2700)][0];

  it('[WP-MEASURE-05] [WP-G-03] may be right beside a friend, if that option says so', () => {
    // A search for room begins wherever models were pushed to: here on top of a friend.
    const friends = { r: hero(20, 20), f: hero(20, 20) };
    const apart = (spacing: string) => {
      const [at] = first({ red: friends, options: { spacing } })!;
      return (inches(20) - at!.y) / 2540;
    };
    expect(apart('enemies')).toBeCloseTo(1.5, 0);
    expect(apart('enemies')).toBeLessThan(1.7);
    expect(apart('all')).toBeGreaterThan(2.4);
  });

  it('[WP-UNIT-03] are none for a unit that is torn apart', () => {
    const pair = (far: number) => ({
      r: {
        profile: { models: 2 },
        models: [
          [20, 20],
          [20 + far, 20],
        ] as const,
      },
    });
    expect(first({ red: pair(1.2) })).toHaveLength(2);
    expect(first({ red: pair(12) })).toBeUndefined();
  });
});

describe('stepping back between two enemies', () => {
  it('[WP-TIME-09] [WP-G-30] [WP-G-53] nobody steps to where a comrade has just stepped', () => {
    const row = (...xs: number[]) => ({ models: xs.map((x) => [x, 20] as const), profile: { models: xs.length } });
    const l = look({ red: { r: row(9, 11.7) }, blue: { b: row(8, 12.7) } });
    const [one, other] = steppedBack(l, 'r', 'b')!;
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(inches(1));
    expect(one!.x - inches(8)).toBeGreaterThanOrEqual(inches(2) - TOLERANCE);
  });
});
