import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

/** Axes alone in the middle of the table, facing north. */
const ALONE = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 } }
  far: { unit: bows, owner: slate, at: { q: 14, r: 1, facing: 1 } }
`;
const MARCH = 'walk { unit: axes, mode: march, points: 4, manoeuvres: 2 }';

describe('moving', () => {
  it('[HX-MOVE-01] the higher die moves first, then the sides take turns', () => {
    const units = `
  a1: { unit: axes, owner: amber, at: { q: 0, r: 13, facing: 4 }, order: march }
  a2: { unit: axes, owner: amber, at: { q: 5, r: 13, facing: 4 }, order: march }
  s1: { unit: axes, owner: slate, at: { q: 4, r: 1, facing: 1 }, order: march }
  s2: { unit: axes, owner: slate, at: { q: 10, r: 1, facing: 1 }, order: hold }
`;
    const s = given('battle.round / round.shots / moving', units, '', [3, 5]);
    expect(s.of('firstMover')).toMatchObject([{ seat: 'slate' }]);
    s.answer('walk', way('s1', 'advance 0'), 'slate');
    s.answer('moveUnit', 'a2', 'amber').answer('walk', way('a2'), 'amber');
    s.answer('walk', way('a1'), 'amber');
    expect(s.of('activated').map((e) => e.unit)).toEqual(['s1', 'a2', 'a1']);
    s.end('orders', 'orders');
  });

  it('[HX-MOVE-01] on a tie the side moves first that did not do so last round', () => {
    const s = given('battle.round / round.shots / moving', ALONE, 'round: 2\nfirst: amber\n', [4, 4]);
    expect(s.of('firstMover')).toMatchObject([{ seat: 'slate' }]);
    s.end('orders', 'orders');
  });

  it('[HX-MOVE-02][HX-MOVE-03] an advance costs a point; more than there is cannot be spent', () => {
    const s = given(MARCH, ALONE);
    const five = ['advance 0', 'advance 1', 'advance 0', 'advance 1', 'advance 0'];
    expect(s.refused('walk', way('axes', ...five))).toMatchObject({ rule: 'HX-MOVE-02', measured: 1, limit: 0 });
    s.answer('walk', way('axes', 'advance 0', 'advance 1'));
    expect(fieldsOf(s, 'axes')).toBe('5,7 6,7 7,7 5,8');
    expect(s.of('moved').map((e) => e.rules)).toEqual([['HX-MOVE-03'], ['HX-MOVE-03']]);
    s.end();
  });

  it('[HX-MOVE-04] shifting and going back cost two points, shifting a manoeuvre as well', () => {
    const s = given(MARCH, ALONE);
    const shifts = ['shift 0', 'shift 1', 'shift 0'];
    expect(s.refused('walk', way('axes', ...shifts))).toMatchObject({ code: 'noPoints', measured: 2, limit: 0 });
    s.answer('walk', way('axes', 'shift 1', 'back 0'));
    expect(fieldsOf(s, 'axes')).toBe('4,10 5,10 6,10 4,11');
    s.end();
  });

  it('[HX-MOVE-05] a turn changes the facing and costs a manoeuvre', () => {
    const s = given(MARCH, ALONE);
    expect(s.refused('walk', way('axes', 'turn 1', 'turn 1', 'turn 1'))).toMatchObject({ code: 'noManoeuvres' });
    s.answer('walk', way('axes', 'turn 1', 'advance 0'));
    expect(s.state.units['axes']!.where).toMatchObject({ facing: 5 });
    expect(fieldsOf(s, 'axes')).toBe('5,8 6,8 7,8 5,9');
    s.end();
  });

  it('[HX-MOVE-06] a wheel turns about the end of the front rank; the farthest element pays', () => {
    const s = given(MARCH, ALONE);
    s.answer('walk', way('axes', 'wheel 0'));
    expect(fieldsOf(s, 'axes')).toBe('4,9 5,8 6,7 5,9');
    expect(s.state.units['axes']!.where).toMatchObject({ facing: 3 });
    s.end();
  });

  it('[HX-MOVE-06][HX-MOVE-09] every field on the way of a wheel must be free', () => {
    const friend = `${ALONE}  friend: { unit: riders, owner: amber, at: { q: 6, r: 8, facing: 4 } }\n`;
    const s = given(MARCH, friend);
    expect(s.refused('walk', way('axes', 'wheel 0'))).toMatchObject({
      code: 'held',
      rule: 'HX-MOVE-09',
      measured: 'friend',
    });
    s.answer('walk', way('axes', 'wheel 0').with(0, { mover: 'axes', legs: [] }));
    s.end();
  });

  it('[HX-MOVE-07] woods cost a point more, fires cannot be entered', () => {
    const ground =
      'terrain: { w: { kind: wood, fields: [{ q: 4, r: 8 }] }, f: { kind: fire, fields: [{ q: 7, r: 8 }] } }\n';
    const s = given(MARCH, ALONE, ground);
    expect(s.refused('walk', way('axes', 'advance 1'))).toMatchObject({ code: 'burning', rule: 'HX-MOVE-07' });
    const four = ['advance 0', 'advance 0', 'advance 0', 'advance 0'];
    expect(s.refused('walk', way('axes', ...four))).toMatchObject({ code: 'noPoints' });
    s.answer('walk', way('axes', ...four.slice(1)));
    s.end();
  });

  it('[HX-MOVE-07] [HX-MOVE-02] [HX-MOVE-09] [HX-MOVE-10] all that is wrong with a way is told, not only the first thing', () => {
    const fire = 'terrain: { f: { kind: fire, fields: [{ q: 4, r: 8 }] } }\n';
    const units = `${ALONE}  friend: { unit: riders, owner: amber, at: { q: 8, r: 5, facing: 4 } }
  foe: { unit: axes, owner: slate, at: { q: 9, r: 3, facing: 1 } }
