import { describe, expect, it } from 'vitest';
import { fieldsOf, given } from './on-table.ts';

const table = (more = '', q = 6, r = 8) => `
  bows: { unit: bows, owner: amber, at: { q: 4, r: 11, facing: 4 }, order: shoot${more} }
  foe: { unit: axes, owner: slate, at: { q: ${q}, r: ${r}, facing: 1 }, order: hold }
`;
const MISS = [20, 20, 20, 20];

describe('shooting', () => {
  it('[HX-SHOOT-01][HX-SHOOT-02] targets are named blind; a shot out of range is wasted', () => {
    const s = given('shooting', table('', 10, 2));
    expect(s.request('aim')).toMatchObject({ blind: true, rule: 'HX-SHOOT-01' });
    s.answer('aim', { bows: 'foe' });
    expect(s.of('shotWasted')).toMatchObject([{ unit: 'bows', target: 'foe', why: 'range' }]);
    s.end();
  });

  it('[HX-SHOOT-02] so is a shot at somebody behind', () => {
    const s = given('shooting', table('', 4, 14));
    s.answer('aim', { bows: 'foe' });
    expect(s.of('shotWasted')).toMatchObject([{ why: 'arc' }]);
    s.end();
  });

  it('[HX-SHOOT-03] woods between block sight', () => {
    const wood =
      'terrain: { w: { kind: wood, fields: [{ q: 4, r: 9 }, { q: 5, r: 9 }, { q: 6, r: 9 }, { q: 5, r: 10 }, { q: 6, r: 10 }] } }\n';
    const s = given('shooting', table(), wood);
    s.answer('aim', { bows: 'foe' });
    expect(s.of('shotWasted')).toMatchObject([{ why: 'sight' }]);
    s.end();
  });

  it('[HX-SHOOT-04][HX-SHOOT-07] needed or less hits; armour saves', () => {
    const s = given('shooting', table(), '', { 'HX-SHOOT-04': [10, 9, 6, 11], 'HX-SHOOT-07': [3, 4, 1] });
    s.answer('aim', { bows: 'foe' });
    expect(s.of('rolled')[0]).toMatchObject({ classes: ['miss', 'hit', 'critical'], counts: [1, 3, 0] });
    expect(s.of('struck')).toMatchObject([{ hits: [{ unit: 'foe', n: 1 }] }]);
    s.answer('fall', ['e6_7']);
    s.end();
  });

  it('[HX-SHOOT-05] beyond half of the range two worse', () => {
    const s = given('shooting', table('', 8, 6), '', { 'HX-SHOOT-04': [9, 9, 9, 9] });
    const need = s.battle.ruleset.questions['shootNeed']!.ask(s.battle.look, { unit: 'bows', target: 'foe' });
    expect(need).toMatchObject({ value: 8, reasons: [{ rule: 'HX-SHOOT-05', by: -2 }] });
    s.answer('aim', { bows: 'foe' });
    expect(s.of('struck')).toEqual([]);
    s.end();
  });

  it('[HX-SHOOT-06] into woods three worse, at a beast two better', () => {
    const wood = 'terrain: { w: { kind: wood, fields: [{ q: 6, r: 8 }] } }\n';
    const s = given('shooting', table(), wood, { 'HX-SHOOT-04': [8, 8, 8, 8] });
    s.answer('aim', { bows: 'foe' });
    s.end();
    const t = given('shooting', table().replace('unit: axes', 'unit: wyrm'), '', {
      'HX-SHOOT-04': [12, 13, 13, 13],
      'HX-SHOOT-07': [8],
    });
    t.answer('aim', { bows: 'foe' });
    t.end();
  });

  it('[HX-SHOOT-08] advanced: critical hits go through armour', () => {
    const s = given('shooting', table(), '', { 'HX-SHOOT-04': [5, 6, 20, 20], 'HX-SHOOT-07': [1] });
    s.answer('aim', { bows: 'foe' });
    expect(s.of('struck')).toMatchObject([{ hits: [{ n: 1 }] }]);
    s.answer('fall', ['e6_7']);
    s.end();
  });

  it('[HX-SHOOT-08] basic: critical hits are hits like others', () => {
    const s = given('shooting', table(), 'options: { level: basic }\n', {
      'HX-SHOOT-04': [5, 6, 20, 20],
      'HX-SHOOT-07': [1, 1],
    });
    s.answer('aim', { bows: 'foe' });
    expect(s.of('struck')).toEqual([]);
    s.end();
  });

  it('[HX-SHOOT-09][HX-SHOOT-11] shots are simultaneous: the struck still shoot', () => {
    const units = `
  bows: { unit: bows, owner: amber, at: { q: 4, r: 11, facing: 4 }, order: shoot, elements: 2 }
  foe: { unit: bows, owner: slate, at: { q: 6, r: 8, facing: 1 }, order: shoot, elements: 2 }
`;
    const dice = { 'HX-SHOOT-04': [1, 1, 1, 1] };
    const s = given('shooting', units, '', dice);
    s.answer('aim', { bows: 'foe' }, 'amber').answer('aim', { foe: 'bows' }, 'slate');
    expect(s.of('struck')).toMatchObject([
      {
        hits: [
          { unit: 'foe', n: 2 },
          { unit: 'bows', n: 2 },
        ],
      },
    ]);
    expect(fieldsOf(s, 'bows')).toBe('gone');
    expect(fieldsOf(s, 'foe')).toBe('gone');
    s.end();
  });

  it('[HX-SHOOT-10] the owner chooses who falls; the rest stays in one piece', () => {
    const units = table()
      .replace('order: hold', 'struck: 1')
      .replace(
        'at: { q: 6, r: 8, facing: 1 }',
        'where: { at: table, facing: 1, fields: [{ q: 6, r: 8 }, { q: 5, r: 8 }, { q: 4, r: 8 }] }',
      );
    const s = given('fall { units: [foe] }', units);
    expect(s.refused('fall', ['e5_8'])).toMatchObject({ code: 'apart', rule: 'HX-SHOOT-10' });
    s.answer('fall', ['e6_8']);
    expect(fieldsOf(s, 'foe')).toBe('5,8 4,8');
    s.end();
  });

  it('[HX-SHOOT-11] at half strength or less a unit that lost elements tests', () => {
    const s = given('shooting', table(), '', { 'HX-SHOOT-04': [1, 1, 20, 20], 'HX-MORALE-01': [9] });
    s.answer('aim', { bows: 'foe' });
    s.answer('fall', ['e6_7', 'e4_8']);
    expect(s.of('broke')).toEqual([]);
    s.end();
    const t = given('shooting', table(), '', { 'HX-SHOOT-04': [1, ...MISS.slice(1)] });
    t.answer('aim', { bows: 'foe' }).answer('fall', ['e6_7']);
    t.end();
  });
});
