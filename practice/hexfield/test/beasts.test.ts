import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

/** A wyrm facing north towards a line of spears. */
const TABLE = `
  wyrm: { unit: wyrm, owner: amber, at: { q: 6, r: 9, facing: 4 }, order: charge }
  spears: { unit: spears, owner: slate, at: { q: 8, r: 7, facing: 1 }, order: hold }
`;
const CHARGE = 'walk { unit: wyrm, mode: charge, points: 5, manoeuvres: 2 }';

describe('beasts', () => {
  it('[HX-BEAST-01] a beast advances, pivots about a field and spins about its centre', () => {
    const s = given(
      'walk { unit: wyrm, mode: march, points: 5, manoeuvres: 2 }',
      TABLE.replace('q: 8, r: 7', 'q: 8, r: 2'),
    );
    expect(fieldsOf(s, 'wyrm')).toBe('6,9 6,10 5,10');
    expect(s.refused('walk', way('wyrm', 'turn 1'))).toMatchObject({ code: 'noSuchLeg', rule: 'HX-BEAST-01' });
    expect(s.refused('walk', way('wyrm', 'wheel 0'))).toMatchObject({ code: 'noSuchLeg', rule: 'HX-BEAST-01' });
    s.answer('walk', way('wyrm', 'pivot 0 1', 'spin -1', 'advance 1'));
    const [pivoted, spun, advanced] = s.of('moved').map((e) => e.fields.map((h) => `${h.q},${h.r}`).join(' '));
    expect(pivoted).toBe('6,9 5,10 5,9');
    expect(spun).toBe('5,9 6,9 5,10');
    expect(s.of('moved').map((e) => e.facing)).toEqual([5, 3, 3]);
    expect(advanced).toBe('5,8 6,8 5,9');
    s.end();
  });

  it('[HX-BEAST-02][HX-BEAST-03][HX-BEAST-04] an overrun: a die for each newly covered field, in reading order, then the test', () => {
    const s = given(CHARGE, TABLE, '', { 'HX-BEAST-02': [12, 3], 'HX-MORALE-01': [1] });
    s.answer('walk', way('wyrm', 'advance 0'));
    s.answer('reaction', 'stand');
    s.answer('walk', way('wyrm', 'advance 1', 'advance 1'));
    expect(s.of('rolled')[0]).toMatchObject({ purpose: 'overrun', needs: { value: 12 } });
    const trampled = s.of('trampled').map((e) => e.fields.map((h) => `${h.q},${h.r}`).join(' '));
    expect(trampled).toEqual(['7,7', '8,7 8,6']);
    expect(fieldsOf(s, 'wyrm')).toBe('8,6 8,7 7,7');
    expect(fieldsOf(s, 'spears')).toBe('6,7 7,6');
    s.end();
  });

  it('[HX-BEAST-02] it stops before the step whose die fails', () => {
    const s = given(CHARGE, TABLE, '', { 'HX-BEAST-02': [13] });
    s.answer('walk', way('wyrm', 'advance 0')).answer('reaction', 'stand');
    s.answer('walk', way('wyrm', 'advance 1', 'advance 1'));
    expect(s.of('stopped')).toMatchObject([{ unit: 'wyrm', enemy: 'spears' }]);
    expect(fieldsOf(s, 'wyrm')).toBe('6,8 6,9 5,9');
    s.end();
  });

  it('[HX-BEAST-02] only a charging beast, and only over troops', () => {
    const s = given(CHARGE.replace('charge', 'march'), TABLE);
    expect(s.refused('walk', way('wyrm', 'advance 1', 'advance 0'))).toMatchObject({ rule: 'HX-MOVE-10' });
    s.answer('walk', way('wyrm'));
    const t = given(CHARGE, TABLE.replace('unit: spears', 'unit: wyrm'));
    expect(t.refused('walk', way('wyrm', 'advance 1', 'advance 1'))).toMatchObject({
      code: 'held',
      rule: 'HX-MOVE-09',
    });
    t.answer('walk', way('wyrm'));
    t.end();
  });

  it('[HX-BEAST-03][HX-BEAST-04][HX-MORALE-01] what is cut off is lost, and the rest may break', () => {
    const column = TABLE.replace(
      'at: { q: 8, r: 7, facing: 1 }',
      'where: { at: table, facing: 1, fields: [{ q: 7, r: 7 }, { q: 8, r: 7 }, { q: 6, r: 7 }] }',
    );
    const s = given(CHARGE, column, '', { 'HX-BEAST-02': [12], 'HX-MORALE-01': [20] });
    s.answer('walk', way('wyrm', 'advance 0')).answer('reaction', 'stand');
    s.answer('walk', way('wyrm', 'advance 1'));
    expect(s.of('trampled')).toMatchObject([
      {
        fields: [
          { q: 7, r: 7 },
          { q: 6, r: 7 },
        ],
        rules: ['HX-BEAST-02', 'HX-BEAST-03'],
      },
    ]);
    s.answer('afterRoll', null);
    expect(s.of('broke')).toMatchObject([{ unit: 'spears' }]);
    s.answer('flee', way('spears', 'run 0', 'run 0', 'run 0', 'run 0'));
    expect(fieldsOf(s, 'spears')).toBe('8,3');
    s.end();
  });

  it('[HX-BEAST-05] every loss costs a point of stamina; without any it is slain', () => {
    const units = TABLE.replace('unit: wyrm, owner: amber,', 'unit: wyrm, owner: amber, stamina: 2, struck: 1,');
    const s = given('fall { units: [wyrm] }', units);
    expect(s.of('fell')).toMatchObject([{ unit: 'wyrm', losses: 1, rules: ['HX-BEAST-05'] }]);
    expect(s.state.units['wyrm']).toMatchObject({ stamina: 1, where: { at: 'table' } });
    const t = given('fall { units: [wyrm] }', units.replace('stamina: 2', 'stamina: 1'));
    expect(t.state.units['wyrm']!.where).toEqual({ at: 'gone', why: 'slain' });
    t.end();
  });
});
