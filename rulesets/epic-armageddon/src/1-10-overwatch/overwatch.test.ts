import { describe, expect, test } from 'vitest';
import {
  CARRIER,
  type Field,
  field,
  go,
  moveOf,
  out,
  type Play,
  plan,
  rectangle,
  type Troop,
} from '../../test/field.ts';
import { gun } from '../../test/guns.ts';

/** `mob` of red moves, `watch` of blue is on overwatch. */
const table = (mob: Troop = {}, watch: Troop = {}, more: Partial<Field> = {}): Field => ({
  red: {
    mob: {
      places: [
        [30, 30],
        [33, 30],
        [36, 30],
      ],
      profile: { armour: null },
      ...mob,
    },
  },
  blue: { watch: { places: [[60, 30]], profile: { weapons: [gun({ ap: 5 })] }, overwatch: 1, ...watch } },
  round: 1,
  ...more,
});
const step = plan({ 'mob.3': [go(38, 30)] });
const moves = (f: Field): Play => field(f).start('move', moveOf('mob')).answer('move', step, 'red');

describe('overwatch', () => {
  test('[EA-1.10-03][EA-1.10-06][EA-1.10-07][EA-1.10-08] shoots at a formation that has moved, or waits', () => {
    const s = moves(table({}, {}, { dice: [5] }));
    expect(s.request('formationMoved').options.map((o) => o.id)).toEqual(['overwatchFire/watch']);
    s.answer('formationMoved', 'overwatchFire/watch', 'blue').end();
    expect(s.of('unitDestroyed').map((e) => e.unit)).toEqual(['mob.3']);
    expect(s.state.formations['watch']!.overwatch).toBeNull();
    const waits = moves(table()).answer('formationMoved', null, 'blue');
    waits.end();
    expect(waits.state.formations['watch']!.overwatch).toBe(1);
  });

  test('[EA-1.10-07] only units that could shoot at it by the normal rules', () => {
    moves(table({}, { places: [[80, 30]] })).end();
    moves(table({}, { blastMarkers: 1 })).end();
    moves(table({}, {}, { terrain: { w: { kind: 'woods', shape: rectangle(45, 20, 5, 20) } } })).end();
  });

  test('[EA-1.10-06] a formation that is not on overwatch does not', () => {
    moves(table({}, { overwatch: null })).end();
  });

  test('[EA-1.10-04] after each move of an action, before it shoots', () => {
    const s = field(table({}, {}, { dice: [6] })).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'double', 'red').answer('move', step, 'red').answer('formationMoved', null, 'blue');
    s.answer('move', plan({ 'mob.3': [go(39, 30)] }), 'red');
    expect(s.request('formationMoved')).toMatchObject({ by: 'blue' });
    s.answer('formationMoved', null, 'blue').end();
  });

  test('[EA-1.10-05] shooting without a move triggers nothing', () => {
    const s = field(
      table(
        { profile: { weapons: [gun({ ap: 5 })] }, places: [[35, 30]] },
        {
          places: [
            [60, 30],
            [63, 30],
          ],
        },
        { dice: [6, 1] },
      ),
    );
    s.start('activation', { seat: 'red', retained: false, formations: ['mob'], action: '', passed: false });
    s.answer('declare', 'sustainedFire', 'red').answer('target', 'watch', 'red').end();
  });

  test('[EA-1.10-03] getting out is a trigger', () => {
    const mob: Troop = { places: [[36, 30], { aboard: 'mob.1' }], other: { 0: CARRIER } };
    const s = field(table(mob, {}, { dice: [1] })).start('move', moveOf('mob'));
    s.answer('move', [], 'red').answer('disembark', plan({ 'mob.2': [out(36, 34)] }), 'red');
    s.answer('formationMoved', 'overwatchFire/watch', 'blue').end();
  });

  test('[EA-1.10-10] its fire is its action of the round', () => {
    const s = moves(table({}, {}, { dice: [1], round: 2 })).answer('formationMoved', 'overwatchFire/watch', 'blue');
    s.end();
    expect(s.state.effects).toMatchObject([{ name: 'activated', on: 'watch' }]);
  });

  test('[EA-1.10-09][EA-1.10-11] a formation that has not shot may act in the next round, and then is not on overwatch any more', () => {
    const s = field({ ...table({}, {}, { dice: [6], round: 2 }) }).start('activation', {
      seat: 'blue',
      retained: false,
      formations: ['watch'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'march', 'blue');
    expect(s.state.formations['watch']!.overwatch).toBeNull();
  });

  test('[EA-1.8.4-07] cover in the open lasts until its own fire is over', () => {
    const s = moves(table({}, {}, { dice: [1] }));
    const line = () => s.question('lineOfFire', { unit: 'mob.3', target: 'watch.1' });
    expect(line()).toBe('cover');
    s.answer('formationMoved', 'overwatchFire/watch', 'blue');
    expect(line()).toBe('open');
  });

  test('[EA-1.13.3-03] a formation that is broken by it does not go on', () => {
    const s = field(table({ places: [[36, 30]], profile: {} }, {}, { dice: [6, 1] })).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'double', 'red').answer('move', plan({ 'mob.1': [go(38, 30)] }), 'red');
    s.answer('formationMoved', 'overwatchFire/watch', 'blue');
    expect(s.state.formations['mob']!.broken).toBe(true);
    expect(s.request('move')).toMatchObject({ args: { manner: 'withdrawal' } });
  });
});
