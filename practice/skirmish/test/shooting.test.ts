import { describe, expect, test } from 'vitest';
import { free, row } from './positions.ts';

/** Two units of rifles in the open, 11 inches apart. */
const FACE_TO_FACE = `
units:
  reds: {unit: rifles, owner: red, at: ${row(10, 4, 5)}}
  blues: {unit: rifles, owner: blue, at: ${row(10, 16, 5)}}
`;

describe('shooting', () => {
  test('[SK-ACT-05][SK-SHOOT-01][SK-SHOOT-02][SK-SHOOT-03][SK-SHOOT-06][SK-SHOOT-07][SK-SHOOT-10] hit, wound, save, allocate', () => {
    const s = free(FACE_TO_FACE, {
      'SK-SHOOT-03': [4, 4, 4, 4, 3, 3, 2, 2, 1, 1],
      'SK-SHOOT-06': [3, 3, 2, 1],
      'SK-SHOOT-07': [5, 4],
    });
    s.start('fire', { unit: 'reds' });
    expect(s.asked).toEqual(['blue:beforeHit']);
    s.answer('beforeHit', null);
    expect(s.request('allocateWounds')).toMatchObject({ by: 'blue', total: 1 });
    expect(s.refused('allocateWounds', { 'blues.2': 2 }).code).toBe('wrongCount');
    s.answer('allocateWounds', { 'blues.2': 1 });
    expect(s.of('modelLost').map((e) => e.model)).toEqual(['blues.2']);
    expect(s.state.units['blues']!.living).toBe(4);
    s.answer('afterShot', null).end();
  });

  test('[SK-SHOOT-01] only enemies in sight and in range of the leader are targets', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[3, 4], [4.5, 4]]}
  friends: {unit: rifles, owner: red, at: [[8, 4]]}
  far: {unit: rifles, owner: blue, at: [[28.1, 5]]}
  near: {unit: rifles, owner: blue, at: [[27.9, 2]]}
  hidden: {unit: rifles, owner: blue, at: [[3, 12]]}
  inside: {unit: rifles, owner: blue}
  other: {unit: rifles, owner: blue, at: [[20, 20]]}
terrain:
  wall: {kind: wall, rectangle: [1, 7, 4, 0.5], top: 3in}
`);
    const targets = ['friends', 'far', 'near', 'hidden', 'inside', 'other'].filter((target) =>
      s.question('canShoot', { unit: 'reds', target }),
    );
    expect(targets).toEqual(['near', 'other']);
    s.start('fire', { unit: 'reds' });
    expect(s.request('chooseTarget')).toMatchObject({ options: [{ id: 'near' }, { id: 'other' }] });
    expect(s.refused('chooseTarget', 'far').rule).toBe('SK-SHOOT-01');
  });

  test('[SK-SHOOT-02] models out of range do not roll', () => {
    const s = free(
      `
units:
  reds: {unit: flamers, owner: red, at: [[10, 10], [9, 10], [7, 10]]}
  blues: {unit: rifles, owner: blue, at: [[21.5, 10]]}
`,
      { 'SK-SHOOT-03': [1, 1, 1, 1, 1, 1] },
    );
    expect(s.question('dice', { unit: 'reds', target: 'blues' })).toBe(6);
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null).answer('afterShot', null).end();
  });

  test('[SK-SHOOT-04][SK-SHOOT-05][SK-SHOOT-09] long shots, shots after a move, never more than 6', () => {
    const s = free(`
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  near: {unit: rifles, owner: blue, at: [[10, 16.9]]}
  far: {unit: rifles, owner: blue, at: [[12, 17.1]]}
effects:
  - {name: onTheMove, rule: SK-SHOOT-05, on: reds, data: {}, until: {until: end, frame: activation}}
  - {name: onTheMove, rule: SK-SHOOT-05, on: near, data: {}, until: {until: end, frame: activation}}
`);
    expect(s.question('hitOn', { unit: 'reds', target: 'near' })).toEqual({
      value: 5,
      base: 4,
      reasons: [
        { rule: 'SK-SHOOT-05', op: 'add', by: 1, value: 5 },
        { rule: 'SK-SHOOT-09', op: 'atLeast', by: 2, value: 5 },
        { rule: 'SK-SHOOT-09', op: 'atMost', by: 6, value: 5 },
      ],
    });
    expect(s.question('hitOn', { unit: 'reds', target: 'far' })).toMatchObject({ value: 6 });
    expect(s.question('hitOn', { unit: 'reds', target: 'far', reaction: 'returnFire' })).toMatchObject({ value: 6 });
  });

  test('[SK-SHOOT-06][SK-SHOOT-07] the weapon wounds and pierces', () => {
    const s = free(`
units:
  guns: {unit: gunners, owner: red, at: [[10, 4]]}
  reds: {unit: rifles, owner: red, at: [[14, 4]]}
  bikes: {unit: riders, owner: blue, at: [[10, 14]]}
  blues: {unit: rifles, owner: blue, at: [[18, 14]]}
`);
    expect(s.question('woundOn', { unit: 'reds', target: 'blues' })).toMatchObject({ value: 3 });
    expect(s.question('woundOn', { unit: 'guns', target: 'bikes' })).toMatchObject({ value: 2 });
    expect(s.question('saveOn', { unit: 'reds', target: 'bikes' })).toMatchObject({ value: 4 });
    expect(s.question('saveOn', { unit: 'guns', target: 'bikes' })).toMatchObject({ value: 6 });
    expect(s.question('saveOn', { unit: 'guns', target: 'blues' })).toMatchObject({ value: 7 });
  });

  test('[SK-SHOOT-08][SK-SIGHT-04] cover makes saves better', () => {
    const s = free(
      `
units:
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14], [12, 14]]}
terrain:
  wood: {kind: wood, rectangle: [9, 13, 5, 4]}
`,
      { 'SK-SHOOT-03': [4, 6], 'SK-SHOOT-06': [3, 3], 'SK-SHOOT-07': [4, 4] },
    );
    expect(s.question('inCover', { unit: 'reds', target: 'blues' })).toBe(true);
    s.start('fire', { unit: 'reds' }).answer('beforeHit', null).answer('afterShot', null).end();
    expect(s.of('wounded')).toEqual([]);
  });

  test('[SK-SHOOT-12][SK-MORALE-06] a suppressing weapon makes shots and nerve worse', () => {
    const s = free(
      `
units:
  guns: {unit: gunners, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: ${row(10, 14, 5)}}
`,
      [6, 6, 1],
    );
    s.start('fire', { unit: 'guns' })
      .answer('beforeHit', null)
      .answer('allocateWounds', { 'blues.4': 1, 'blues.5': 1 });
    expect(s.state.effects).toMatchObject([
      { name: 'suppressed', on: 'blues', until: { frame: 'round', complete: true } },
    ]);
    expect(s.question('hitOn', { unit: 'blues', target: 'guns' })).toMatchObject({ value: 5 });
    s.answer('afterShot', null).end();
    const shaken = free(
      `
units:
  blues: {unit: rifles, owner: blue, at: [[10, 14], [12, 14]]}
  reds: {unit: rifles, owner: red, at: [[10, 4]]}
effects:
  - {name: suppressed, rule: SK-SHOOT-12, on: blues, data: {}, until: {until: end, frame: round, complete: true}}
`,
      [6, 1, 6, 1, 4, 4],
    );
    shaken.start('fire', { unit: 'reds' }).answer('beforeHit', null).answer('allocateWounds', { 'blues.1': 1 });
    expect(shaken.of('unitBroke')).toHaveLength(1);
  });
});
