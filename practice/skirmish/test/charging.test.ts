import { describe, expect, test } from 'vitest';
import { free, inch } from './positions.ts';

const contact = 0.988;

describe('charges', () => {
  const field = (more = ''): string => `
units:
  boys: {unit: stormers, owner: red, at: [[10, 4], [11.5, 4], [20, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 12], [12, 12]]}
  far: {unit: rifles, owner: blue, at: [[10, 20]]}
${more}`;

  test('[SK-CHARGE-01][SK-CHARGE-02][SK-CHARGE-03][SK-CHARGE-05] as many models as possible, then a fight', () => {
    const s = free(field(), {
      'SK-CHARGE-02': [2],
      'SK-CHARGE-06': [3, 1, 1, 1, 1, 1, 4, 3],
    });
    expect(s.question('canCharge', { unit: 'boys', target: 'blues' })).toBe(true);
    expect(s.question('canCharge', { unit: 'boys', target: 'far' })).toBe(false);
    s.start('charge', { unit: 'boys' });
    expect(s.request('afterMove')).toMatchObject({ options: [{ id: 'overwatch/blues' }, { id: 'overwatch/far' }] });
    s.answer('afterMove', null);
    expect(s.request('planCharge')).toMatchObject({ args: { allowance: inch(8), best: 2 } });
    const one = [{ mover: 'boys.1', legs: [{ leg: 'go', x: inch(10), y: inch(12 - contact) }] }];
    expect(s.refused('planCharge', one)).toMatchObject({
      code: 'fewerInContact',
      rule: 'SK-CHARGE-03',
      measured: 1,
      limit: 2,
    });
    expect(s.refused('planCharge', []).code).toBe('malformed');
    s.answer('planCharge', [...one, { mover: 'boys.2', legs: [{ leg: 'go', x: inch(12), y: inch(12 - contact) }] }]);
    expect(s.asked).toEqual(['blue:allocateWounds']);
  });

  test('[SK-MOVE-01] [SK-MOVE-02] [SK-MOVE-03] [SK-CHARGE-03] all that is wrong with a charge is told', () => {
    const s = free(field(), { 'SK-CHARGE-02': [2] });
    s.start('charge', { unit: 'boys' }).answer('afterMove', null);
    const go = (mover: string, x: number, y: number) => ({ mover, legs: [{ leg: 'go', x: inch(x), y: inch(y) }] });
    expect(s.faults('planCharge', [go('boys.1', 12, 12), go('boys.3', 20, 11)])).toEqual([
      'tooFar SK-MOVE-01',
      'throughEnemy SK-MOVE-02',
      'onModel SK-MOVE-03',
      'fewerInContact SK-CHARGE-03',
    ]);
    expect(s.faults('planCharge', [go('boys.3', 20, 11)])).toEqual(['fewerInContact SK-CHARGE-03']);
  });

  test('[SK-CHARGE-03] a way around a wall is found; a better plan than the one found is welcome', () => {
    const s = free(
      `
units:
  boys: {unit: stormers, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 9]]}
terrain: {wall: {kind: wall, rectangle: [9.75, 7.4, 0.5, 0.3]}}
`,
      { 'SK-CHARGE-02': [3], 'SK-CHARGE-06': [1, 1, 1] },
    );
    s.start('charge', { unit: 'boys' });
    expect(s.request('planCharge')).toMatchObject({ args: { best: 1 } });
    expect(s.battle.refuse(s.battle.pending[0]!.id, [])).not.toBeNull();
    s.answer('planCharge', [
      {
        mover: 'boys.1',
        legs: [
          { leg: 'go', x: inch(8.3), y: inch(5.5) },
          { leg: 'go', x: inch(8.4), y: inch(6.9) },
          { leg: 'go', x: inch(10 - contact), y: inch(9) },
        ],
      },
    ]);
    expect(s.asked).toEqual([]);
  });

  test('[SK-CHARGE-04] out of reach: nobody moves', () => {
    const s = free(
      `
units:
  boys: {unit: stormers, owner: red, at: [[10, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, 14]]}
`,
      [1],
    );
    s.start('charge', { unit: 'boys' }).answer('afterMove', null);
    expect(s.request('planCharge')).toMatchObject({ none: true, args: { best: 0 } });
    const nearer = [{ mover: 'boys.1', legs: [{ leg: 'go', x: inch(10), y: inch(10) }] }];
    expect(s.refused('planCharge', nearer).code).toBe('fewerInContact');
    s.answer('planCharge', []).end();
    expect(s.of('chargeFailed')).toHaveLength(1);
    expect(s.of('modelMoved')).toEqual([]);
  });

  const fight = (dice: Record<string, number[]>, red = 'stormers') =>
    free(
      `
units:
  boys: {unit: ${red}, owner: red, at: [[10, 4], [12, 4], [14, 4]]}
  blues: {unit: rifles, owner: blue, at: [[10, ${4 + contact}], [12, ${4 + contact}], [16, 8]]}
`,
      dice,
    ).start('fight', { unit: 'boys', target: 'blues' });

  test('[SK-CHARGE-06] all dice, then both allocate, then both lose models', () => {
    // Hits of the attackers (4 dice), hits of the defenders (2 dice), wounds, saves of the defenders, saves of the
    // attackers.
    const s = fight({ 'SK-CHARGE-06': [3, 3, 2, 2, 5, 4, 4, 4, 4, 1, 2, 3], 'SK-MORALE-01': [1, 1] });
    expect(s.asked).toEqual(['red:allocateWounds', 'blue:allocateWounds']);
    s.answer('allocateWounds', { 'blues.1': 1, 'blues.2': 1 }, 'blue');
    expect(s.of('wounded')).toEqual([]);
    s.answer('allocateWounds', { 'boys.3': 1 }, 'red').end();
    expect(s.of('modelLost').map((e) => [e.model, e.why])).toEqual([
      ['boys.3', 'fight'],
      ['blues.1', 'fight'],
      ['blues.2', 'fight'],
    ]);
  });

  test('[SK-CHARGE-07] the unit that lost more tests; equal losses mean no test', () => {
    const s = fight({ 'SK-CHARGE-06': [3, 2, 2, 2, 1, 1, 4, 1], 'SK-MORALE-01': [6, 6] });
    s.answer('allocateWounds', { 'blues.3': 1 });
    expect(s.of('unitBroke')).toMatchObject([{ unit: 'blues' }]);
    expect(s.asked).toEqual(['blue:planWithdrawal']);
    const even = fight({ 'SK-CHARGE-06': [3, 2, 2, 2, 5, 1, 4, 4, 1, 1] });
    even.answer('allocateWounds', { 'blues.3': 1 }, 'blue').answer('allocateWounds', { 'boys.3': 1 }, 'red').end();
  });

  test('[SK-CHARGE-08][SK-SHOOT-01] engaged units neither shoot nor are shot at', () => {
    const s = fight({ 'SK-CHARGE-06': [1, 1, 1, 1, 1, 1] });
    expect(s.question('isEngaged', { unit: 'blues' })).toBe(true);
    expect(s.question('canShoot', { unit: 'blues', target: 'boys' })).toBe(false);
    expect(s.question('actions', { unit: 'boys' })).toEqual(['fight']);
  });
});
