import { describe, expect, test } from 'vitest';
import { type Field, field, type Play } from '../../test/field.ts';
import { brawl, hero } from '../../test/melee.ts';

/** Pairs of enemies, base to base. */
const duels = (pairs: number, more: Field = {}): Field => {
  const row = (name: string, y: number) =>
    Object.fromEntries(Array.from({ length: pairs }, (_, i) => [`${name}${i + 1}`, hero(6 + 8 * i, y)]));
  return brawl({ red: row('red', 10), blue: row('blue', 11), ...more });
};

/** A fight phase of red in which every hit roll misses. */
const phase = (f: Field): Play =>
  field({ dice: new Array<number>(4).fill(1), ...f }).start('fightPhase', { seat: 'red' });

const fought = (s: Play): string[] => s.of('unitFights').map((e) => e.unit);
const stepOf = (s: Play, unit: string): string => {
  let first = true;
  for (const e of s.events) {
    if (e.type === 'fightStepBegan') first = e.first;
    if (e.type === 'unitFights' && e.unit === unit) return first ? 'first' : 'remaining';
  }
  return 'never';
};

describe('who is eligible', () => {
  test('[WH-FIGHT-04] units within engagement range of an enemy', () => {
    const s = phase(brawl({ red: { a: hero(10, 10), far: hero(30, 10) }, blue: { b: hero(11, 10) }, dice: [1, 1] }));
    expect(fought(s)).toEqual(['b', 'a']);
    s.end();
  });

  test('[WH-FIGHT-05] and units that have charged, whatever happened to their targets since', () => {
    const s = field(brawl({ red: { a: hero(10, 10), far: hero(30, 10) }, blue: { b: hero(50, 10) } }));
    charge(s, 'far').start('fightPhase', { seat: 'red' });
    expect(fought(s)).toEqual(['far']);
    s.end();
  });

  test('[WH-FIGHT-06] nobody fights twice', () => {
    const s = phase(duels(1, { dice: [1, 1] }));
    expect(fought(s)).toEqual(['blue1', 'red1']);
    s.end();
  });
});

describe('whose turn it is', () => {
  test('[WH-FIGHT-02][WH-FIGHT-03] the players alternate, the one whose turn it is not begins, and nobody may pass', () => {
    const s = phase(duels(2));
    expect(s.asked).toEqual(['blue:fightNext']);
    expect(s.request('fightNext').optional).toBeUndefined();
    expect(s.request('fightNext').options.map((o) => o.id)).toEqual(['blue1', 'blue2']);
    s.answer('fightNext', 'blue2', 'blue').answer('fightNext', 'red1', 'red');
    expect(fought(s)).toEqual(['blue2', 'red1', 'blue1', 'red2']);
    s.end();
  });

  test('[WH-FIGHT-07][WH-FIGHT-08] who alone has units left fights with all of them, and then the phase is over', () => {
    const s = phase(brawl({ red: { a: hero(11, 10), b: hero(13, 10), c: hero(12, 9) }, blue: { d: hero(12, 10) } }));
    expect(s.asked).toEqual(['blue:meleeTargets']);
    s.answer('meleeTargets', { a: 1 }, 'blue').answer('fightNext', 'c', 'red').answer('fightNext', 'a', 'red');
    expect(fought(s)).toEqual(['d', 'c', 'a', 'b']);
    s.end();
  });
});

describe('the two steps', () => {
  const quick = { abilities: [{ ability: 'fightsFirst' as const }] };

  test('[WH-FIGHT-01][WH-FIGHT-10][WH-ABIL-11] units that fight first come first', () => {
    const s = phase(
      brawl({
        red: { a: hero(10, 10, { sheet: quick }), c: hero(20, 10) },
        blue: { b: hero(11, 10), d: hero(21, 10) },
      }),
    );
    s.answer('fightNext', 'b', 'blue');
    expect(fought(s)).toEqual(['a', 'b', 'c', 'd']);
    expect(s.of('fightStepBegan').map((e) => e.first)).toEqual([true, false]);
    s.end();
  });

  test('[WH-ABIL-11] of an attached unit every part must have the ability', () => {
    const led = (both: boolean): Play => {
      const chief = hero(10, 9, { sheet: both ? quick : {}, attachedTo: 'a' });
      const red = { a: hero(10, 10, { sheet: quick }), chief };
      return phase(brawl({ red, blue: { b: hero(11, 10) }, dice: [1, 1] }));
    };
    expect(stepOf(led(true), 'a')).toBe('first');
    expect(stepOf(led(false), 'a')).toBe('remaining');
  });

  test('[WH-FIGHT-10][WH-CHARGE-19] so do units with the charge bonus', () => {
    const s = charge(field(duels(1, { dice: [1, 1] })), 'red1');
    s.start('fightPhase', { seat: 'red' });
    expect(fought(s)).toEqual(['red1', 'blue1']);
    s.end();
  });

  test('[WH-FIGHT-08][WH-FIGHT-02] in the second step, too, the player whose turn it is not begins', () => {
    const s = charge(field(duels(3, { dice: [1, 1, 1, 1, 1, 1] })), 'red1');
    s.start('fightPhase', { seat: 'red' });
    expect(fought(s)).toEqual(['red1']);
    expect(s.asked).toEqual(['blue:fightNext']);
  });
});

/** As if the unit had charged. */
function charge(s: Play, unit: string): Play {
  for (const name of ['charged', 'chargeBonus'] as const)
    s.state.effects.push({
      name,
      rule: 'WH-CHARGE-19',
      on: unit,
      by: 'red',
      data: {},
      until: { until: 'never' },
      armed: false,
    });
  return s;
}
