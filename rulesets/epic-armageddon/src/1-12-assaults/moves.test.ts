import { describe, expect, test } from 'vitest';
import { type Field, field, go, moveOf, type Place, type Play, plan, row, TANK } from '../../test/field.ts';

const at = (...places: Place[]) => ({ places });

const charge = (f: Field, targets: string[] = ['foes']): Play =>
  field(f).start('move', { ...moveOf('mob', 'charge'), targets });

describe('charge moves', () => {
  test('[EA-1.12.3-01][EA-1.12.3-03] one move of its speed, in any direction', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([60, 30]) } };
    expect(charge(f).refused('move', plan({ 'mob.1': [go(46, 30)] }), 'red')).toMatchObject({ rule: 'EA-1.12.3-01' });
    charge(f)
      .answer('move', plan({ 'mob.1': [go(15, 30)] }), 'red')
      .end();
  });

  test('[EA-1.12.3-04][EA-1.12.3-07] into the zone of a target only to touch it', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([44, 30]) } };
    expect(charge(f).refused('move', plan({ 'mob.1': [go(40, 30)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.3-07',
      args: { unit: 'mob.1', enemy: 'foes.1' },
    });
    charge(f)
      .answer('move', plan({ 'mob.1': [go(42, 30)] }), 'red')
      .end();
    charge(f)
      .answer('move', plan({ 'mob.1': [go(36, 30)] }), 'red')
      .end();
  });

  test('[EA-1.12.3-07] of several zones that it enters the nearest unit is the one to touch', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([40, 30], [40, 33]) } };
    expect(charge(f).refused('move', plan({ 'mob.1': [go(38, 33)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.3-07',
      args: { enemy: 'foes.1' },
    });
    charge(f)
      .answer('move', plan({ 'mob.1': [go(38, 30)] }), 'red')
      .end();
  });

  test('[EA-1.12.3-05] not into the zones of others', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([60, 30]), others: at([44, 30]) } };
    expect(charge(f).refused('move', plan({ 'mob.1': [go(42, 30)] }), 'red')).toMatchObject({ rule: 'EA-1.7.3-03' });
  });

  test('[EA-1.12.3-06] at most two touch one enemy', () => {
    const f = { red: { mob: at([30, 30], [30, 33], [30, 27]) }, blue: { foes: at([40, 30]) } };
    const two = { 'mob.1': [go(38, 30)], 'mob.2': [go(40, 32)] };
    charge(f)
      .answer('move', plan({ ...two, 'mob.3': [go(37, 27)] }), 'red')
      .end();
    expect(charge(f).refused('move', plan({ ...two, 'mob.3': [go(40, 28)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.3-06',
      measured: 3,
      limit: 2,
    });
  });

  test('[EA-1.12.3-08] a unit that has been touched has no zone any more', () => {
    const f = { red: { mob: at([30, 30], [30, 33]) }, blue: { foes: at([40, 30]) } };
    const past = { 'mob.2': [go(41, 35)] };
    expect(charge(f).refused('move', plan(past), 'red')).toMatchObject({ rule: 'EA-1.12.3-07' });
    charge(f)
      .answer('move', plan({ 'mob.1': [go(38, 30)], ...past }), 'red')
      .end();
  });

  test('[EA-2.1.4-01][EA-2.1.4-02] infiltrators go twice as far and past the zones of their target', () => {
    const profile = { abilities: ['infiltrator' as const] };
    const f = { red: { mob: { ...at([30, 30]), profile } }, blue: { foes: at([44, 30]) } };
    charge(f)
      .answer('move', plan({ 'mob.1': [go(44, 35), go(50, 30)] }), 'red')
      .end();
  });
});

const counter = (f: Field, targets: string[] = ['foes']): Play =>
  field(f).start('move', { ...moveOf('mob', 'counterCharge'), targets });

describe('counter charges', () => {
  test('[EA-1.12.4-02][EA-G-11] 5 cm, 10 cm for the fast, nothing for those who cannot move', () => {
    const far = { blue: { foes: at([60, 30]) } };
    const with_ = (x: number, profile: object) => ({
      refused: (to: number) =>
        counter({ red: { mob: { ...at([x, 30]), profile } }, ...far }).refused(
          'move',
          plan({ 'mob.1': [go(x + to, 30)] }),
          'red',
        ),
    });
    expect(with_(30, {}).refused(6)).toMatchObject({ rule: 'EA-1.12.4-02', limit: 5000 });
    expect(with_(30, TANK).refused(11)).toMatchObject({ rule: 'EA-1.12.4-02', limit: 10_000 });
    expect(with_(30, { speed: 0 }).refused(1)).toMatchObject({ limit: 0 });
  });

  test('[EA-1.12.4-01] a unit in base contact stays', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([32, 30], [34, 30]) } };
    expect(counter(f).refused('move', plan({ 'mob.1': [go(28, 30)] }), 'red')).toMatchObject({ limit: 0 });
  });

  test('[EA-1.12.4-07][EA-1.12.4-09] directly towards the nearest enemy, or not at all', () => {
    const f = { red: { mob: at([30, 30]) }, blue: { foes: at([45, 30], [30, 50]) } };
    counter(f)
      .answer('move', plan({ 'mob.1': [go(34, 30)] }), 'red')
      .end();
    counter(f).answer('move', [], 'red').end();
    expect(counter(f).refused('move', plan({ 'mob.1': [go(33, 33)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.4-07',
      args: { enemy: 'foes.1' },
    });
  });

  test('[EA-1.12.4-08][EA-G-11] a unit with two enemies around it is left out', () => {
    const own = at([43, 30], [45, 32], [45, 36]);
    const f = { red: { mob: own }, blue: { foes: at([45, 30], [45, 41]) } };
    counter(f)
      .answer('move', plan({ 'mob.3': [go(45, 39)] }), 'red')
      .end();
    const alone = { red: { mob: at([43, 30], [45, 35]) }, blue: { foes: at([45, 30], [45, 41]) } };
    expect(counter(alone).refused('move', plan({ 'mob.2': [go(45, 36)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.4-07',
    });
  });

  test('[EA-1.12.4-05][EA-G-11] coherency is kept; a unit that had lost it before and stays is not lost', () => {
    const torn = { red: { mob: at([30, 30], [37, 30]) }, blue: { foes: at([50, 30]) } };
    expect(counter(torn).refused('move', plan({ 'mob.2': [go(40, 30)] }), 'red')).toMatchObject({
      rule: 'EA-1.2.1-03',
    });
    const s = counter({ red: { mob: at([30, 30], [60, 30]) }, blue: { foes: at([80, 30]) } });
    s.answer('move', [], 'red').end();
    expect(s.of('unitDestroyed')).toEqual([]);
  });
});

describe('consolidation', () => {
  const consolidate = (f: Field): Play => field(f).start('move', moveOf('mob', 'consolidation'));

  test('[EA-1.12.9-04][EA-1.12.9-05] 5 cm, and not into zones of control', () => {
    const f = { red: { mob: { places: row(2, 1, 30, 30) } }, blue: { foes: at([30, 42]) } };
    expect(consolidate(f).refused('move', plan({ 'mob.2': [go(39, 30)] }), 'red')).toMatchObject({
      rule: 'EA-1.12.9-04',
    });
    expect(consolidate(f).refused('move', plan({ 'mob.1': [go(30, 35)] }), 'red')).toMatchObject({
      rule: 'EA-1.7.3-03',
    });
    consolidate(f)
      .answer('move', plan({ 'mob.2': [go(37, 30)] }), 'red')
      .end();
  });
});
