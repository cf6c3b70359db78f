import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';
import { free, inch } from './positions.ts';

const problemsOf = (rest: string): string[] => {
  const parsed = parsePosition(
    ruleset,
    `ruleset: practice-skirmish\nat: free\nseats: [{id: red, side: dawn}, {id: blue, side: dusk}]\n${rest}`,
  );
  return parsed.ok ? [] : parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}`);
};

describe('the shorthand of position files', () => {
  test('a catalogue reference with changes, spots with facings, terrain of all shapes', () => {
    const { state } = free(`
units:
  a: {unit: rifles, owner: red, at: [[10, 4], [12, 4, 90]], skill: 2}
  b: {unit: gunners, owner: blue, size: 2}
  d: {unit: riders, owner: blue, at: [[20, 10, -90]], wounds: 3}
  c: {unit: rifles, owner: blue}
terrain:
  wood: {kind: wood, rectangle: [1, 2, 3, 4]}
  heap: {kind: rubble, circle: [10, 10, 2], top: 1in}
  rock: {kind: wall, hull: [[1, 10], [3, 10], [2, 12]]}
`);
    expect(state.units['a']).toMatchObject({ skill: 2, save: 5, models: ['a.1', 'a.2'], living: 2 });
    expect(state.models['a.2']!.where).toEqual({
      at: 'table',
      pose: { x: inch(12), y: inch(4), facing: 900 },
    });
    expect(state.models['d.1']).toMatchObject({ wounds: 3, where: { pose: { facing: 2700 } } });
    expect(state.models['b.2']!.where).toEqual({ at: 'reserve' });
    expect(state.units['c']!.living).toBe(5);
    expect(state.models['c.5']!.where).toEqual({ at: 'reserve' });
    const { shape, top } = state.terrain['heap']!;
    expect(top).toBe(inch(1));
    for (const { x, y } of shape) expect(Math.hypot(x - inch(10), y - inch(10)) / inch(2)).toBeCloseTo(1, 1);
    expect(state.terrain['rock']!.top).toBe(inch(1.5));
    const again = parsePosition(ruleset, writePosition(ruleset, state));
    expect(again.ok && ruleset.codec.equal(again.state, state)).toBe(true);
  });

  test('mistakes are told with their place', () => {
    expect(problemsOf('units: {a: {unit: riffles, owner: red}}')[0]).toMatch(
      /^4:\d+ expected one of rifles, .* got riffles/,
    );
    expect(problemsOf('units: {a: {unit: rifles, owner: red, at: here}}')[0]).toMatch(/expected a list of spots/);
    expect(problemsOf('units: {a: {unit: rifles, owner: red, size: 1000000000}}')[0]).toMatch(/a number from 1 to 20/);
    expect(problemsOf('units: {}\nterrain: {w: {kind: wood, rectangle: [1, 2]}}')[0]).toMatch(/expected rectangle/);
    expect(problemsOf('units: {}\nterrain: {w: {kind: wood, hull: [[0, 0], [0, 4], [4, 0]]}}')[0]).toMatch(/convex/);
    expect(
      problemsOf(
        'units: {}\nterrain: {w: {kind: wood, top: 1in, shape: [{x: 0, y: 0}, {x: 9, y: 0}, {x: 1, y: 1}, {x: 0, y: 9}]}}',
      )[0],
    ).toMatch(/convex/);
  });
});
