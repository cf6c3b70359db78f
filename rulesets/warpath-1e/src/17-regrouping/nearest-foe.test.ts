import { expect, it } from 'vitest';
import { type Field, look } from '../../test/field.ts';
import { hero, men } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { nearestFoe } from './nearest-foe.ts';
import { steppedBack } from './step-back.ts';

const nearest = (f: Field) => {
  const at = nearestFoe(look(f), 'r');
  return at === null ? null : [at.x / inches(1), at.y / inches(1)];
};
const red = { r: hero([30, 20]) };

it('[WP-REGROUP-03] a unit falls back from the nearest enemy on the ground', () => {
  const blue = { b: hero([36, 20]), c: hero([30, 25]), d: hero([24, 20]), e: hero([30, 14]) };
  expect(nearest({ red, blue })).toEqual([30, 25]);
  const { c: _, ...others } = blue;
  expect(nearest({ red, blue: { ...others, c: hero([33, 24.5]) } })).toEqual([33, 24.5]);
  expect(nearest({ red, blue: { d: hero([25.5, 20]), e: hero([30, 15.4]) } })).toEqual([25.5, 20]);
  expect(nearest({ red, blue: { e: hero([30, 15.6]), d: hero([25.5, 20]) } })).toEqual([30, 15.6]);
  const flyer = { at: [30, 21] as const, profile: { type: 'flyer' as const, morale: [12] as never } };
  expect(nearest({ red: { ...red, f: hero([31.5, 20]) }, blue: { p: flyer, b: hero([36, 20]) } })).toEqual([36, 20]);
  expect(nearest({ red, blue: { p: flyer } })).toBeNull();
});

const back = (f: Field) =>
  steppedBack(look(f), 'r', 'b')?.map((m) => [m.x / inches(1), m.y / inches(1)].map((n) => Math.round(n * 100) / 100));

it('[WP-TIME-09] [WP-G-30] chargers go straight back together, no farther than they must', () => {
  expect(back({ red: { r: hero([30, 20]) }, blue: { b: hero([30, 21.5]) } })).toEqual([[30, 19]]);
  expect(back({ red: { r: hero([30, 20]) }, blue: { b: hero([30, 22.5]) } })).toEqual([[30, 20]]);
  const pair = men([
    [30, 20],
    [31.1, 20],
  ]);
  expect(back({ red: { r: pair }, blue: { b: men([[30.55, 21.5]]) } })?.map(([, y]) => y)).toEqual([19.5, 19.5]);
});

it('[WP-TIME-09] [WP-G-30] [WP-G-02] where they cannot go together, each goes for itself, and those behind stay', () => {
  // Two on both sides of their target, a third one behind the first.
  const r = men([
    [30, 18.9],
    [30, 21.1],
    [30, 16.8],
  ]);
  const ends = back({ red: { r }, blue: { b: men([[30, 20]]) } })!;
  expect(ends[2]).toEqual([30, 16.8]);
  expect(ends[1]).toEqual([30, 22]);
  expect(ends[0]).toEqual([30, 18]);
});

it('[WP-TIME-09] [WP-G-30] each goes back from the model that it stands at', () => {
  const r = men([
    [30, 18.9],
    [40, 21.1],
  ]);
  const b = men([
    [30, 20],
    [40, 20],
  ]);
  expect(back({ red: { r }, blue: { b } })).toEqual([
    [30, 18],
    [40, 22],
  ]);
});

it('[WP-TIME-09] [WP-G-30] they go back together only as far as all of them must', () => {
  const pair = men([
    [30, 20],
    [31.1, 19],
  ]);
  expect(back({ red: { r: pair }, blue: { b: men([[30, 21.5]]) } })!.map(([, y]) => Math.round(10 * y!) / 10)).toEqual([
    19.4, 18.4,
  ]);
});

it('[WP-TIME-09] [WP-G-30] nobody steps onto a comrade or a friend, and where there is no room they cannot', () => {
  const r = men([
    [30, 18.9],
    [30, 21.1],
    [30, 17.4],
    [30.9, 21.9],
  ]);
  const f = hero([30, 23.2]);
  const clash = (ends: readonly number[][]) =>
    ends.some((a, i) => ends.slice(0, i).some((b) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 0.99));
  const ends = back({ red: { r, f }, blue: { b: men([[30, 20]]) } })!;
  expect(clash(ends)).toBe(false);
  expect(ends[2]).toEqual([30, 17.4]);
  expect(Math.hypot(ends[1]![0]! - 30, ends[1]![1]! - 23.2)).toBeGreaterThan(1.24);
  for (const [x, y] of ends.slice(0, 2)) expect(Math.hypot(x! - 30, y! - 20)).toBeGreaterThan(1.99);
  const wall = (from: [number, number], to: [number, number]) => ({ kind: 'blocking', from, to }) as const;
  const ground = {
    left: wall([0, 0], [29.4, 48]),
    right: wall([30.6, 0], [72, 48]),
    behind: wall([29.4, 0], [30.6, 18.4]),
    beyond: wall([29.4, 21.6], [30.6, 48]),
  };
  const pair = men([
    [30, 18.9],
    [30, 21.1],
  ]);
  expect(back({ red: { r: pair }, blue: { b: men([[30, 20]]) }, ground })).toBeUndefined();
});
