import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

const TABLE = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 } }
  far: { unit: bows, owner: slate, at: { q: 14, r: 1, facing: 1 } }
`;
const fire = (q: number, r: number) => `terrain: { fire: { kind: fire, fields: [{ q: ${q}, r: ${r} }] } }\n`;
const MARCH = 'walk { unit: axes, mode: march, points: 4, manoeuvres: 2 }';

describe('fire', () => {
  it('[HX-FIRE-01] strikes who stands in it', () => {
    const s = given('burning', TABLE, fire(5, 9), [3]);
    expect(s.of('struck')).toMatchObject([{ hits: [{ unit: 'axes', n: 1 }], rules: ['HX-FIRE-01'] }]);
    s.answer('fall', ['e6_9']);
    s.end();
  });

  it('[HX-FIRE-01][HX-HIDE-02] and finds who hides there', () => {
    const s = given(
      'burning',
      TABLE.replace('at: { q: 14, r: 1, facing: 1 }', 'hidden: { q: 14, r: 1, facing: 1 }'),
      fire(13, 1),
      [3],
    );
    expect(s.of('revealed')).toMatchObject([{ unit: 'far' }]);
    s.answer('fall', ['e14_1']);
    s.end();
  });

  it('[HX-FIRE-02] goes out on 1 or 2, for good', () => {
    const s = given('burning', TABLE, fire(0, 0), [2]);
    expect(s.state.terrain['fire']!.kind).toBe('ash');
    s.end();
  });

  it('[HX-FIRE-03] advanced: spreads on 6, but not where it has burnt or off the table', () => {
    const s = given('burning', TABLE, fire(0, 0), [6, 1]);
    expect(s.of('fireBegan')).toMatchObject([{ field: { q: 1, r: 0 } }]);
    s.end();
    const off = given('burning', TABLE, fire(0, 0), [6, 4]);
    expect(off.of('fireBegan')).toEqual([]);
    off.end();
    const burnt =
      'terrain: { fire: { kind: fire, fields: [{ q: 0, r: 0 }] }, ash: { kind: ash, fields: [{ q: 1, r: 0 }] } }\n';
    const ash = given('burning', TABLE, burnt, [6, 1]);
    expect(ash.of('fireBegan')).toEqual([]);
    ash.end();
  });

  it('[HX-FIRE-03] basic: fires do not spread', () => {
    const s = given('burning', TABLE, `options: { level: basic }\n${fire(0, 0)}`, [6]);
    expect(s.of('fireBegan')).toEqual([]);
    s.end();
  });
});

describe('loot', () => {
  const chest = (gold: number, trap: number, empty: number) =>
    `loot: { chest: { q: 4, r: 8 } }\nchests: { gold: ${gold}, trap: ${trap}, empty: ${empty} }\n`;

  it('[HX-LOOT-01] nobody knows what it is before it is found; it is drawn from what is left', () => {
    const s = given(MARCH, TABLE, chest(1, 1, 1), [3]);
    expect(JSON.stringify(s.state.loot)).toBe('{"chest":{"q":4,"r":8,"found":null}}');
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    expect(s.of('rolled')).toMatchObject([{ purpose: 'loot', shape: 'd3' }]);
    expect(s.state.chests).toEqual({ gold: 0, trap: 1, empty: 1 });
    expect(s.state.forces['amber']!.gold).toBe(1);
    expect(fieldsOf(s, 'axes')).toBe('4,7 5,7 6,7 4,8');
    s.end();
  });

  it('[HX-LOOT-02][HX-TOUCH-05] a trap strikes the finder, who goes on with the rest', () => {
    const s = given(MARCH, TABLE, chest(1, 2, 1), [2]);
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    s.answer('fall', ['e4_9']);
    expect(fieldsOf(s, 'axes')).toBe('4,7 5,7 6,7');
    s.end();
  });

  it('[HX-LOOT-01][HX-FLY-01] flyers find nothing from above', () => {
    const s = given(
      'walk { unit: axes, mode: march, points: 4, manoeuvres: 2 }',
      TABLE.replace('unit: axes', 'unit: eagles').replace('facing: 4 }', 'facing: 4, altitude: 1 }'),
      chest(1, 1, 1),
      [1],
    );
    s.answer('walk', way('axes', 'advance 0', 'sink'));
    s.answer('fall', ['e6_8']);
    expect(s.of('lootFound')).toMatchObject([{ what: 'trap' }]);
    s.end();
  });
});
