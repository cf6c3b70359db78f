import { candidates } from '@walstatt/bots';
import { type Plan, type Request, seededRng } from '@walstatt/engine';
import { cellAt, lengthOf, middleOf } from '@walstatt/tabletop';
import { describe, expect, it } from 'vitest';
import { type Field, look as lookAt } from '../../test/field.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { endsAfter, waysOf } from '../08-movement/walk/walk-check.ts';
import { costOf } from '../08-movement/way.ts';
import type { Look } from '../kit.ts';
import { type Step, stepsTowards } from './ways.ts';
import { farIn, webAround } from './web.ts';

const walker = { x: inches(20), y: inches(10), w: inches(2.7), h: inches(1.1), stopped: 'obstacles' } as const;
const beyond = { x: inches(20), y: inches(40) };

const field = (ground: NonNullable<Field['ground']>): Look =>
  lookAt({
    red: { r1: { is: 'demo-grunts', at: [20, 10] } },
    blue: { b1: { is: 'demo-steel-warriors', at: [20, 40] } },
    ground,
  });

/** Where a step ends, in inches from where it began. */
const towards = ({ dx, dy }: Step): [number, number] => [dx / inches(1), dy / inches(1)];

describe('ways', () => {
  it('lead straight on where nothing is in the way', () => {
    const steps = stepsTowards(field({}), walker, beyond, inches(10));
    expect(steps.map(towards)).toEqual([[0, 10]]);
    expect(steps[0]!.via).toBeUndefined();
  });

  it('stop at what is near enough', () => {
    const near = { x: inches(20), y: inches(14) };
    expect(stepsTowards(field({}), walker, near, inches(10)).map(towards)).toEqual([[0, 4]]);
  });

  it('lead around a house', () => {
    const look = field({ house: { kind: 'blocking', from: [15, 13], to: [23, 17] } });
    const around = stepsTowards(look, walker, beyond, inches(10)).find((s) => s.dx !== 0);
    // The house is nearer to its right end: that is where the way goes, and the unit keeps clear of it.
    expect(around!.dx).toBeGreaterThan(inches(4));
    const clear = stepsTowards(look, { ...walker, x: inches(26.5) }, { x: inches(26.5), y: inches(40) }, inches(10));
    expect(clear.map(towards)).toEqual([[0, 10]]);
  });

  it('turn a corner within one move', () => {
    const look = field({ house: { kind: 'blocking', from: [10, 12], to: [20, 14] } });
    const corner = stepsTowards(look, { ...walker, x: inches(19) }, beyond, inches(12)).find(
      (s) => s.via !== undefined,
    );
    const [first] = corner!.via!;
    expect(first!.x).toBeGreaterThan(inches(2));
    expect(corner!.dy).toBeGreaterThan(first!.y);
    // All of the move is used.
    const points = [{ x: 0, y: 0 }, ...corner!.via!, { x: corner!.dx, y: corner!.dy }];
    expect(lengthOf(points)).toBeGreaterThan(inches(11.5));
    expect(lengthOf(points)).toBeLessThanOrEqual(inches(12) + TOLERANCE);
  });

  it('go half as far through difficult ground', () => {
    const look = field({ wood: { kind: 'difficult', from: [0, 8], to: [72, 30] } });
    const steps = stepsTowards(look, walker, beyond, inches(10));
    const [, through] = towards(steps[0]!);
    expect(through).toBeGreaterThan(4);
    expect(through).toBeLessThanOrEqual(6);
  });

  it('do not cross obstacles at double time, but do on the advance', () => {
    const look = field({ wall: { kind: 'obstacle', from: [0, 13], to: [72, 13.5] } });
    const blocked = stepsTowards(look, walker, beyond, inches(10));
    // Up to it; the whole way stays on offer, since the cells are coarser than the rules.
    expect(blocked[0]!.dy).toBeGreaterThan(inches(1));
    expect(blocked[0]!.dy).toBeLessThan(inches(3));
    const over = stepsTowards(look, { ...walker, stopped: 'blocking' }, beyond, inches(10));
    expect(over.map(towards)).toEqual([[0, 10]]);
  });
});

describe('how far it is to a place', () => {
  const toPlace = (ground: NonNullable<Field['ground']>): number => {
    const web = webAround(field(ground), walker, 'there', (p) => p.y > inches(39));
    return farIn(web, cellAt(web.cells, walker.x, walker.y))!;
  };

  it('straight on in the open, otherwise as long as it takes around a house or through a wood', () => {
    const open = toPlace({});
    expect(open).toBeGreaterThan(inches(28));
    expect(open).toBeLessThan(inches(31));
    const house = toPlace({ house: { kind: 'blocking', from: [10, 13], to: [30, 17] } }) - open;
    expect(house).toBeGreaterThan(inches(3));
    expect(house).toBeLessThan(inches(20));
    const wood = toPlace({ wood: { kind: 'difficult', from: [0, 15], to: [72, 21] } }) - open;
    expect(wood).toBeGreaterThan(inches(6));
    expect(wood).toBeLessThan(inches(12));
  });

  it('is not known where nothing leads there', () => {
    const web = webAround(
      field({ wall: { kind: 'blocking', from: [0, 20], to: [72, 22] } }),
      walker,
      'there',
      (p) => p.y > inches(39),
    );
    expect(farIn(web, cellAt(web.cells, walker.x, walker.y))).toBe(null);
  });
});

describe('where a unit goes', () => {
  const ask = (allowance: number): Request =>
    ({
      kind: 'path',
      name: 'walk',
      by: 'red',
      rule: 'WP-MOVE-06',
      args: { unit: 'r1', why: 'doubleTime', allowance, jump: false },
      movers: Array.from({ length: 10 }, (_, i) => `r1.${i}`),
      optional: false,
    }) as unknown as Request;

  it('offers the computer legal ways past a house that stands before it', () => {
    const look = field({ house: { kind: 'blocking', from: [17, 13], to: [23, 17] } });
    const u = look.state.units['r1']!;
    const plans = candidates(look as never, ask(inches(10)), seededRng(1), 12) as Plan[];
    const past = plans
      .map((plan) => ({ plan, at: middleOf(endsAfter(u, plan)) }))
      .filter(({ at }) => at.y > inches(12));
    expect(past.length).toBeGreaterThan(0);
    for (const { plan } of past)
      for (const way of waysOf(u, plan)!)
        expect(costOf(tableTop(look), way, { noObstacles: true })).toBeLessThanOrEqual(inches(10) + TOLERANCE);
  });
});
