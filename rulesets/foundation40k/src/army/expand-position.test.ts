import { seededRng } from '@walstatt/engine';
import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { INCH } from '@walstatt/geometry';
import { describe, expect, test } from 'vitest';
import { randomTable } from '../15-amount-of-terrain/random.ts';
import { starterTable } from '../15-amount-of-terrain/starter.ts';
import { ruleset as lead } from '../index.ts';
import { expandPosition } from './expand-position.ts';

const ruleset = { ...lead, expandPosition };

function read(text: string) {
  const parsed = parsePosition(ruleset, `ruleset: foundation40k\nat: free\n${text}`);
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}`).join('\n'));
  return parsed.state;
}

function problems(text: string): string[] {
  const parsed = parsePosition(ruleset, `ruleset: foundation40k\nat: free\n${text}`);
  if (parsed.ok) throw new Error('this should have been refused');
  return parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}${p.hint === undefined ? '' : ` (${p.hint})`}`);
}

describe('shorthand of position files', () => {
  test('a unit of the catalogue in a block', () => {
    const s = read(
      'units:\n  A: {owner: red, unit: boyzMob, at: [24in, 5in]}\n  R: {owner: blue, unit: rhino, at: [36in, 40in]}\n',
    );
    expect(s.units['A']).toMatchObject({
      owner: 'red',
      name: 'boyzMob',
      status: 'table',
      living: 10,
      entryEdge: 'south',
    });
    expect(s.units['R']).toMatchObject({ entryEdge: 'north' });
    const places = s.units['A']!.models.map((m) => s.models[m]!.where);
    const xs = places.map((w) => (w.at === 'table' ? w.x / INCH : 0));
    const ys = places.map((w) => (w.at === 'table' ? w.y / INCH : 0));
    expect(xs.slice(0, 5)).toEqual([21, 22.5, 24, 25.5, 27]);
    expect(new Set(ys)).toEqual(new Set([5.75, 4.25]));
    expect(s.models['R.1']!.where).toEqual({ at: 'table', x: 36 * INCH, y: 40 * INCH, facing: 0 });
    expect(Object.keys(s.profiles)).toEqual(['orkboy', 'rhino']);
    expect(s.players).toMatchObject({ red: { edge: 'south', unitsLeft: 1 }, blue: { edge: 'north', unitsLeft: 1 } });
    expect(s.seats.map((x) => x.id)).toEqual(['red', 'blue']);
  });

  test('places for some models, and more said about unit and models', () => {
    const s = read(
      'units:\n  A: {owner: red, unit: tacticalSquad, places: [[1in, 2in], [3in, 2in]], morale: pinned, name: Veteranen}\n' +
        'models:\n  A.2: {lost: 1}\nplayers:\n  red: {edge: west, unitsLeft: 1}\n  blue: {}\n',
    );
    expect(s.units['A']).toMatchObject({ living: 2, morale: 'pinned', name: 'Veteranen', entryEdge: 'west' });
    expect(s.models['A.2']).toMatchObject({ lost: 1, profile: 'spaceMarine', where: { at: 'table', x: 3 * INCH } });
    expect(s.models['A.3']!.where).toEqual({ at: 'gone' });
  });

  test('a unit that is not on the table', () => {
    const s = read('units:\n  A: {owner: red, unit: assaultSquad, status: reserve}\n');
    expect(s.units['A']).toMatchObject({ status: 'reserve', living: 5 });
    expect(s.models['A.1']!.where).toEqual({ at: 'off' });
  });

  test('terrain by kind, the starter table, a random one', () => {
    const s = read(
      'terrain:\n  W: {kind: forest, rect: [14in, 32in, 12in, 8in]}\n  C: {kind: crater, rect: [1in, 1in, 8in, 6in], turned: 30}\n',
    );
    expect(s.terrain['W']).toEqual(starterTable['T4']);
    expect(s.terrain['C']).toMatchObject({ class: 'softCover', blocksSight: false, coversOnlyInfantry: true });
    expect(read('terrain: starter\n').terrain).toEqual(starterTable);
    expect(read('terrain: 7\n').terrain).toEqual(randomTable(seededRng(7)));
  });

  test('what is written out in full stays as it is', () => {
    const s = read(
      'units:\n  A: {owner: red, unit: boyzMob, at: [24in, 5in]}\nterrain:\n  X: {kind: crater, class: softCover, shape: [{x: 0, y: 0}, {x: 9, y: 0}, {x: 0, y: 9}]}\n',
    );
    expect(s.terrain['X']).toMatchObject({ blocksSight: true, coversOnlyInfantry: false });
    const again = parsePosition(ruleset, writePosition(ruleset, s));
    expect(again.ok && ruleset.codec.equal(again.state, s)).toBe(true);
  });

  test('mistakes are said with line, column and the nearest name', () => {
    expect(problems('units:\n  A: {owner: red, unit: boyzMobb, at: [24in, 5in]}\n')).toContain(
      '4:25 expected a unit of the catalogue, got "boyzMobb" (did you mean boyzMob?)',
    );
    expect(problems('units:\n  A: {owner: red, unit: boyzMob, at: here}\n')).toContain(
      '4:38 expected [x, y] as lengths, got "here"',
    );
    expect(problems('units:\n  A: {owner: red, unit: rhino, places: [[1in, 1in], [2in, 2in]]}\n')).toContain(
      '4:32 expected 1 to 1 places, got 2',
    );
    expect(problems('terrain:\n  W: {kind: wodd, rect: [1in, 1in, 8in, 6in]}\n')[0]).toMatch(/^4:13 .*wodd/);
    expect(problems('terrain:\n  W: {kind: forest, rect: [1in, 1in, 8in]}\n')[0]).toMatch(
      /^4:21 .*\[x, y, width, depth\]/,
    );
    expect(problems('terrain: stater\n')[0]).toMatch(/^3:10 expected starter/);
  });
});
