import { describe, expect, test } from 'vitest';
import { free, inch } from './positions.ts';

const at = (piece: string, x: number, y: number): object => ({ piece, pose: { x: inch(x), y: inch(y) } });

describe('carriers', () => {
  test('[SK-TRANS-01] embark within 3 inches if there is room', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4], [11, 4]]}
  tank: {unit: carrier, owner: red, at: [[10, 8]]}
  full: {unit: carrier, owner: red, at: [[16, 4]], room: 1}
  blues: {unit: rifles, owner: blue, at: [[10, 20]]}
`);
    s.start('embark', { unit: 'reds' }).end();
    expect(s.of('boarded')).toMatchObject([{ unit: 'reds', carrier: 'tank', rules: ['SK-TRANS-01'] }]);
    expect(s.state.models['reds.2']!.where).toEqual({ at: 'aboard', of: 'tank' });
  });

  test('[SK-TRANS-02] disembark within 3 inches of the hull, an inch from enemies, then shoot as if moved', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, aboard: tank, size: 2}
  tank: {unit: carrier, owner: red, at: [[10, 8]]}
  blues: {unit: rifles, owner: blue, at: [[10, 12]]}
`);
    s.start('disembark', { unit: 'reds' });
    expect(s.refused('placeBeside', [at('reds.1', 10, 3), at('reds.2', 11, 3)])).toMatchObject({
      code: 'notBeside',
      rule: 'SK-TRANS-02',
    });
    expect(s.refused('placeBeside', [at('reds.1', 10, 10.5), at('reds.2', 11.5, 10.5)]).code).toBe('nearEnemy');
    expect(s.refused('placeBeside', [at('reds.1', 10, 9), at('reds.2', 11, 5)]).code).toBe('onModel');
    expect(s.refused('placeBeside', [at('reds.1', 6, 5), at('reds.2', 14, 5)]).code).toBe('outOfCoherency');
    expect(s.refused('placeBeside', []).code).toBe('thereIsRoom');
    s.answer('placeBeside', [at('reds.1', 13.5, 8), at('reds.2', 15, 8)]);
    expect(s.state.effects).toMatchObject([{ name: 'onTheMove', on: 'reds' }]);
    s.answer('afterMove', null);
    expect(s.request('chooseTarget')).toMatchObject({ optional: true });
    s.answer('chooseTarget', null).end();
  });

  const wreck = (more: string, dice: Record<string, number[]>) =>
    free(
      `
units:
  guns: {unit: gunners, owner: red, at: [[10, 20]]}
  tank: {unit: carrier, owner: blue, at: [[10, 8]], wounds: 1}
  crew: {unit: rifles, owner: blue, aboard: tank}
  ${more}
`,
      { 'SK-SHOOT-03': [6], 'SK-SHOOT-06': [6], 'SK-SHOOT-07': [1], 'SK-SHOOT-11': [3], ...dice },
    ).start('fire', { unit: 'guns' });

  test('[SK-TRANS-03][SK-TRANS-04] a carrier destroyed with passengers: a die each, the others come out', () => {
    const s = wreck('', { 'SK-TRANS-03': [1, 2, 6, 1, 3] });
    expect(s.of('modelLost')).toMatchObject([{ model: 'tank.1' }]);
    expect(s.request('chooseLost')).toMatchObject({ by: 'blue', min: 2, max: 2 });
    s.answer('chooseLost', ['crew.1', 'crew.4']);
    expect(s.request('placeSurvivor')).toMatchObject({ by: 'blue', pieces: ['crew.2'] });
    expect(s.refused('placeSurvivor', [at('crew.2', 10, 2)])).toMatchObject({ code: 'notBeside', rule: 'SK-TRANS-04' });
    expect(s.refused('placeSurvivor', [])).toMatchObject({ code: 'thereIsRoom', rule: 'SK-TRANS-04' });
    s.answer('placeSurvivor', [at('crew.2', 10, 8)]);
    expect(s.refused('placeSurvivor', [at('crew.3', 10.5, 8)]).code).toBe('onModel');
    s.answer('placeSurvivor', [at('crew.3', 11, 8)])
      .answer('placeSurvivor', [at('crew.5', 12, 8)])
      .end();
    expect(s.state.units['crew']!.living).toBe(3);
    expect(s.question('isReady', { unit: 'crew' })).toBe(true);
  });

  test('[SK-TRANS-05] passengers that cannot be placed are lost', () => {
    const s = wreck('', { 'SK-TRANS-03': [2, 2, 2, 2, 2] });
    expect(s.asked).toEqual(['blue:placeSurvivor']);
    const walled = free(
      `
units:
  guns: {unit: gunners, owner: red, at: [[10, 18]]}
  tank: {unit: carrier, owner: blue, at: [[10, 8]], wounds: 1}
  crew: {unit: rifles, owner: blue, aboard: tank}
terrain:
  rocks: {kind: wall, rectangle: [2, 2, 16, 3.9], top: 0.1in}
  ruins: {kind: wall, rectangle: [2, 5.9, 16, 4.2], top: 0.1in}
  slabs: {kind: wall, rectangle: [2, 10.1, 16, 5], top: 0.1in}
`,
      {
        'SK-SHOOT-03': [6],
        'SK-SHOOT-06': [6],
        'SK-SHOOT-07': [1],
        'SK-SHOOT-11': [3],
        'SK-TRANS-03': [2, 2, 2, 2, 1],
      },
    );
    walled.start('fire', { unit: 'guns' }).answer('chooseLost', ['crew.5']);
    for (let i = 0; i < 4; i++) {
      expect(walled.request('placeSurvivor')).toMatchObject({ none: true });
      walled.answer('placeSurvivor', []);
    }
    walled.end();
    expect(walled.of('modelLost').map((e) => e.why)).toEqual(['shot', 'wreck', 'noRoom', 'noRoom', 'noRoom', 'noRoom']);
  });
});
