import { describe, expect, test } from 'vitest';
import { free, inch, row } from './positions.ts';

const LONELY = `
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  mates: {unit: rifles, owner: red, at: [[20, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 16]]}
terrain: {wall: {kind: wall, rectangle: [14, 8, 12, 0.5], top: 3in}}
`;

describe('actions', () => {
  test('[SK-ACT-02][SK-ACT-04] the actions that are open to a unit', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  mates: {unit: rifles, owner: red, at: [[30, 2]]}
  boys: {unit: stormers, owner: red, at: [[10, 8]]}
  blues: {unit: rifles, owner: blue, at: [[10, 16]]}
  locked: {unit: stormers, owner: red, at: [[3, 18]]}
  foes: {unit: rifles, owner: blue, at: [[3, 17.012]]}
terrain: {wall: {kind: wall, rectangle: [14, 8, 22, 0.5], top: 4in}}
`);
    const actions = (unit: string): unknown => s.question('actions', { unit });
    expect(actions('reds')).toEqual(['fire', 'advance', 'hold']);
    expect(actions('mates')).toEqual(['advance', 'march', 'hold']);
    expect(actions('boys')).toEqual(['fire', 'advance', 'hold', 'charge']);
    expect(actions('locked')).toEqual(['fight']);
    s.start('activation', { seat: 'red', unit: 'mates' });
    expect(s.refused('chooseAction', 'fire').rule).toBe('SK-ACT-02');
    s.answer('chooseAction', 'march');
    for (const y of [3, 4, 5]) {
      expect(s.request('planMove')).toMatchObject({ args: { allowance: inch(5) } });
      s.answer('planMove', [{ mover: 'mates.1', legs: [{ leg: 'go', x: inch(27), y: inch(y) }] }]);
    }
    s.end();
    expect(s.state.models['mates.1']!.where).toMatchObject({ pose: { y: inch(5) } });
  });

  test('[SK-ACT-03][SK-SHOOT-05] advance: move, then shoot, worse by one', () => {
    const s = free(LONELY, { 'SK-SHOOT-03': [4, 5], 'SK-SHOOT-06': [2] });
    s.start('activation', { seat: 'red', unit: 'reds' }).answer('chooseAction', 'advance');
    s.answer('planMove', [{ mover: 'reds.1', legs: [{ leg: 'go', x: inch(10), y: inch(6) }] }]);
    expect(s.asked).toEqual(['blue:afterMove']);
    s.answer('afterMove', null);
    expect(s.request('chooseTarget')).toMatchObject({ optional: true, preset: 'blues' });
    s.answer('chooseTarget', 'blues').answer('beforeHit', null).answer('afterShot', null).end();
    expect(s.state.effects.map((e) => e.name)).toEqual(['hasActed']);
  });

  test('[SK-ACT-06][SK-ACT-07] hold lasts until the seat acts again, aim until the unit moves', () => {
    const s = free(LONELY);
    s.start('activation', { seat: 'red', unit: 'reds' }).answer('chooseAction', 'hold');
    expect(s.state.effects.map((e) => e.name)).toEqual(['hasActed', 'holding', 'aimed']);
    expect(s.question('hitOn', { unit: 'reds', target: 'blues', reaction: 'overwatch' })).toMatchObject({ value: 3 });
    s.start('activation', { seat: 'blue', unit: 'blues' }).answer('chooseAction', 'hold');
    expect(s.state.effects.some((e) => e.name === 'holding' && e.on === 'reds')).toBe(true);
    s.start('activation', { seat: 'red', unit: 'mates' }).answer('chooseAction', 'hold');
    expect(s.state.effects.some((e) => e.name === 'holding' && e.on === 'reds')).toBe(false);
    expect(s.question('hitOn', { unit: 'reds', target: 'blues', reaction: 'overwatch' })).toMatchObject({ value: 4 });
    s.start('walk', { unit: 'reds', kind: 'move', allowance: '5in' });
    s.answer('planMove', [{ mover: 'reds.1', legs: [{ leg: 'go', x: inch(10), y: inch(5) }] }]).end();
    expect(s.state.effects.some((e) => e.name === 'aimed' && e.on === 'reds')).toBe(false);
  });

  test('[SK-ACT-08][SK-MORALE-02][SK-MORALE-03][SK-REACT-01] broken on the march by overwatch: it withdraws under fire, the rest of the march is lost', () => {
    const s = free(
      `
units:
  reds: {unit: rifles, owner: red, at: ${row(10, 10, 2)}}
  first: {unit: rifles, owner: blue, at: [[10, 21]]}
  second: {unit: rifles, owner: blue, at: [[14, 21]]}
`,
      { 'SK-SHOOT-03': [5, 1, 1, 1], 'SK-SHOOT-06': [3], 'SK-SHOOT-07': [4], 'SK-MORALE-01': [6, 3] },
    );
    s.start('march', { unit: 'reds' });
    s.answer('planMove', [{ mover: 'reds.1', legs: [{ leg: 'go', x: inch(9.9), y: inch(10) }] }]);
    expect(s.request('afterMove')).toMatchObject({
      by: 'blue',
      options: [{ id: 'overwatch/first' }, { id: 'overwatch/second' }],
    });
    s.answer('afterMove', 'overwatch/first').answer('beforeHit', null).answer('allocateWounds', { 'reds.1': 1 });
    expect(s.of('unitBroke')).toHaveLength(1);
    expect(s.state.agenda.map((f) => f.do)).toEqual(['march', 'window', 'shoot', 'withdraw', 'walk']);
    const home = (y: number): object[] => [{ mover: 'reds.2', legs: [{ leg: 'go', x: inch(11.5), y: inch(y) }] }];
    expect(s.refused('planWithdrawal', home(6))).toMatchObject({
      code: 'notNearEnough',
      rule: 'SK-MORALE-03',
      measured: inch(6),
      limit: inch(5),
    });
    s.answer('planWithdrawal', home(5));
    expect(s.request('afterMove')).toMatchObject({ options: [{ id: 'overwatch/second' }] });
    s.answer('afterMove', 'overwatch/second').answer('beforeHit', null);
    s.end();
    expect(s.of('modelMoved').map((e) => e.model)).toEqual(['reds.1', 'reds.2']);
    expect(s.of('ended').map((e) => e.why)).toContain('stopped');
  });
});
