import { bodyAt, boxOf } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { drive, type Field, look, type Piece, play } from '../../../test/field.ts';
import { FAR, hero, men, order, spot, tank } from '../../../test/pieces.ts';
import { inches, TOLERANCE } from '../../07-measuring/lengths.ts';
import { baseOf, standingOf } from '../../07-measuring/table-top.ts';
import { meetsAt, turnedBy } from './drive.ts';

type Legs = Parameters<typeof drive>[1][];
const start = (what: string, r: Piece, more: Partial<Field> = {}) =>
  order(play({ ...more, red: { r, ...more.red }, blue: { ...FAR, ...more.blue } }), what);
const refusal = (what: string, legs: Legs, r: Piece, more?: Partial<Field>) =>
  start(what, r, more).refused('drive', drive('r', ...legs));
const drives = (what: string, legs: Legs, r: Piece, more?: Partial<Field>) =>
  start(what, r, more).answer('drive', drive('r', ...legs));

const hover = (at: readonly [number, number], facing = 900) => tank(at, facing, { specials: ['antigrav'] });
const agile = (at: readonly [number, number], facing = 900) => tank(at, facing, { specials: ['agile'] });

describe('legs of a plan', () => {
  it('[WP-VEHICLE-05] [WP-VEHICLE-07] legs without a length turn nobody around', () => {
    drives('fullPower', [{ go: 0 }, { go: 2 }], tank([30, 20]));
    drives('manoeuvre', [{ go: 2 }, { go: 0 }], tank([30, 20]));
    drives('manoeuvre', [{ go: -2 }, { go: 0 }, { go: -1 }], tank([30, 20]));
    expect(refusal('manoeuvre', [{ go: 2 }, { go: 0 }, { go: -1 }], tank([30, 20]))).toMatchObject({
      code: 'bothWays',
      rule: 'WP-VEHICLE-05',
    });
    const walks = [{ mover: 'r.0', legs: [{ leg: 'to', distance: 5 }] }];
    expect(start('manoeuvre', tank([30, 20])).refused('drive', walks).code).toBe('malformed');
  });

  it('[WP-VEHICLE-07] [WP-SPECIAL-03] scouts do not drive backwards', () => {
    const s = play({ phase: 'free', red: { r: tank([30, 20]) }, blue: FAR });
    const c = { unit: 'r', why: 'scout', left: inches(16), bend: 0, pivots: 0, plan: [], crossing: null, trace: [] };
    s.start('drive', { ...c, asked: false } as never);
    expect(s.refused('drive', drive('r', { go: -1 }))).toMatchObject({ code: 'backwards', rule: 'WP-VEHICLE-07' });
    s.answer('drive', drive('r', { go: 1 }));
  });

  it('[WP-G-44] a turn reaches the edge of the table, but not beyond', () => {
    const l = look({ red: { r: tank([30, 20], 0) } });
    const at = spot(l, 'r')!;
    const { maxY } = boxOf(bodyAt(baseOf(l.state.units['r']!), turnedBy(at, 100)));
    const y = (inches(48) - (maxY - at.y)) / 2540;
    drives('pivot', [{ turn: 10 }], tank([30, y], 0));
    expect(refusal('pivot', [{ turn: 10 }], tank([30, y + 1 / 2540], 0)).code).toBe('offTable');
    // It does not turn farther than it is told.
    drives('pivot', [{ turn: 10 }], tank([30, 2], 0));
  });
});

