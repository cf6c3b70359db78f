import { describe, expect, it } from 'vitest';
import { fieldsOf, given } from './on-table.ts';

const TWO = `
  spears: { unit: spears, owner: amber, at: { q: 0, r: 13, facing: 4 } }
  axes: { unit: axes, owner: slate, at: { q: 6, r: 4, facing: 1 } }
`;
const plot = (round: number) => `
round: 3
forces:
  amber: { edge: south, plot: { is: laid, field: { q: 6, r: 3 }, round: ${round} } }
  slate: { edge: north }
`;

describe('plots', () => {
  it('[HX-PLOT-02][HX-PLOT-03][HX-PLOT-04] strikes in its round: 8 or less for each element near, and a fire', () => {
    const s = given('battle.round / round.orders / plots', TWO, plot(3), [8, 9, 12]);
    expect(s.of('plotSprung')).toMatchObject([{ seat: 'amber', field: { q: 6, r: 3 }, round: 3 }]);
    expect(s.of('rolled')).toMatchObject([{ purpose: 'blast', shape: '3 × d20', needs: { value: 8 } }]);
    expect(s.of('struck')[0]!.hits).toEqual([{ unit: 'axes', n: 1 }]);
    expect(s.state.terrain['fire1']).toMatchObject({ kind: 'fire', fields: [{ q: 6, r: 3 }] });
    s.answer('fall', ['e4_4']);
    expect(fieldsOf(s, 'axes')).toBe('6,4 5,4 6,3');
    s.end('orders', 'orders');
  });

  it('[HX-PLOT-02] nothing shows before its round', () => {
    const s = given('battle.round / round.orders / plots', TWO, plot(4));
    expect(s.of('plotSprung')).toEqual([]);
    expect(s.battle.view('slate').forces['amber']!.plot).toEqual({ is: 'laid', field: '?', round: '?' });
    s.end('orders', 'orders');
  });

  it('[HX-HIDE-02] a hidden unit that is hurt is revealed first', () => {
    const hidden = `
  spears: { unit: spears, owner: amber, at: { q: 0, r: 13, facing: 4 } }
  axes: { unit: axes, owner: slate, hidden: { q: 6, r: 4, facing: 1 } }
`;
    const s = given('battle.round / round.orders / plots', hidden, plot(3), [20, 20, 20]);
    expect(s.of('revealed')).toMatchObject([{ unit: 'axes', rules: ['HX-HIDE-02'] }]);
    s.end('orders', 'orders');
  });
});
