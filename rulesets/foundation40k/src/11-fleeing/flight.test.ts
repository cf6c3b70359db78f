import { Eyes } from '@walstatt/engine/host';
import type { Edge } from '@walstatt/tabletop';
import { recordEmitted } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { type Field, stateOf } from '../../test/field.ts';
import { inch } from '../01-units/space.ts';
import { ruleset } from '../index.ts';
import type { L } from '../kit.ts';
import { flightSides, flightSteps } from './flight.ts';

const look = (f: Field): L => new Eyes(ruleset, stateOf(f), undefined, recordEmitted) as unknown as L;
const round = (n: number) => Math.round((100 * n) / inch(1)) / 100;
/** Where the models of A end that flee to the north from around (36, 20). */
const ends = (f: Field, side: Edge | null = null, far = 6) =>
  flightSteps(look(f), 'A', 'north', inch(far), side).map(({ x, y }) => [round(x), round(y)]);
const A = { at: [36, 20] as const };

describe('flight around what is in the way', () => {
  it('[FD-GAP-42] a choice is offered only where there is one', () => {
    const sides = (f: Field) => flightSides(look(f), 'A', 'north', inch(6));
    expect(sides({ red: { A }, blue: { B: { at: [36, 23] } } })).toEqual(['west', 'east']);
    expect(sides({ red: { A }, blue: { B: { at: [36.4, 23] } } })).toEqual([]);
    expect(sides({ red: { A }, blue: { B: { at: [50, 23] } } })).toEqual([]);
    const cavalry = { ...A, profile: { base: { shape: 'rect', length: inch(2), width: inch(1) } } } as const;
    expect(sides({ red: { A: cavalry }, blue: { B: { at: [36, 23] } } })).toEqual([]);
  });

  it('[FD-GAP-42] ways that differ by less than a hundredth of an inch are a choice, whichever of them is shorter', () => {
    const sides = (x: number) => flightSides(look({ red: { A }, blue: { B: { at: [x, 23] } } }), 'A', 'north', inch(6));
    expect([35.995, 36, 36.005].map(sides)).toEqual(Array(3).fill(['west', 'east']));
    const south = flightSides(look({ red: { A }, blue: { B: { at: [36, 17] } } }), 'A', 'south', inch(6));
    expect(south).toEqual(['west', 'east']);
  });

  it('[FD-GAP-42] the choice is about the nearest of several enemies, in whatever order they come', () => {
    const near = { at: [35.8, 22] } as const;
    const far = { at: [36.8, 24.5] } as const;
    for (const blue of [
      { near, far },
      { far, near },
    ])
      expect(flightSides(look({ red: { A }, blue }), 'A', 'north', inch(6))).toEqual(['west', 'east']);
  });

  it('[FD-GAP-42] the nearest of several enemies is what is passed', () => {
    // The nearer one leaves more room in the east, the farther one in the west.
    const near = { at: [35.7, 22] } as const;
    const far = { at: [36, 25] } as const;
    for (const blue of [
      { near, far },
      { far, near },
    ])
      expect(ends({ red: { A }, blue }, null, 2.5)[0]![0]).toBeGreaterThan(36.2);
  });

  it('[FD-GAP-42] [FD-GAP-83] hulls go straight, and so does whoever finds no way around', () => {
    const cavalry = { ...A, profile: { base: { shape: 'rect', length: inch(1), width: inch(1) } } } as const;
    expect(ends({ red: { A: cavalry }, blue: { B: { at: [36, 23] } } })).toEqual([[36, 22]]);
    // An enemy stands where the way would leave the table.
    const last = { red: { A: { at: [36, 44] } }, blue: { B: { at: [36, 47] } } } as const;
    expect(ends(last)).toEqual([[36, 46]]);
    expect(flightSides(look(last), 'A', 'north', inch(6))).toEqual([]);
  });

  it('[FD-FLEE-06] a model may end where it would have stopped itself, but on no comrade', () => {
    const [x, y] = ends({ red: { A }, blue: { B: { at: [36, 21.1] } } }, 'west', 1)[0]!;
    expect(Math.hypot(x! - 36, y! - 20)).toBeGreaterThan(0.9);
    const two = {
      places: [
        [36, 20],
        [34.9, 20.6],
      ],
    } as const;
    const both = ends({ red: { A: two }, blue: { B: { at: [36, 21.1] } } }, 'west', 1);
    expect(Math.hypot(both[0]![0]! - both[1]![0]!, both[0]![1]! - both[1]![1]!)).toBeGreaterThan(0.98);
  });
});
