import { describe, expect, it } from 'vitest';
import { type Field, look, play, propose, shift } from '../../../test/field.ts';
import { FAR, gun, hero, men, order, squad, truck } from '../../../test/pieces.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches, TOLERANCE } from '../../07-measuring/lengths.ts';
import { allAgainstStand } from '../../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import type { Look } from '../../kit.ts';
import { closesUp, closingUp } from './close-up.ts';

const to = (mover: string, ...points: [number, number][]) => ({
  mover,
  legs: points.map(([x, y]) => ({ leg: 'to', x: inches(x), y: inches(y) })),
});

describe('a walk', () => {
  it('[WP-MOVE-03] [WP-MOVE-05] of a single model has nothing to do with coherency', () => {
    const rules = (r: object) => {
      const s = order(play({ red: { r }, blue: FAR }), 'advance');
      return s.answer('walk', shift(s, 'r', 0, 2)).of('walked')[0]!.rules;
    };
    expect(rules(hero([10, 10]))).toEqual(['WP-MOVE-03']);
    expect(rules(squad([10, 10]))).toEqual(['WP-MOVE-03', 'WP-MOVE-05']);
  });

  it('[WP-MOVE-03] consists of legs to points', () => {
    const s = order(play({ red: { r: hero([10, 10]) }, blue: FAR }), 'advance');
    expect(s.refused('walk', [{ mover: 'r.0', legs: [{ leg: 'go', distance: 5 }] }]).rule).toBe('WP-MOVE-03');
  });

  it('[WP-MOVE-03] [WP-TERRAIN-12] [WP-G-39] what is too far says how far, and whether the ground is to blame', () => {
    const refusal = (ground: NonNullable<Field['ground']> = {}) => {
      const s = order(play({ red: { r: hero([10, 10]) }, blue: FAR, ground }), 'advance');
      return s.refused('walk', shift(s, 'r', 0, 5.1));
    };
    expect(refusal()).toMatchObject({ code: 'tooFar', measured: inches(5.1), args: { model: 0, rough: false } });
    const sliver = { wood: { kind: 'difficult', from: [5, 12], to: [15, 12.002] } } as const;
    expect(refusal(sliver)).toMatchObject({ code: 'tooFar', args: { rough: true } });
    const s = order(play({ red: { r: hero([10, 10]) }, blue: FAR }), 'advance');
    const far = (ticks: number) => [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(10), y: inches(15) + ticks }] }];
    expect(s.refused('walk', far(TOLERANCE + 1)).code).toBe('tooFar');
    s.answer('walk', far(TOLERANCE));
  });

  it('[WP-MOVE-03] [WP-G-03] whoever regroups boards nothing', () => {
    const s = play({
      phase: 'free',
      red: { r: squad([10, 10]), t: truck([10, 17.5], {}, { order: 'halt' }) },
      blue: FAR,
    });
    s.start('walk', { unit: 'r', why: 'regroup', allowance: inches(5), jump: false } as never);
    expect(s.refused('walk', shift(s, 'r', 0, 4))).toMatchObject({ code: 'tooNear', rule: 'WP-G-03' });
    s.answer('walk', shift(s, 'r', 0, 2));
    expect(s.of('boarded')).toEqual([]);
  });

  it('[WP-ARTY-04] a frozen gun may be told to go nowhere', () => {
    const r = gun([10, 10], {}, { frozen: true, cameFrom: 't' });
    const s = play({ red: { r, t: truck([10, 15]) }, blue: FAR }).answer('moveUnit', 'r');
    expect(s.refused('walk', shift(s, 'r', 0, 1))).toMatchObject({ code: 'frozen', rule: 'WP-ARTY-04' });
    s.answer('walk', [{ mover: 'r.0', legs: [] }]);
  });

  it('[WP-ARTY-03] decoration bars a gun on its way, not only at its end', () => {
    const ground = { bush: { kind: 'decorative', from: [8, 12], to: [12, 12.2] } } as const;
    const s = order(play({ red: { r: gun([10, 10], { move: 6 }) }, blue: FAR, ground }), 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 5))).toMatchObject({ code: 'throughTerrain', rule: 'WP-ARTY-03' });
  });

  it('[WP-TRANSPORT-03] at double time, too, a unit may board where it ends', () => {
    for (const [what, far] of [
      ['advance', 4],
      ['doubleTime', 4],
    ] as const) {
      const s = order(
        play({ red: { r: squad([10, 10]), t: truck([10, 17.5], {}, { order: 'halt' }) }, blue: FAR }),
        what,
      );
      s.answer('walk', shift(s, 'r', 0, far));
      if (s.of('boarded').length === 0) {
        expect(s.request('board').args).toEqual({ unit: 'r' });
        s.answer('board', 't');
      }
      expect(s.of('boarded')[0]).toMatchObject({ unit: 'r', carrier: 't' });
    }
  });
});

