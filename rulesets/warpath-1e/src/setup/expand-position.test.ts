import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { describe, expect, it } from 'vitest';
import { begun, drive } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';
import { expandPosition } from './expand-position.ts';
import { judgePosition } from './judge-position.ts';

const tank = `size: 1, move: 4in, toHit: 4, defence: 6, suppress: 11, destroy: 13, race: x, kind: tank, type: vehicle,
    base: {kind: rectangle, length: 4.5in, width: 3in}`;
const hero = `size: 1, move: 5in, toHit: 4, defence: 4, suppress: 11, destroy: 13, race: x, kind: hero, type: hero,
    base: {kind: circle, radius: 0.75in}`;

/** Red's vehicle is about to drive over a hero, behind whom another one stands. */
const OVERRUN = `
ruleset: warpath-1e
seats: [{id: red, side: red}, {id: blue, side: blue}]
sides: {red: {edge: south}, blue: {edge: north}}
mission: battle
table: {width: 72in, depth: 48in}
condition: meatGrinder
size: 500
turn: 1
first: red
active: red
at: battle.turns / turn.testsAfterMovement {seat: red, side: red} / movement.pick {seat: red, side: red}
units:
  r: {owner: red, ${tank}, where: {at: table, models: [{x: 10in, y: 8in, facing: 900}]}}
  s: {owner: red, ${hero}, where: {at: table, models: [{x: 60in, y: 8in}]}}
  b: {owner: blue, ${hero}, where: {at: table, models: [{x: 10in, y: 15in}]}}
  e: {owner: blue, ${hero}, where: {at: table, models: [{x: 10in, y: 19.5in}]}}
`;