`;
    const s = given(MARCH, units, fire);
    const wrong = way(
      'axes',
      'advance 0',
      'turn 1',
      'turn -1',
      'turn 1',
      'advance 0',
      'advance 0',
      'advance 0',
      'advance 0',
    );
    expect(s.faults('walk', wrong)).toEqual([
      'burning HX-MOVE-07',
      'noManoeuvres HX-MOVE-02',
      'held HX-MOVE-09',
      'noPoints HX-MOVE-02',
      'tooClose HX-MOVE-10',
    ]);
    expect(s.faults('walk', way('axes', 'advance 1', 'fly'))).toEqual(['malformed HX-MOVE-02']);
    s.answer('walk', way('axes', 'advance 1'));
    s.end();
  });

  it('[HX-MOVE-08] no element crosses a wall', () => {
    const wall = 'terrain: { w: { kind: wall, sides: [{ q: 5, r: 8, side: 1 }] } }\n';
    const s = given(MARCH, ALONE, wall);
    expect(s.refused('walk', way('axes', 'advance 0'))).toMatchObject({ code: 'wall', rule: 'HX-MOVE-08' });
    s.answer('walk', way('axes', 'advance 1'));
    s.end();
  });

  it('[HX-MOVE-09] nobody leaves the table', () => {
    const s = given(
      'walk { unit: axes, mode: march, points: 4, manoeuvres: 0 }',
      ALONE.replace('q: 4, r: 9', 'q: 4, r: 1'),
    );
    expect(s.refused('walk', way('axes', 'advance 0', 'advance 0'))).toMatchObject({ code: 'offTable' });
    s.answer('walk', way('axes', 'advance 0'));
    s.end();
  });

  it('[HX-MOVE-10] who marches keeps off the enemy', () => {
    const s = given(MARCH, ALONE.replace('q: 14, r: 1', 'q: 5, r: 6'));
    expect(s.refused('walk', way('axes', 'advance 0', 'advance 0'))).toMatchObject({
      rule: 'HX-MOVE-10',
      measured: 'far',
    });
    s.answer('walk', way('axes', 'advance 0'));
    s.end();
  });

  it('[HX-MOVE-11] who is in contact does not move', () => {
    const units = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 }, order: march }
  foe: { unit: bows, owner: slate, at: { q: 5, r: 8, facing: 1 }, order: hold }
`;
    const s = given('battle.round / round.shots / moving', units, '', [5, 1, 20, 20, 20, 20]);
    expect(s.of('activated')).toEqual([]);
    s.end('orders', 'orders');
  });
});
