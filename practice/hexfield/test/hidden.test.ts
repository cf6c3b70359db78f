import { describe, expect, it } from 'vitest';
import { fieldsOf, given, way } from './on-table.ts';

const LURKING = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 9, facing: 4 }, order: march }
  lurkers: { unit: bows, owner: slate, hidden: { q: 7, r: 4, facing: 1 }, order: hold }
`;
const MARCH = 'walk { unit: axes, mode: march, points: 4, manoeuvres: 2 }';
const MOVES = 'battle.round / round.shots / moving.next { seat: amber }';

describe('hidden units', () => {
  it('[HX-HIDE-01] seen as soon as an enemy comes within two fields; the rest of the way is looked at anew', () => {
    const s = given(MARCH, LURKING);
    s.answer('walk', way('axes', 'advance 0', 'advance 0', 'advance 0', 'advance 0'));
    expect(s.of('moved')).toHaveLength(3);
    expect(s.of('revealed')).toMatchObject([{ unit: 'lurkers', rules: ['HX-HIDE-01'] }]);
    expect(fieldsOf(s, 'lurkers')).toBe('7,4 6,4 5,4 7,3');
    expect(s.request('walk').args).toMatchObject({ points: 1 });
    s.answer('walk', way('axes'));
    s.end();
  });

  it('[HX-HIDE-01] what is still legal after that goes on by itself', () => {
    const s = given(MARCH, LURKING);
    s.answer('walk', way('axes', 'advance 0', 'advance 0', 'advance 0', 'turn 1'));
    expect(s.of('revealed')).toHaveLength(1);
    expect(s.state.units['axes']!.where).toMatchObject({ facing: 5 });
    s.end();
  });

  it('[HX-HIDE-02] who moves comes out of hiding first', () => {
    const s = given(
      MOVES,
      LURKING.replace('order: hold', 'order: march').replace('order: march }\n  lurkers', 'order: hold }\n  lurkers'),
    );
    expect(s.of('revealed')).toMatchObject([{ unit: 'lurkers', rules: ['HX-HIDE-02'] }]);
    s.answer('walk', way('lurkers'), 'slate');
    s.end('orders', 'orders');
  });

  it('[HX-HIDE-02][HX-SHOOT-01] who shoots comes out before targets are named', () => {
    const s = given('shooting', LURKING.replace('order: hold', 'order: shoot'));
    expect(s.of('revealed')).toHaveLength(1);
    s.answer('aim', { lurkers: 'nobody' });
    s.end();
  });

  it('[HX-HIDE-03] an ambush with bows: revealed, and a volley at the mover', () => {
    const s = given(MOVES, LURKING, '', { 'HX-SHOOT-04': [8, 20, 20, 20], 'HX-SHOOT-07': [3] });
    s.answer('walk', way('axes', 'advance 0'));
    expect(s.asked).toEqual(['slate:afterMove']);
    expect(s.battle.pendingFor('amber')).toEqual([]);
    s.answer('afterMove', 'ambush/lurkers');
    expect(s.of('revealed')).toMatchObject([{ unit: 'lurkers', rules: ['HX-HIDE-03'] }]);
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['shoot', 'armour']);
    s.end('orders', 'orders');
  });

  it('[HX-HIDE-03] an ambush without bows is a charge', () => {
    const s = given(MOVES, LURKING.replace('unit: bows', 'unit: axes'));
    s.answer('walk', way('axes', 'advance 0'), 'amber').answer('afterMove', 'ambush/lurkers');
    expect(s.request('walk', 'slate').args).toMatchObject({ unit: 'lurkers', mode: 'charge', points: 4 });
    s.answer('walk', way('lurkers'));
    s.end('orders', 'orders');
  });

  it('[HX-HIDE-03] whoever has hidden units on hold is asked, near or not', () => {
    const s = given(MOVES, LURKING.replace('q: 7, r: 4', 'q: 14, r: 1'));
    s.answer('walk', way('axes', 'advance 0'));
    expect(s.request('afterMove', 'slate')).toMatchObject({ options: [], always: true });
    s.answer('afterMove', null);
    s.end('orders', 'orders');
  });

  it('[HX-HIDE-04] a hidden friend bars the way only when one is about to step on it', () => {
    const friend = `
  axes: { unit: axes, owner: amber, at: { q: 4, r: 13, facing: 4 } }
  friend: { unit: bows, owner: amber, hidden: { q: 5, r: 11, facing: 4 } }
  far: { unit: bows, owner: slate, at: { q: 14, r: 1, facing: 1 } }
`;
    const s = given(MARCH, friend);
    s.answer('walk', way('axes', 'advance 0', 'advance 1'));
    expect(s.of('revealed')).toMatchObject([{ unit: 'friend', rules: ['HX-HIDE-04'] }]);
    expect(fieldsOf(s, 'axes')).toBe('4,13 5,13 6,13 4,14');
    expect(s.request('walk').args).toMatchObject({ points: 4 });
    s.answer('walk', way('axes'));
    s.end();
  });

  it('[HX-HIDE-04] nobody aims at what he cannot see', () => {
    const s = given(
      'shooting',
      `${LURKING}  archers: { unit: bows, owner: amber, at: { q: 0, r: 13, facing: 4 }, order: shoot }\n`,
    );
    s.end();
  });
});
