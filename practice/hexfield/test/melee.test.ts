import { describe, expect, it } from 'vitest';
import { fieldsOf, given } from './on-table.ts';

/** Riders (initiative 3) against axes (initiative 1), face to face. */
const table = (more = '') => `
  riders: { unit: riders, owner: amber, at: { q: 4, r: 9, facing: 4 } }
  axes: { unit: axes, owner: slate, at: { q: 6, r: 8, facing: 1 } }
${more}`;
const ask = (s: ReturnType<typeof given>, unit: string, target: string) =>
  s.battle.ruleset.questions['strikeNeed']!.ask(s.battle.look, { unit, target });

describe('melee', () => {
  it('[HX-MELEE-01] everybody names an enemy before his front, at the same time', () => {
    const more = '  spears: { unit: spears, owner: slate, at: { q: 9, r: 8, facing: 1 } }\n';
    const s = given('melee', table(more).replace('q: 4, r: 9', 'q: 5, r: 9'), '', { 'HX-MELEE-04': Array(6).fill(20) });
    expect(s.request('strikes', 'amber')).toMatchObject({ items: [{ id: 'riders', options: ['axes', 'spears'] }] });
    s.answer('strikes', { riders: 'spears' }, 'amber');
    s.end();
  });

  it('[HX-MELEE-02][HX-MELEE-03] the higher initiative strikes first; who was struck before strikes no more', () => {
    const s = given('melee', table(), '', {
      'HX-MELEE-04': [5, 5, 5, 11],
      'HX-SHOOT-07': [20],
      'HX-MORALE-01': [3],
    });
    const [first, second] = s.of('rolled').filter((e) => e.purpose === 'strike');
    expect(first).toMatchObject({ by: 'amber', shape: '3 × d20' });
    expect(second).toMatchObject({ by: 'slate', shape: 'd20' });
    expect(s.of('struck').map((e) => e.hits)).toEqual([[{ unit: 'axes', n: 3 }], [{ unit: 'riders', n: 1 }]]);
    s.answer('fall', ['e6_8', 'e5_8', 'e4_8'], 'slate').answer('fall', ['e6_9'], 'amber');
    expect(fieldsOf(s, 'axes')).toBe('6,7');
    s.end();
  });

  it('[HX-MELEE-02] with equal initiative the struck of the same step still strike', () => {
    const s = given('melee', table().replace('unit: riders', 'unit: axes'), '', {
      'HX-MELEE-04': [1, 1, 1, 1, 1, 1],
      'HX-MORALE-01': [],
    });
    expect(s.of('struck')).toMatchObject([
      {
        hits: [
          { unit: 'axes', n: 3 },
          { unit: 'riders', n: 3 },
        ],
      },
    ]);
    s.answer('fall', ['e6_8', 'e5_8', 'e4_8'], 'slate').answer('fall', ['e4_9', 'e5_9', 'e6_9'], 'amber');
    s.end();
  });

  it('[HX-MELEE-04] elements strike that have the target before them; a beast strikes four times', () => {
    const units = `
  wyrm: { unit: wyrm, owner: amber, at: { q: 4, r: 9, facing: 4 } }
  axes: { unit: axes, owner: slate, at: { q: 6, r: 8, facing: 1 } }
`;
    const s = given('melee', units, '', { 'HX-MELEE-04': [20, 20, 20, 20, 20, 20] });
    expect(s.of('rolled').map((e) => [e.by, e.shape])).toEqual([
      ['amber', '4 × d20'],
      ['slate', '2 × d20'],
    ]);
    s.end();
  });

  it('[HX-MELEE-05] charging, from outside the front, into woods', () => {
    const charging =
      'effects: [{ name: charging, rule: HX-MELEE-05, on: riders, by: null, data: {}, until: { until: end, frame: round, of: null } }]\n';
    const wood = 'terrain: { w: { kind: wood, fields: [{ q: 6, r: 8 }] } }\n';
    const s = given('free', table(), charging + wood);
    expect(ask(s, 'riders', 'axes')).toMatchObject({ base: 10, value: 10, reasons: [{ by: 2 }, { by: -2 }] });
    const t = given('free', table().replace('q: 6, r: 8, facing: 1', 'q: 2, r: 8, facing: 4'));
    expect(ask(t, 'riders', 'axes')).toMatchObject({ value: 13, reasons: [{ rule: 'HX-MELEE-05', by: 3 }] });
    t.end();
  });

  it('[HX-MELEE-06][HX-MORALE-08] losers test, break and flee; who struck them may follow', () => {
    const s = given('melee', table(), '', {
      'HX-MELEE-04': [1, 20, 20, 20, 20, 20],
      'HX-MORALE-01': [11],
    });
    s.answer('fall', ['e6_7']);
    s.answer('afterRoll', null);
    expect(s.of('broke')).toMatchObject([{ unit: 'axes' }]);
    const run = [0, 0, 0, 0].map((to) => ({ leg: 'run', to }));
    s.answer('flee', [{ mover: 'axes', legs: run }]);
    expect(fieldsOf(s, 'axes')).toBe('6,4 5,4 4,4');
    s.answer('followUp', 'left');
    expect(fieldsOf(s, 'riders')).toBe('4,8 5,8 6,8');
    expect(s.of('effectBegan').map((e) => e.rules)).toEqual([['HX-MORALE-06']]);
    s.end();
  });
});
