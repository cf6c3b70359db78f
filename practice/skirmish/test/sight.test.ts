import { describe, expect, test } from 'vitest';
import { free, position } from './positions.ts';

const sees = (units: string, rest = ''): unknown =>
  free(`units:\n${units}${rest}`).question('sight', { unit: 'reds', target: 'blues' });

describe('sight', () => {
  test('[SK-SIGHT-01] the leader looks, and one model seen is enough', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4], [14, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14], [17, 14]]}
  hidden: {unit: rifles, owner: blue, at: [[11, 14]]}
terrain:
  wall: {kind: wall, rectangle: [8, 8, 4, 0.5], top: 3in}
`);
    expect(s.question('sight', { unit: 'reds', target: 'blues' })).toMatchObject({ model: 'blues.2', hidden: 0 });
    expect(s.question('sees', { unit: 'reds', target: 'hidden' })).toBe(false);
  });

  test('[SK-SIGHT-02][SK-GROUND-04] woods block what is behind them, not what is in them', () => {
    const reds = '  reds: {unit: rifles, owner: red, at: [[10, 4]]}\n';
    const wood = 'terrain: {wood: {kind: wood, rectangle: [8, 8, 5, 4]}}\n';
    expect(sees(`${reds}  blues: {unit: rifles, owner: blue, at: [[10, 14]]}\n`, wood)).toBeNull();
    expect(sees(`${reds}  blues: {unit: rifles, owner: blue, at: [[10, 11]]}\n`, wood)).toMatchObject({
      hidden: 0,
      covered: true,
    });
    expect(
      sees(
        '  reds: {unit: rifles, owner: red, at: [[10, 9]]}\n  blues: {unit: rifles, owner: blue, at: [[10, 14]]}\n',
        wood,
      ),
    ).toMatchObject({ hidden: 0, covered: false });
  });

  test('[SK-SIGHT-03] everything blocks up to its height: over a low wall only the top is seen', () => {
    const low = sees(
      '  reds: {unit: rifles, owner: red, at: [[10, 4]]}\n  blues: {unit: rifles, owner: blue, at: [[10, 14]]}\n',
      'terrain: {wall: {kind: wall, rectangle: [8, 12.8, 5, 0.4], top: 0.6in}}\n',
    );
    expect(low).toMatchObject({ covered: true });
    expect((low as { hidden: number }).hidden).toBeGreaterThanOrEqual(500_000);
    const hull = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14]]}
  tank: {unit: carrier, owner: red, at: [[10, 9]]}
  men: {unit: rifles, owner: blue, at: [[20, 14]]}
  more: {unit: rifles, owner: red, at: [[15, 9]]}
`);
    expect(hull.question('sees', { unit: 'reds', target: 'blues' })).toBe(false);
    expect(hull.question('sees', { unit: 'reds', target: 'tank' })).toBe(true);
    expect(hull.question('sees', { unit: 'reds', target: 'men' })).toBe(true);
  });

  test('[SK-SIGHT-04] hidden by half or more is cover, less is not', () => {
    const behind = (top: string): unknown =>
      free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14]]}
terrain: {wall: {kind: wall, rectangle: [8, 13, 5, 0.3], top: ${top}}}
`).question('inCover', { unit: 'reds', target: 'blues' });
    expect(behind('0.2in')).toBe(false);
    expect(behind('0.7in')).toBe(true);
  });

  test('[SK-SIGHT-01][SK-GROUND-03] from the floor of a tower one sees over the wood', () => {
    const s = free(`
units:
  low: {unit: rifles, owner: red, at: [[10, 4]]}
  high: {unit: rifles, owner: red, at: [[10, 2, 6]]}
  blues: {unit: rifles, owner: blue, at: [[10, 20]]}
terrain:
  tower: {kind: tower, rectangle: [8, 0.5, 4, 3], top: 6in}
  wood: {kind: wood, rectangle: [6, 8, 9, 3], top: 3in}
`);
    expect(s.question('sees', { unit: 'low', target: 'blues' })).toBe(false);
    expect(s.question('sees', { unit: 'high', target: 'blues' })).toBe(true);
    const climb = free(
      `
units:
  reds: {unit: rifles, owner: red, at: [[5, 2]]}
  blues: {unit: rifles, owner: blue, at: [[30, 20]]}
terrain:
  tower: {kind: tower, rectangle: [6, 1, 3, 3], top: 2in}
`,
    );
    climb.start('walk', { unit: 'reds', kind: 'move', allowance: '5in' });
    climb.answer('planMove', [{ mover: 'reds.1', legs: [{ leg: 'climb', x: 17780, y: 5080 }] }]).end();
    expect(climb.state.models['reds.1']!.where).toMatchObject({ pose: { x: 17780, y: 5080, z: 5080 } });
  });

  test('[SK-SETUP-04] in mist nobody sees farther than 12 inches', () => {
    const misty = (y: number): unknown =>
      free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, ${y}]]}
effects:
  - {name: mist, rule: SK-SETUP-04, on: table, data: {}, until: {until: end, frame: round}}
`).question('sees', { unit: 'reds', target: 'blues' });
    expect(misty(16.9)).toBe(true);
    expect(misty(17.1)).toBe(false);
    const s = position(`
scenario: skirmish
at: battle
`);
    s.answer('mist', true, 'red').answer('mist', true, 'blue');
    expect(s.state.effects).toMatchObject([{ name: 'mist', on: 'table', until: { frame: 'round' } }]);
  });
});
