import type { Plan } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { brawl } from '../../test/melee.ts';
import { go } from '../../test/ways.ts';
import { ruleset } from '../index.ts';

const at = (...places: NonNullable<Troop['places']>): Troop => ({ places });

/** The squad fights. Nobody has a weapon, so there are no attacks. */
const fight = (f: Field): Play => field(brawl(f)).start('fight', { seat: 'red', unit: 'squad' });

const wheres = (s: Play, ...models: string[]) =>
  models.map((m) => {
    const { where } = s.state.models[m]!;
    return where.at === 'battlefield' ? [where.x / 2540, where.y / 2540] : null;
  });

describe('piling in', () => {
  const near: Field = { red: { squad: at([10, 10], [10, 11.5]) }, blue: { horde: at([12, 10], [14, 10]) } };

  test('[WH-FIGHT-12] pile in, melee attacks, consolidate, in this order', () => {
    const armed = { squad: { ...at([10, 10]), weapons: ['blade'] } };
    const s = fight({ red: armed, blue: { horde: at([12, 10]) }, dice: [1] });
    expect(s.of('rolled')).toEqual([]);
    s.answer('pileIn', [], 'red');
    expect(s.of('rolled')).toHaveLength(1);
    s.answer('consolidate', [], 'red').end();
  });

  test('[WH-PILE-01][WH-PILE-06] up to 3", whoever the player likes', () => {
    const s = fight(near);
    expect(s.request('pileIn')).toMatchObject({ movers: ['squad.1', 'squad.2'], none: true });
    expect(s.refused('pileIn', [go('squad.2', [12, 14], [12, 11.5])], 'red')).toMatchObject({
      code: 'tooFar',
      rule: 'WH-PILE-01',
    });
    s.answer('pileIn', [go('squad.1', [10.997, 10])], 'red');
    expect(wheres(s, 'squad.1', 'squad.2')).toEqual([
      [expect.closeTo(10.997, 3), 10],
      [10, 11.5],
    ]);
    s.answer('consolidate', [], 'red').end();
  });

  test('[WH-PILE-01] nobody who touches an enemy already', () => {
    const s = fight({ red: { squad: at([11, 10], [11, 11.5]) }, blue: { horde: at([12, 10]) } });
    expect(s.request('pileIn').movers).toEqual(['squad.2']);
    expect(s.refused('pileIn', [go('squad.1', [11, 10.1])], 'red').rule).toBe('WH-PILE-01');
  });

  test('[WH-AIR-26][WH-AIR-27] no AIRCRAFT', () => {
    const plane: Troop = { ...at([10, 10]), sheet: { keywords: ['AIRCRAFT', 'FLY'] } };
    const s = fight({ red: { squad: plane }, blue: { horde: { ...at([12, 10]), sheet: { keywords: ['FLY'] } } } });
    expect(s.of('piledIn')).toEqual([]);
    s.end();
  });

  test('[WH-PILE-02] only into engagement range and in coherency', () => {
    const far: Field = { red: { squad: at([10, 10], [10, 11.5]) }, blue: { horde: at([13.5, 10]) } };
    expect(fight(far).refused('pileIn', [go('squad.1', [10.5, 10])], 'red')).toMatchObject({
      code: 'notNear',
      rule: 'WH-PILE-02',
    });
    expect(
      fight({ ...far, red: { squad: at([10, 10], [9, 11.5]) } }).refused('pileIn', [go('squad.1', [12.497, 10])], 'red')
        .rule,
    ).toBe('WH-COH-03');
    fight(far)
      .answer('pileIn', [go('squad.1', [12.497, 10])], 'red')
      .answer('consolidate', [], 'red')
      .end();
  });

  test('[WH-PILE-03] where no enemy can be reached, nobody piles in', () => {
    const s = fight({ red: { squad: at([10, 10]) }, blue: { horde: at([15.01, 10]) } });
    expect(s.of('piledIn')).toEqual([]);
    s.end();
  });

  test('[WH-PILE-04][WH-G-26] closer to the closest enemy model, or to one of several equally close', () => {
    const s = fight(near);
    expect(s.refused('pileIn', [go('squad.1', [10, 9.9])], 'red')).toMatchObject({
      code: 'notCloser',
      rule: 'WH-PILE-04',
    });
    const between: Field = { red: { squad: at([10, 10]) }, blue: { horde: at([12, 10], [8, 10]) } };
    for (const x of [10.997, 9.003])
      fight(between)
        .answer('pileIn', [go('squad.1', [x, 10])], 'red')
        .end();
  });

  test('[WH-PILE-05] in base contact if it can; the refusal shows how', () => {
    const s = fight(near);
    const refusal = s.refused('pileIn', [go('squad.1', [10.5, 10])], 'red');
    expect(refusal).toMatchObject({ code: 'couldTouch', rule: 'WH-PILE-05', args: { model: 'squad.1' } });
    s.answer('pileIn', refusal.better as Plan, 'red')
      .answer('consolidate', [], 'red')
      .end();
  });

  test('[WH-AIR-28] AIRCRAFT are not the closest enemy for those that cannot FLY', () => {
    const plane: Troop = { ...at([10, 8]), sheet: { keywords: ['AIRCRAFT', 'FLY'] } };
    const s = fight({ red: { squad: at([10, 10]) }, blue: { plane, horde: at([12.5, 10]) } });
    s.answer('pileIn', [go('squad.1', [11.497, 10])], 'red').end();
    const flyer: Troop = { ...at([10, 10]), sheet: { keywords: ['FLY'] } };
    const f = fight({ red: { squad: flyer }, blue: { plane, horde: at([12.5, 10]) } });
    expect(f.refused('pileIn', [go('squad.1', [11.497, 10])], 'red').rule).toBe('WH-PILE-04');
  });
});