describe('what a turning hull meets', () => {
  it('[WP-VEHICLE-26] nothing in the corners that it does not reach', () => {
    const house = { h: { kind: 'blocking', from: [32.4, 22.4], to: [33, 23] } } as const;
    drives('pivot', [{ turn: 180 }], tank([30, 20]), { ground: house });
  });

  it('[WP-VEHICLE-12] everybody whom its corners reach, one model of many as well', () => {
    const through = { code: 'throughUnit', rule: 'WP-VEHICLE-12', args: { unit: 'q' } };
    expect(refusal('pivot', [{ turn: 90 }], tank([30, 20]), { red: { q: hero([33.3, 20]) } })).toMatchObject(through);
    const q = men([
      [36.2, 20],
      [34.7, 20],
      [33.1, 20],
    ]);
    expect(refusal('pivot', [{ turn: 90 }], tank([30, 20]), { red: { q } })).toMatchObject(through);
  });

  it('[WP-G-03] one that stands within an inch of a model of a squad may turn beside it', () => {
    const q = men([
      [32.3, 20],
      [33.4, 20],
      [34.5, 20],
    ]);
    drives('pivot', [{ turn: 10 }], tank([30, 20]), { red: { q } });
  });

  it('[WP-PASS-02] [WP-SPECIAL-38] nobody turns onto others, even if they float there', () => {
    const q = men([
      [34.2, 20],
      [33.1, 20],
      [32.1, 20],
    ]);
    expect(refusal('pivot', [{ turn: 90 }], hover([30, 20]), { red: { q } })).toMatchObject({
      code: 'onUnit',
      rule: 'WP-PASS-02',
      args: { unit: 'q' },
    });
  });

  it('[WP-G-03] [WP-SPECIAL-39] one that was deployed where it could not come down may turn there', () => {
    const ground = { wood: { kind: 'difficult', from: [20, 10], to: [40, 30] } } as const;
    drives('pivot', [{ turn: 90 }], hover([30, 20]), { ground });
  });

  it('[WP-VEHICLE-22] it stays where it turns, however near its friends are', () => {
    const s = drives('pivot', [{ turn: 10 }], tank([30, 20]), { red: { f: hero([33.2, 20]) } });
    expect(spot(s, 'r')).toMatchObject({ x: inches(30), y: inches(20), facing: 1000 });
  });
});

describe('where a drive may end', () => {
  it('[WP-G-03] an inch from others, whichever way it goes', () => {
    for (const [r, f] of [
      [tank([30, 20], 0), hero([38, 20])],
      [tank([30, 20]), hero([30, 28])],
    ])
      expect(refusal('manoeuvre', [{ go: 4.5 }], r!, { red: { f: f! } })).toMatchObject({ code: 'tooNear' });
  });

  /** It runs over b, and ends 16 inches farther, at 36. */
  const over = (b: Piece, more: Partial<Field> = {}, go = 16) => {
    const s = order(play({ ...more, red: { r: tank([30, 20]), ...more.red }, blue: { b, ...more.blue } }), 'fullPower');
    return { refused: () => s.refused('drive', drive('r', { go })), s, plan: drive('r', { go }) };
  };

  it('[WP-VEHICLE-21] [WP-G-03] at the end of its strength, too, if it has left behind whom it ran over', () => {
    const f = { red: { f: hero([33, 36]) } };
    expect(over(hero([30, 25]), f).refused()).toMatchObject({ code: 'tooNear', rule: 'WP-G-03', args: { unit: 'f' } });
  });

  it('[WP-VEHICLE-22] [WP-G-03] unless it stands on them and rolls on', () => {
    const beside = { f: hero([33, 36]) };
    const rolls = over(hero([30, 36]), { red: beside });
    rolls.s.moreDice(1, 1).answer('drive', rolls.plan);
    expect(spot(rolls.s, 'r')!.y).toBeGreaterThan(inches(39));
    const far = { house: { kind: 'blocking', from: [20, 38.5], to: [40, 40] } } as const;
    expect(over(hero([30, 36]), { red: beside, ground: far }).refused()).toMatchObject({ args: { unit: 'f' } });
    // One model of many under it is enough.
    const many = men([
      [30, 30.5],
      [30, 31.6],
      [30, 32.7],
    ]);
    const on = over(many, { red: beside });
    on.s.moreDice(1, 1).answer('drive', on.plan);
    expect(spot(on.s, 'r')!.y).toBeGreaterThan(inches(36));
  });

  it('[WP-VEHICLE-21] [WP-G-39] its strength is spent a thousandth of an inch before the end', () => {
    const end = (ticks: number) => {
      const { s } = over(hero([30, 36]));
      const legs = [{ mover: 'r.0', legs: [{ leg: 'go', distance: inches(16) - ticks }] }];
      return { s, legs: legs as never };
    };
    expect(end(TOLERANCE + 1).s.refused('drive', end(TOLERANCE + 1).legs).rule).toBe('WP-VEHICLE-21');
    const spent = end(TOLERANCE);
    spent.s.moreDice(1, 1).answer('drive', spent.legs);
  });

  it('[WP-VEHICLE-23] [WP-G-03] on those whom it cannot get past only if nobody else is near', () => {
    const wall = { house: { kind: 'blocking', from: [20, 32], to: [40, 34] } } as const;
    const b = hero([30, 29]);
    const alone = over(b, { ground: wall }, 9);
    alone.s.moreDice(1, 1).answer('drive', alone.plan);
    expect(over(b, { ground: wall, blue: { e: hero([32.9, 29]) } }, 9).refused()).toMatchObject({
      code: 'tooNear',
      args: { unit: 'e' },
    });
  });
});