describe('position files', () => {
  it('[WP-VEHICLE-22] [WP-VEHICLE-24] a battle goes on from one', () => {
    const s = begun({ position: OVERRUN, dice: [1, 4, 1, 3] });
    s.answer('moveUnit', 'r')
      .answer('order', 'fullPower')
      .answer('drive', drive('r', { go: 8 }));
    expect(s.of('overran').map((e) => e.over)).toEqual(['b', 'e']);
    expect([s.state.units['b']!.damage, s.state.units['e']!.damage]).toEqual([1, 0]);
  });

  it('are read back without loss', () => {
    const parsed = parsePosition(ruleset, OVERRUN);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const again = parsePosition(ruleset, writePosition(ruleset, parsed.state));
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(ruleset.codec.equal(again.state, parsed.state)).toBe(true);
  });

  it('take units of the catalogue by name, with profiles of their own, and with bought weapons', () => {
    const parsed = parsePosition(
      ruleset,
      `ruleset: warpath-1e
at: free
units:
  a: {owner: red, unit: demo-grunts, at: [20in, 10in], damage: 3}
  b: {owner: blue, unit: {unit: steel-warriors-squad, weapons: [heat-cannon]}, places: [[20in, 30in], [21.1in, 30in], [22.2in, 30in], [23.3in, 30in], [24.4in, 30in]], facing: 2700}
  c: {owner: blue, unit: {id: golem, race: x, type: monster, move: 6, toHit: 4, defence: 6, morale: [12, 14]}, at: [40in, 30in]}
  d: {owner: blue, unit: demo-raptor}
`,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { units, sides } = parsed.state;
    expect(sides).toEqual({ red: { edge: 'south' }, blue: { edge: 'north' } });
    expect(units['a']).toMatchObject({ kind: 'demo-grunts', size: 10, damage: 3, firepower: 8 });
    expect(units['b']).toMatchObject({ weapons: [{ name: 'heat-cannon' }], where: { models: { length: 5 } } });
    expect(units['b']!.where.at === 'table' && units['b']!.where.models[1]).toEqual({
      x: inches(21.1),
      y: inches(30),
      facing: 2700,
    });
    expect(units['c']).toMatchObject({ type: 'monster', move: inches(6) });
    expect(units['d']!.where.at).toBe('box');
    const again = parsePosition(ruleset, writePosition(ruleset, parsed.state));
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(ruleset.codec.equal(again.state, parsed.state)).toBe(true);
  });

  it('tell which shorthand is wrong', () => {
    const problem = (unit: string): string => {
      const parsed = parsePosition(ruleset, `ruleset: warpath-1e\nat: free\nunits:\n  a: {owner: red, ${unit}}\n`);
      if (parsed.ok) throw new Error('accepted');
      return parsed.problems[0]!.message;
    };
    expect(problem('unit: demo-grunz, at: [1in, 1in]')).toContain('a unit of the catalogue');
    expect(problem('unit: demo-grunts, at: [1in]')).toContain('[x, y]');
    expect(problem('unit: demo-grunts, places: [[1in, 1in]]')).toContain('10 places');
    expect(problem('unit: {id: x, race: x, type: hero}, at: [1in, 1in]')).toContain('inches');
  });

  it('tell at its line what no battle could go on from', () => {
    const problem = (from: string, to: string): string => {
      expect(OVERRUN).toContain(from);
      const text = OVERRUN.replace(from, to);
      const parsed = parsePosition(ruleset, text);
      if (parsed.ok) throw new Error(`accepted: ${to}`);
      const [{ line, message }] = parsed.problems as [(typeof parsed.problems)[number]];
      expect(text.split('\n')[line - 1]).toContain(to);
      return message;
    };
    const unit = (more: string): string => problem('b: {owner: blue, ', `b: {owner: blue, ${more}, `);
    expect(unit('leader: 1')).toBe('expected less than 1, got 1');
    expect(unit('weapons: [{name: w, firepower: 1, range: 9in, bearer: 2}]')).toBe('expected less than 1, got 2');
    expect(problem('models: [{x: 10in, y: 15in}]', 'models: []')).toBe('expected 1 models, got 0');
    const place = 'where: {at: table, models: [{x: 10in, y: 15in}]}';
    expect(problem(place, 'where: {at: reserve}, charging: r')).toContain('expected nobody');
    expect(problem(place, 'where: {at: aboard, of: r}')).toContain('expected a transport of its own side');
    expect(problem('{id: blue, side: blue}', '{id: blue, side: red}')).toBe('expected seats of two sides, got 1');
    expect(problem('{id: blue, side: blue}', '{id: blue, side: green}')).toContain('expected one of `sides`');
  });

  it('change a scenario', () => {
    const parsed = parsePosition(
      ruleset,
      'ruleset: warpath-1e\nscenario: demo\noptions: {swapEdges: true}\ntable: {width: 60in, depth: 40in}\n',
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.state.table).toEqual({ width: inches(60), depth: inches(40) });
    expect(parsed.state.options.swapEdges).toBe(true);
  });

  it.each([
    ['demo', 60, 48],
    ['battle', 60, 48],
  ])('change one field of a record of the %s', (scenario, width, depth) => {
    const parsed = parsePosition(
      ruleset,
      `ruleset: warpath-1e\nscenario: ${scenario}\ntable: {width: ${width}in}\nterrain: {westHouse: null, eastHouse: {cover: soft}}\n`,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.state.table).toEqual({ width: inches(width), depth: inches(depth) });
    expect(Object.keys(parsed.state.terrain)).not.toContain('westHouse');
    expect(parsed.state.terrain['eastHouse']).toMatchObject({ kind: 'blocking', cover: 'soft' });
  });

  it('name what is wrong', () => {
    const parsed = parsePosition(ruleset, OVERRUN.replace('owner: blue', 'owner: green'));
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(JSON.stringify(parsed.problems[0])).toContain('green');
  });
});

describe('what a position file leaves out', () => {
  it('is made up only as a whole: seats with their sides and edges', () => {
    const sides = { green: { edge: 'south' } };
    expect(expandPosition({}).raw).toMatchObject({ sides: { red: { edge: 'south' }, blue: { edge: 'north' } } });
    expect(expandPosition({ sides }).raw).toMatchObject({ sides, seats: [{ id: 'red' }, { id: 'blue' }] });
    expect(expandPosition({ seats: [] }).raw).toEqual({ seats: [] });
    expect(expandPosition({ units: 7 }).raw['units']).toBe(7);
  });

  it('and what it says wrongly stays, with its place and what was found there', () => {
    const problems = (more: object) => {
      const unit = { owner: 'red', unit: 'demo-grunts', ...more };
      const { raw, problems } = expandPosition({ units: { a: unit } });
      expect(raw['units']).toEqual({ a: unit });
      return problems.map(({ path, got }) => [path.slice(2), got]);
    };
    const at = ['20in', '10in'];
    expect(problems({ at, facing: 'north' })).toEqual([[['facing'], '"north"']]);
    expect(problems({ at: 'here' })).toEqual([[['at'], '"here"']]);
    expect(problems({ places: 'here' })).toEqual([[['places'], '"here"']]);
    expect(problems({ unit: 'demo-grunz', at })).toEqual([[['unit'], 'demo-grunz']]);
    expect(problems({ unit: { unit: 'demo-grunts', weapons: ['spoon'] }, at })).toMatchObject([
      [['unit', 'weapons'], '["spoon"]'],
    ]);
  });
});

describe('a position that cannot be', () => {
  it('[WP-TURN-01] has no seats, or none of two sides', () => {
    expect(judgePosition({ seats: 7 })).toMatchObject([{ path: ['seats'], got: '0' }]);
  });

  it('[WP-TRANSPORT-01] [WP-G-26] has passengers of the other side, or of nobody', () => {
    const seats = ['red', 'ally', 'blue'].map((id) => ({ id, side: id === 'ally' ? 'red' : id }));
    const wrong = (owner: string, carrier = 'red') =>
      judgePosition({
        seats,
        sides: { red: {}, blue: {} },
        units: { t: { owner: carrier }, u: { owner, where: { at: 'aboard', of: 't' } } },
      }).map((p) => p.path);
    expect(wrong('ally')).toEqual([]);
    const passenger = ['units', 'u', 'where', 'of'];
    for (const [owner, carrier] of [
      ['blue', 'red'],
      ['nobody', 'red'],
      ['red', 'nobody'],
    ] as const)
      expect(wrong(owner, carrier)).toEqual([passenger]);
  });
});