describe('consolidating', () => {
  /** After piling in nowhere. */
  const after = (f: Field): Play => fight(f).answer('pileIn', [], 'red');

  test('[WH-CONS-01][WH-CONS-07][WH-MELEE-12] up to 3", whoever the player likes, even without any attack', () => {
    const s = after({ red: { squad: at([10, 10], [10, 11.5]) }, blue: { horde: at([13.5, 10]) } });
    expect(s.request('consolidate')).toMatchObject({ movers: ['squad.1', 'squad.2'], none: true });
    s.answer('consolidate', [go('squad.1', [12.497, 10])], 'red');
    expect(s.of('consolidated').map((e) => e.placed.map((p) => p.model))).toEqual([['squad.1']]);
    s.end();
  });

  test('[WH-CONS-02][WH-CONS-03][WH-CONS-04] towards the enemy, closer, in contact if possible', () => {
    const s = after({ red: { squad: at([10, 10]) }, blue: { horde: at([13.5, 10]) } });
    expect(s.refused('consolidate', [go('squad.1', [10.2, 10])], 'red').rule).toBe('WH-CONS-02');
    expect(s.refused('consolidate', [go('squad.1', [9.5, 10])], 'red').rule).toBe('WH-CONS-03');
    expect(s.refused('consolidate', [go('squad.1', [12, 10])], 'red')).toMatchObject({
      code: 'couldTouch',
      rule: 'WH-CONS-04',
    });
  });

  test('[WH-FIGHT-09][WH-FIGHT-11] a unit that is reached by a consolidation fights in the second step', () => {
    const red = { squad: at([11, 10], [10.3, 11.6]) };
    const s = field(brawl({ red, blue: { horde: at([12, 10]), late: at([10.4, 13.75]) } })).start('fightPhase', {
      seat: 'red',
    });
    s.answer('pileIn', [], 'red').answer('consolidate', [go('squad.2', [10.4, 12.747])], 'red');
    expect(s.of('unitFights').map((e) => e.unit)).toEqual(['horde', 'squad', 'late']);
  });
});

test('[WH-G-66][WH-FIGHT-11] a unit that fights first but was not eligible at the start comes in the second step', () => {
  const late: Troop = { ...at([10.4, 13.75]), sheet: { abilities: [{ ability: 'fightsFirst' }] } };
  const s = field(brawl({ red: { squad: at([11, 10], [10.3, 11.6]) }, blue: { horde: at([12, 10]), late } }));
  for (const name of ['charged', 'chargeBonus'] as const)
    s.state.effects.push({
      name,
      rule: 'WH-CHARGE-19',
      on: 'squad',
      by: 'red',
      data: {},
      until: { until: 'never' },
      armed: false,
    });
  s.start('fightPhase', { seat: 'red' }).answer('pileIn', [], 'red');
  s.answer('consolidate', [go('squad.2', [10.4, 12.747])], 'red');
  const steps = s.events.flatMap((e) =>
    e.type === 'unitFights' ? [e.unit] : e.type === 'fightStepBegan' ? [e.first ? 'first' : 'remaining'] : [],
  );
  expect(steps.slice(0, 3)).toEqual(['first', 'squad', 'remaining']);
  expect(s.request('fightNext').options.map((o) => o.id)).toEqual(['horde', 'late']);
});

describe('consolidating towards an objective marker', () => {
  /** A unit that has charged and has no enemy near it any more. */
  const alone = (markers: Field['objectives'], blue: Field['blue'] = { horde: at([40, 40]) }): Play =>
    fight({ red: { squad: at([10, 10], [10, 11.5]) }, blue, objectives: markers! });

  test('[WH-CONS-05][WH-G-87] where no enemy can be reached: into range of the closest marker', () => {
    const s = alone({ near: [16, 10], far: [4.5, 17] });
    expect(s.request('consolidate').movers).toEqual(['squad.1', 'squad.2']);
    expect(s.refused('consolidate', [go('squad.2', [9.5, 11.9])], 'red').rule).toBe('WH-CONS-05');
    s.answer('consolidate', [go('squad.1', [12, 10])], 'red').end();
    expect(s.of('consolidated')).toHaveLength(1);
  });

  test('[WH-CONS-05] not where an enemy can be reached; the refusal shows how', () => {
    const s = alone({ near: [16, 10] }, { horde: at([8.5, 14.7]) });
    const refusal = s.answer('pileIn', [], 'red').refused('consolidate', [go('squad.1', [12, 10])], 'red');
    expect(refusal).toMatchObject({ code: 'enemyFirst', rule: 'WH-CONS-05' });
    s.answer('consolidate', refusal.better as Plan, 'red').end();
  });

  test('[WH-CONS-06] with neither in reach nobody moves', () => {
    const s = alone({ far: [18, 10] });
    expect(s.of('consolidated')).toEqual([]);
    s.end();
  });
});

test('what computer players would answer is legal, and brings as many as possible into contact', () => {
  const f: Field = { red: { squad: at([10, 10], [10, 11.5], [9, 12.5]) }, blue: { horde: at([12, 10], [12, 11.5]) } };
  const s = fight(f);
  const { look } = s.battle;
  const plan = ruleset.tactics['pileIn']!.likely!(look, s.request('pileIn') as never) as unknown as Plan;
  s.answer('pileIn', plan, 'red');
  expect(plan.map((p) => p.mover).sort()).toEqual(['squad.1', 'squad.2', 'squad.3']);
  s.end();
});
