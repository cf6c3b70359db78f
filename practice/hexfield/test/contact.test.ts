import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

const DUEL = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 }, order: charge }
  foe: { unit: bows, owner: slate, at: { q: 6, r: 6, facing: 1 }, order: hold }
`;
const CHARGE = 'walk { unit: axes, mode: charge, points: 4, manoeuvres: 2 }';
const UP = ['advance 0', 'advance 0', 'turn 1'];

describe('contact and reaction', () => {
  it('[HX-TOUCH-01][HX-TOUCH-02][HX-TOUCH-03] contact interrupts, the touched react, the rest is asked again', () => {
    const s = given(CHARGE, DUEL);
    s.answer('walk', way('axes', ...UP));
    expect(fieldsOf(s, 'axes')).toBe('4,7 5,7 6,7 4,8');
    expect(s.of('contacted')).toMatchObject([{ unit: 'axes', enemy: 'foe', rules: ['HX-TOUCH-01'] }]);
    expect(s.request('reaction', 'slate').rule).toBe('HX-TOUCH-02');
    s.answer('reaction', 'stand');
    expect(s.request('walk', 'amber')).toMatchObject({
      rule: 'HX-TOUCH-03',
      args: { points: 2, manoeuvres: 2, met: true },
    });
    s.answer('walk', way('axes', 'turn 1'));
    expect(s.state.units['axes']!.where).toMatchObject({ facing: 5 });
    s.end();
  });

  it('[HX-TOUCH-02] the touched unit may face its attacker', () => {
    const s = given(CHARGE, DUEL.replace('facing: 1', 'facing: 4'));
    s.answer('walk', way('axes', 'advance 0'));
    s.answer('reaction', 'face');
    expect(s.state.units['foe']!.where).toMatchObject({ facing: 0 });
    s.end('walk');
  });

  it('[HX-TOUCH-02][HX-TOUCH-03] it may give ground, and the attacker may follow', () => {
    const s = given(CHARGE, DUEL);
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    s.answer('reaction', 'yield');
    expect(fieldsOf(s, 'foe')).toBe('7,5 6,5 5,5 7,4');
    s.answer('walk', way('axes', 'advance 0'));
    expect(s.of('contacted')).toHaveLength(1);
    s.end();
  });

  it('[HX-TOUCH-02][HX-TOUCH-05] a volley at the attacker takes its toll at once, and the rest goes on', () => {
    const s = given(CHARGE, DUEL, '', { 'HX-SHOOT-04': [10, 10, 11, 20], 'HX-SHOOT-07': [4, 3] });
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    s.answer('reaction', 'volley');
    expect(s.of('struck')).toMatchObject([{ hits: [{ unit: 'axes', n: 1 }], rules: ['HX-TOUCH-05'] }]);
    s.answer('fall', ['e4_8']);
    expect(fieldsOf(s, 'axes')).toBe('4,7 5,7 6,7');
    expect(s.request('walk').args).toMatchObject({ points: 2, manoeuvres: 2, met: true });
    s.answer('walk', way('axes'));
    expect(s.state.units['foe']!.orders).toMatchObject({ used: true });
    s.end();
  });

  it('[HX-TOUCH-04] troops in contact keep in contact', () => {
    const s = given(CHARGE, DUEL);
    s.answer('walk', way('axes', 'advance 0', 'advance 0')).answer('reaction', 'stand');
    expect(s.refused('walk', way('axes', 'back 0'))).toMatchObject({ code: 'losesContact', rule: 'HX-TOUCH-04' });
    s.answer('walk', way('axes', 'shift 0'));
    s.end();
  });

  it('[HX-TOUCH-02] a unit already touched by somebody else does not react', () => {
    const held = `${DUEL}  other: { unit: riders, owner: amber, at: { q: 7, r: 6, facing: 3 } }\n`;
    const s = given(CHARGE, held);
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    expect(s.of('reacted')).toEqual([]);
    s.end('walk');
  });

  it('standing answers react for a seat that does not want to be asked', () => {
    const s = given(CHARGE, DUEL);
    s.stand({ seat: 'slate', name: 'reaction', answer: { take: 'preset' } });
    s.answer('walk', way('axes', 'advance 0', 'advance 0'));
    expect(s.of('reacted')).toMatchObject([{ unit: 'foe', how: 'stand' }]);
    s.end('walk');
  });
});
