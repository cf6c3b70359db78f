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

describe('what a position file says in part', () => {
  const written = { owner: 'red', unit: 'boyzMob', at: ['24in', '5in'] };
  const full = { owner: 'blue', models: ['B.1'], name: 'B' };
  const expand = (raw: Record<string, unknown>) => expandPosition(raw);

  test('stays as it is, whatever is made up around it', () => {
    const seats = [{ id: 'green', side: 'green' }, null];
    const players = { red: { edge: 7 } };
    const { raw } = expand({ seats, players, units: { A: written, B: full }, models: 7, weapons: { mine: {} } });
    expect(raw['seats']).toBe(seats);
    expect(raw['players']).toBe(players);
    expect(raw['models']).toBe(7);
    const units = raw['units'] as Record<string, Record<string, unknown>>;
    expect(units['B']).toBe(full);
    expect(units['A']).toMatchObject({ entryEdge: 'south', general: false });
    expect(Object.keys(raw['weapons'] as object)).toContain('mine');
    for (const what of [{ A: full }, 7]) expect(expand({ units: what }).raw['units']).toBe(what);
    expect(expand({ units: { A: written }, models: null }).problems).toEqual([]);
    expect(expand({ terrain: true })).toMatchObject({ raw: { terrain: true }, problems: [] });
  });

  test('its players have as many units as are left', () => {
    const lost = { ...full, status: 'destroyed' };
    const players = (more: Record<string, unknown>) => expand(more).raw['players'];
    expect(players({ units: { A: written, B: full, C: lost, D: null } })).toEqual({
      red: { edge: 'south', unitsLeft: 1 },
      blue: { edge: 'north', unitsLeft: 1 },
    });
    expect(players({ units: 7 })).toMatchObject({ red: { unitsLeft: 0 } });
    expect(players({ seats: [{ id: 'green' }, null] })).toEqual({ green: { edge: 'none', unitsLeft: 0 } });
    expect(players({ seats: 7 })).toEqual({});
  });

  test('a unit stands as it is told', () => {
    const { raw } = expand({ units: { A: { ...written, facing: 900 } } });
    const where = Object.values(raw['models'] as Record<string, { where: { y: number; facing: number } }>).map(
      (m) => m.where,
    );
    expect(where.every(({ facing }) => facing === 900)).toBe(true);
    expect(where.map(({ y }) => y / INCH)).toEqual([...Array(5).fill(5.75), ...Array(5).fill(4.25)]);
  });

  test('and what cannot be read has its place', () => {
    const wrong = (more: object) =>
      expand({ units: { A: { ...written, ...more } } }).problems.map((p) => [p.path.slice(2), p.got, 'hint' in p]);
    expect(wrong({ unit: ['boyzMob'] })).toEqual([[['unit'], 'a list of 1', false]]);
    expect(wrong({ unit: 7 })).toEqual([[['unit'], '7', false]]);
    expect(wrong({ unit: 'boyzMobb' })).toEqual([[['unit'], '"boyzMobb"', true]]);
    expect(wrong({ facing: 'north' })).toEqual([[['facing'], '"north"', false]]);
    expect(wrong({ at: undefined, places: 'here' })).toEqual([[['places'], '"here"', false]]);
    expect(wrong({ at: undefined, places: [] })).toEqual([[['places'], '0', false]]);
  });
});