describe('a unit that was torn apart', () => {
  const apart = (gap: number) =>
    look({
      red: {
        r: men(
          [
            [10, 30],
            [10 + gap, 30],
          ],
          { move: 5 },
        ),
      },
      blue: { b: hero([60, 44]) },
    });
  const walk = (allowance: number) =>
    ({ unit: 'r', why: 'advance', allowance: inches(allowance), jump: false }) as const;

  it('[WP-G-02] is gathered if that is possible: each goes its way', () => {
    const plan = closingUp(apart(6), walk(5));
    const ends = plan.map((p) => p.legs.at(-1) as never as { x: number } | undefined);
    const xs = [ends[0]?.x ?? inches(10), ends[1]?.x ?? inches(16)];
    expect(Math.abs(xs[1]! - xs[0]!)).toBeLessThanOrEqual(inches(2) + TOLERANCE);
    expect(plan.every((p) => p.legs.length === 1)).toBe(true);
  });

  it('[WP-G-02] otherwise each goes straight towards the leader, as far as it may', () => {
    expect(closingUp(apart(25), walk(5))).toEqual([to('r.0', [10, 30]), to('r.1', [30, 30])]);
    // Where it would end stands a friend, so it goes half of the way.
    const red = {
      r: men(
        [
          [10, 30],
          [35, 30],
        ],
        { move: 5 },
      ),
      f: hero([30, 30]),
    };
    const plan = closingUp(look({ red, blue: { b: hero([60, 44]) } }), walk(5));
    expect(plan).toEqual([to('r.0', [10, 30]), to('r.1', [32.5, 30])]);
  });

  it('[WP-G-02] goes straight also aslant, by less than its own width, and only as far as its way is free', () => {
    const alone = (models: [number, number][], allowance: number, ground: NonNullable<Field['ground']> = {}) => {
      const l = look({ red: { r: men(models, { move: 5 }) }, blue: { b: hero([60, 44]) }, ground });
      const [, second] = closingUp(l, walk(allowance));
      const { x, y } = second!.legs.at(-1) as never as { x: number; y: number };
      return [x, y].map((n) => Math.round((100 * n) / 2540) / 100);
    };
    expect(
      alone(
        [
          [10, 30],
          [40, 40],
        ],
        5,
      ),
    ).toEqual([35.3, 38.29]);
    expect(
      alone(
        [
          [10, 30],
          [40, 30],
        ],
        0.4,
      ),
    ).toEqual([39.6, 30]);
    const house = { house: { kind: 'blocking', from: [36, 15], to: [37, 45] } } as const;
    expect(
      alone(
        [
          [10, 30],
          [40, 30],
        ],
        5,
        house,
      ),
    ).toEqual([37.5, 30]);
  });

  it('[WP-G-02] must not be torn farther apart, nor stand still', () => {
    const l = apart(25);
    const u = l.state.units['r']!;
    const closes = (a: number, b: number) =>
      closesUp(
        l,
        walk(5),
        bodiesAt(
          u,
          modelsOf(u)!.map((m, i) => ({ ...m, x: m.x + (i === 0 ? a : b) })),
        ),
      );
    expect(closes(0, -1)).toBe(false);
    expect(closes(0, -2)).toBe(true);
    expect(closes(0, 0)).toBe(false);
    expect(standingOf(l, 'r')!.bodies).toHaveLength(2);
    expect(closesUp(apart(2), walk(5), standingOf(apart(2), 'r')!.bodies)).toBe(false);
  });

  it('[WP-G-02] brings no model farther away, and is nothing for a unit that is together, however little room it has', () => {
    const moved = (l: Look, ...by: number[]) => {
      const u = l.state.units['r']!;
      return bodiesAt(
        u,
        modelsOf(u)!.map((m, i) => ({ ...m, x: m.x + by[i]! })),
      );
    };
    const torn = look({
      red: {
        r: men([
          [10, 30],
          [35, 30],
          [40, 30],
        ]),
      },
      blue: { b: hero([60, 44]) },
    });
    const closes = (...by: number[]) => closesUp(torn, walk(5), moved(torn, ...by));
    expect([closes(0, -2, 0), closes(0, -2, 1), closes(0, -2, 2)]).toEqual([true, false, false]);
    const cage = {
      below: { kind: 'blocking', from: [0, 0], to: [72, 29.4] },
      left: { kind: 'blocking', from: [0, 29.4], to: [9.4, 48] },
      right: { kind: 'blocking', from: [12.1, 29.4], to: [72, 48] },
      above: { kind: 'blocking', from: [9.4, 32], to: [12.1, 48] },
    } as const;
    const pair = men([
      [10, 30],
      [11.5, 30],
    ]);
    const caged = look({ red: { r: pair }, blue: { b: men([[10.75, 31.4]]) }, ground: cage });
    expect(closesUp(caged, walk(5), moved(caged, 0, -5))).toBe(false);
  });

  it('[WP-MOVE-03] the default for a unit that need not move is to stay', () => {
    const s = order(play({ red: { r: squad([10, 10]) }, blue: FAR }), 'advance');
    propose(s, 'walk');
    expect(s.of('walked')).toEqual([]);
  });

  it('[WP-G-53] [WP-G-44] [WP-G-03] the weightiest of all that is wrong with a stand comes first', () => {
    const l = look({
      red: {
        r: men([
          [10, 10],
          [11.2, 10],
        ]),
      },
      blue: { b: hero([40, 40]) },
    });
    const u = l.state.units['r']!;
    const wrongAt = (...places: [number, number][]) => {
      const bodies = bodiesAt(
        u,
        places.map(([x, y]) => ({ x: inches(x), y: inches(y), facing: 0 })),
      );
      return allAgainstStand(l, 'r', bodies).map(({ code }) => code);
    };
    expect(wrongAt([38.2, 40], [38.4, 40])).toEqual(['modelsOverlap', 'tooNear']);
    expect(wrongAt([0.2, 10], [0.4, 10])).toEqual(['offTable', 'modelsOverlap']);
  });
});