describe('what a plan rams', () => {
  it('[WP-VEHICLE-13] the nearest of several, so what stands behind it does not matter', () => {
    const near = tank([30, 27], 0);
    const far = tank([30, 34], 0);
    const red = { f: hero([30, 30.5]) };
    for (const blue of [
      { near, far },
      { far, near },
    ]) {
      const s = order(play({ red: { r: tank([30, 20]), ...red }, blue, dice: [1, 1, 1, 1] }), 'fullPower');
      s.answer('drive', drive('r', { go: 16 }));
      expect(s.of('collided').map((e) => e.other)).toEqual(['near']);
    }
  });

  it('[WP-VEHICLE-13] [WP-G-22] it may come to touch a second one beside it', () => {
    const blue = { v: tank([29, 28]), w: tank([32.1, 28]) };
    const s = order(play({ red: { r: tank([30, 20]) }, blue, dice: [1, 1, 1, 1] }), 'fullPower');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
  });

  it('[WP-SPECIAL-39] [WP-SPECIAL-41] one that floats does not ram others above a wood', () => {
    const ground = { wood: { kind: 'difficult', from: [20, 24], to: [40, 26] } } as const;
    const plan: Legs = [{ go: 16 }];
    expect(refusal('fullPower', plan, hover([30, 20]), { ground, blue: { v: hover([30, 28], 0) } })).toMatchObject({
      code: 'onTerrain',
      rule: 'WP-SPECIAL-39',
    });
  });

  it('[WP-SPECIAL-38] [WP-SPECIAL-41] it passes friends and what does not float, and in a manoeuvre everybody', () => {
    for (const more of [
      { red: { f: hover([30, 28], 0) } },
      { blue: { v: tank([30, 28], 0) } },
      { blue: { b: hero([30, 28]) } },
    ]) {
      const s = drives('fullPower', [{ go: 16 }], hover([30, 20]), more);
      expect([s.of('collided'), s.of('overran'), spot(s, 'r')!.y]).toEqual([[], [], inches(36)]);
    }
    const slow = drives('manoeuvre', [{ go: 8 }], hover([30, 20]), { blue: { v: tank([30, 24], 0, { base: 1 }) } });
    expect(slow.of('collided')).toEqual([]);
  });

  it('[WP-G-22] whom it has left by an inch it may come back to ram', () => {
    const blue = { v: tank([30, 16.25], 0) };
    const s = order(play({ red: { r: agile([30, 20]) }, blue, dice: [1, 1, 1, 1] }), 'fullPower');
    s.answer('drive', drive('r', { go: 4 }, { turn: 180 }, { go: 12 }));
    expect(s.of('collided').map((e) => e.other)).toEqual(['v']);
  });
});

describe('how far along a leg', () => {
  const l = look({ red: { r: tank([30, 20]) }, blue: { v: tank([30, 27], 0), b: hero([33.002, 24]) } });
  const body = bodyAt(baseOf(l.state.units['r']!), spot(l, 'r')!);
  const meets = (id: string, how: 'overrun' | 'collide') => {
    const from = spot(l, 'r')!;
    return meetsAt(body, from, { ...from, y: from.y + inches(8) }, inches(8), standingOf(l, id)!, how);
  };

  it('[WP-VEHICLE-14] a hull that only brushes past somebody does not run over him', () => {
    expect(meets('b', 'overrun')).toBeNull();
    expect(meets('v', 'overrun')).toBe(inches(3.25));
    expect(meets('v', 'collide')).toBeLessThan(inches(3.25));
  });

  it('[WP-VEHICLE-14] it meets the nearest model, in whatever order they stand', () => {
    const row = [26, 24, 25].map((y) => [30, y] as const);
    for (const models of [row, row.toReversed(), [row[1]!, row[0]!, row[2]!]]) {
      const at = look({ red: { r: tank([30, 20]) }, blue: { b: men(models) } });
      const from = spot(at, 'r')!;
      const to = { ...from, y: from.y + inches(8) };
      expect(meetsAt(body, from, to, inches(8), standingOf(at, 'b')!, 'overrun')).toBe(inches(1.25));
    }
  });
});
