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

  test('[SK-SIGHT-03] walls block, however low; models and rubble do not', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  mates: {unit: riders, owner: red, at: [[10, 8]]}
  others: {unit: riders, owner: blue, at: [[10, 10]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14]]}
  far: {unit: rifles, owner: blue, at: [[20, 14]]}
terrain:
  rubble: {kind: rubble, rectangle: [8, 11, 5, 1]}
  wall: {kind: wall, rectangle: [14, 8, 5, 0.4], top: 0.1in}
`);
    expect(s.question('sight', { unit: 'reds', target: 'blues' })).toMatchObject({ hidden: 0, covered: false });
    expect(s.question('sees', { unit: 'reds', target: 'far' })).toBe(false);
  });

  test('[SK-SIGHT-04] hidden by half or more is cover, less is not', () => {
    const behind = (x: number): unknown =>
      free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14]]}
terrain: {wall: {kind: wall, rectangle: [${x}, 13, 5, 0.3]}}
`).question('inCover', { unit: 'reds', target: 'blues' });
    expect(behind(10.2)).toBe(false);
    expect(behind(9.9)).toBe(true);
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
    s.moreDice(6, 1).answer('mist', true, 'red').answer('mist', true, 'blue');
    expect(s.state.effects).toMatchObject([{ name: 'mist', on: 'table', until: { frame: 'round' } }]);
  });
});
