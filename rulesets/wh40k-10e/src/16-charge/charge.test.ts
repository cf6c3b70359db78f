import type { Plan } from '@walstatt/engine';
import { odds } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle, stateOf, type Troop, wall } from '../../test/field.ts';
import { go } from '../../test/ways.ts';
import type { State, Terrain } from '../generated/state.ts';
import { type FortyK, ruleset } from '../index.ts';

const at = (...places: NonNullable<Troop['places']>): Troop => ({ places });
const keywords = (...names: string[]): Troop => ({ sheet: { keywords: names } });

/** A charge phase of red. */
const phase = (f: Field, effects: readonly object[] = []): Play => {
  const s = field(f);
  for (const e of effects) s.state.effects.push(e as never);
  return s.start('chargePhase', { seat: 'red' });
};

/** The squad charges at these targets. */
const charge = (f: Field, targets: string[] = ['horde']): Play =>
  field(f).start('charge', { seat: 'red', unit: 'squad', targets });

const moved = (on: string, how: string): object => ({
  name: 'moved',
  rule: 'WH-MOVE-17',
  on,
  by: 'red',
  data: { how },
  until: { until: 'never' },
  armed: false,
});

const chargers = (s: Play): string[] => s.request('chargeNext').options.map((o) => o.id);
const placeOf = (s: Play, model: string) => s.state.models[model]!.where;

describe('who charges', () => {
  const two: Field = { red: { a: at([10, 10]), b: at([10, 14]) }, blue: { horde: at([20, 12]) } };

  test('[WH-CHARGE-01][WH-CHARGE-02] one unit after another, each once, as long as the player likes', () => {
    const s = phase({ ...two, dice: [1, 1] });
    expect(s.request('chargeNext').optional).toBe(true);
    expect(chargers(s)).toEqual(['a', 'b']);
    s.answer('chargeNext', 'a', 'red');
    expect(s.of('chargeFailed').map((e) => e.unit)).toEqual(['a']);
    expect(s.refused('chargeNext', 'a', 'red').rule).toBe('WH-CHARGE-02');
    s.answer('chargeNext', null, 'red').end();
  });

  test('[WH-CHARGE-03] only with an enemy within 12"', () => {
    const s = phase({ red: { a: at([10, 10]), far: at([6.99, 10]) }, blue: { horde: at([20, 10]) } });
    expect(chargers(s)).toEqual(['a']);
    expect(s.refused('chargeNext', 'far', 'red').rule).toBe('WH-CHARGE-03');
  });

  test('[WH-CHARGE-03][WH-G-64] nor a unit to which an enemy comes within 12" only later in the phase', () => {
    const red = { squad: at([17, 10]), late: at([6.8, 10]) };
    const s = field({ red, blue: { horde: at([20, 10]), helper: at([24, 13]) } });
    s.state.players['blue']!.commandPoints = 9;
    s.moreDice(1, 1, 6, 6).start('chargePhase', { seat: 'red' });
    expect(chargers(s)).toEqual(['squad']);
    s.answer('chargeNext', 'squad', 'red').answer('chargeTargets', ['horde'], 'red');
    s.answer('charge', [go('squad.1', [18.997, 10])], 'red');
    s.answer('chargeEnds', 'heroicIntervention/helper', 'blue').answer('afterRoll', null, 'blue');
    s.answer('charge', s.refused('charge', [], 'blue').better, 'blue').end();
    expect(s.question('within', { unit: 'late', target: 'helper', distance: 12 * 2540 })).toBe(true);
  });

  test('[WH-CHARGE-04][WH-CHARGE-05] not after an advance or after falling back', () => {
    const s = phase({ red: { ...two.red, c: at([10, 18]) }, blue: two.blue! }, [
      moved('a', 'advance'),
      moved('b', 'fallBack'),
    ]);
    expect(chargers(s)).toEqual(['c']);
    expect(s.refused('chargeNext', 'a', 'red').rule).toBe('WH-CHARGE-04');
    expect(s.refused('chargeNext', 'b', 'red').rule).toBe('WH-CHARGE-05');
  });

  test('[WH-CHARGE-06] not within engagement range of an enemy', () => {
    const s = phase({ red: { a: at([10, 10]), b: at([18, 12]) }, blue: { horde: at([20, 12]) } });
    expect(chargers(s)).toEqual(['a']);
    expect(s.refused('chargeNext', 'b', 'red').rule).toBe('WH-CHARGE-06');
  });

  test('[WH-CHARGE-07][WH-AIR-20] no AIRCRAFT', () => {
    const s = phase({ ...two, red: { a: at([10, 10]), b: { ...at([10, 14]), ...keywords('AIRCRAFT', 'FLY') } } });
    expect(s.refused('chargeNext', 'b', 'red').rule).toBe('WH-CHARGE-07');
  });

  test('[WH-CHARGE-20] then come the fights', () => {
    const s = field(two).start('turn', { seat: 'red' });
    while (s.asked[0] !== 'red:chargeNext') s.answer(s.asked[0]!.split(':')[1]!, null);
    s.answer('chargeNext', null, 'red');
    const phases = s.of('phaseBegan').map((e) => e.phase);
    expect(phases.slice(-2)).toEqual(['charge', 'fight']);
  });
});

describe('targets', () => {
  const targets = (s: Play): string[] => s.request('chargeTargets').options.map((o) => o.id);

  test('[WH-CHARGE-08][WH-CHARGE-09] one or more enemy units within 12", seen or not', () => {
    const s = charge(
      {
        red: { squad: at([10, 10]), friends: at([12, 10]) },
        blue: { hidden: at([20, 10]), open: at([10, 16]), far: at([23.01, 10]) },
        terrain: { ruin: wall(15, 0, 20, 10) },
      },
      [],
    );
    expect(targets(s)).toEqual(['hidden', 'open']);
    expect(s.request('chargeTargets')).toMatchObject({ min: 1, max: 2 });
    expect(s.refused('chargeTargets', ['far'], 'red').rule).toBe('WH-CHARGE-08');
    s.moreDice(1, 1).answer('chargeTargets', ['open', 'hidden'], 'red');
    expect(s.of('chargeDeclared').map((e) => e.targets)).toEqual([['open', 'hidden']]);
  });

  test('[WH-AIR-21] AIRCRAFT only for those that can FLY', () => {
    const plane: Troop = { ...at([14, 10]), ...keywords('AIRCRAFT', 'FLY') };
    const of = (...names: string[]): Play =>
      charge(
        {
          red: { squad: { ...at([10, 10]), ...keywords(...names) } },
          blue: { plane, horde: at([10, 16]), two: at([8, 16]) },
        },
        [],
      );
    expect(targets(of())).toEqual(['horde', 'two']);
    expect(of().refused('chargeTargets', ['plane'], 'red').rule).toBe('WH-AIR-21');
    expect(targets(of('FLY'))).toEqual(['plane', 'horde', 'two']);
  });
});

/** Base to base with an enemy at 17. */
const TOUCH = 15.997;

describe('the charge move', () => {
  /** From base to base 6". */
  const alone: Field = { red: { squad: at([10, 10]) }, blue: { horde: at([17, 10]) } };

  test('[WH-CHARGE-10][WH-CHARGE-11][WH-CHARGE-14] a roll too low for engagement range fails', () => {
    const s = charge({ ...alone, dice: [2, 2] });
    expect(s.of('chargeFailed')).toHaveLength(1);
    expect(placeOf(s, 'squad.1')).toMatchObject({ x: 25400 });
    s.end();
  });

  test('[WH-CHARGE-11][WH-CHARGE-15] otherwise the models move up to the roll, and the unit ends near its target', () => {
    const s = charge({ ...alone, dice: [2, 3] });
    expect(s.refused('charge', [go('squad.1', [14.9, 10])], 'red')).toMatchObject({
      code: 'notEngaged',
      rule: 'WH-CHARGE-11',
    });
    expect(s.refused('charge', [go('squad.1', [15.1, 10])], 'red')).toMatchObject({
      code: 'tooFar',
      rule: 'WH-CHARGE-15',
    });
    s.answer('charge', [go('squad.1', [15, 10])], 'red');
    expect(s.of('unitCharged').map((e) => e.targets)).toEqual([['horde']]);
    expect(placeOf(s, 'squad.1')).toMatchObject({ x: 15 * 2540 });
    s.end();
  });

  test('[WH-CHARGE-15][WH-G-27] not to move is refused with a charge move that is possible', () => {
    const s = charge({ ...alone, dice: [6, 6] });
    const { code, better } = s.refused('charge', [], 'red');
    expect(code).toBe('canCharge');
    s.answer('charge', better, 'red').end();
    expect(s.of('unitCharged')).toHaveLength(1);
  });

  test('[WH-CHARGE-14][WH-G-27] where no way was found, staying is no mistake', () => {
    const ring = [
      [14, 10],
      [14, 12],
      [14, 8],
      [14, 6],
      [14, 14],
    ] as const;
    const s = charge({
      red: { squad: at([10, 10]) },
      blue: { horde: at([17, 10]), screen: at(...ring) },
      dice: [2, 4],
    });
    s.answer('charge', [], 'red');
    expect(s.of('chargeFailed')).toHaveLength(1);
    s.end();
  });

  test('[WH-CHARGE-17] a model that can touch an enemy must; the refusal shows how', () => {
    const s = charge({ ...alone, dice: [3, 3] });
    const refusal = s.refused('charge', [go('squad.1', [15, 10])], 'red');
    expect(refusal).toMatchObject({ code: 'couldTouch', rule: 'WH-CHARGE-17', args: { model: 'squad.1' } });
    s.answer('charge', refusal.better as Plan, 'red').end();
  });

  test('[WH-CHARGE-17] but not where that would leave another target out', () => {
    const f: Field = {
      red: { squad: at([10, 10]) },
      blue: { horde: at([14, 10]), other: at([14, 13.6]) },
      dice: [2, 2],
    };
    const s = charge(f, ['horde', 'other']);
    s.answer('charge', [go('squad.1', [13.2, 11.8])], 'red').end();
  });

  const pair: Field = { red: { squad: at([10, 10], [10, 12]) }, blue: { horde: at([17, 10]) } };

  test('[WH-CHARGE-13] the unit ends in coherency', () => {
    const s = charge({ ...pair, dice: [3, 3] });
    const apart = [go('squad.1', [TOUCH, 10]), go('squad.2', [11, 12])];
    expect(s.refused('charge', apart, 'red').rule).toBe('WH-COH-03');
  });

  test('[WH-CHARGE-16] every model ends closer to a target', () => {
    const near: Field = { red: { squad: at([10, 10], [10, 11.5]) }, blue: { horde: at([13, 10]) }, dice: [1, 1] };
    const first = go('squad.1', [11.997, 10]);
    expect(charge(near).refused('charge', [first, go('squad.2', [9.9, 11.5])], 'red')).toMatchObject({
      code: 'notCloser',
      rule: 'WH-CHARGE-16',
    });
    const refusal = charge(near).refused('charge', [first], 'red');
    expect(refusal).toMatchObject({ code: 'couldCloseIn', rule: 'WH-CHARGE-16', args: { model: 'squad.2' } });
    charge(near).answer('charge', refusal.better, 'red').end();
  });

  test('[WH-CHARGE-12] nobody comes near other enemies, on the way or at the end', () => {
    const f: Field = { ...alone, blue: { horde: at([17, 10]), others: at([13, 11.5]) }, dice: [6, 6] };
    const s = charge(f);
    expect(s.refused('charge', [go('squad.1', [TOUCH, 10])], 'red')).toMatchObject({
      code: 'engagedOnTheWay',
      rule: 'WH-CHARGE-12',
    });
    s.answer('charge', [go('squad.1', [13, 8.5], [16, 9.95])], 'red').end();
  });

  test('[WH-CHARGE-18] the models go in the order that the player likes', () => {
    const s = charge({ ...pair, dice: [4, 3] });
    const plan = s.refused('charge', [], 'red').better as Plan;
    s.answer('charge', [...plan].reverse(), 'red').end();
    expect(s.of('unitCharged')[0]!.placed.map((p) => p.model)).toEqual(plan.map((p) => p.mover).reverse());
  });

  test('[WH-CHARGE-19] whoever has charged has the charge bonus until the end of the turn', () => {
    const s = charge({ ...alone, dice: [2, 3] }).answer('charge', [go('squad.1', [15, 10])], 'red');
    expect(s.state.effects.map((e) => [e.name, e.on])).toEqual([
      ['charged', 'squad'],
      ['chargeBonus', 'squad'],
    ]);
    expect(s.state.effects[1]!.until).toMatchObject({ until: 'end', frame: 'turn' });
  });
});

test('[WH-CHARGE-10] the odds of a charge over 6" are those of rolling a 5 with two dice', () => {
  const state = stateOf({ red: { squad: at([10, 10]) }, blue: { horde: at([17, 10]) } });
  const context = { seat: 'red', unit: 'squad', targets: ['horde'], distance: 0, bonus: true };
  const measure = (s: State): number => ruleset.measures!['charged']!.value(s, { unit: 'squad' }) as number;
  const found = odds<FortyK>(ruleset, { state, since: [] }, { start: { activity: 'charge', context }, measure });
  expect(new Map(found.distribution).get(1)).toBeCloseTo(30 / 36, 12);
});

describe('terrain and flyers', () => {
  const block = (x: number, top: number, width = 4): Partial<Terrain> => {
    const shape = rectangle(x, 5, width, 10);
    return { kind: 'hill', footprint: shape, solids: [{ part: 'body', shape, bottom: 0, top: top * 2540 }] };
  };

  test('[WH-CHARGE-21][WH-CHARGE-22][WH-CHARGE-23] over terrain: free up to 2", else up and down count', () => {
    const across = (top: number, dice: number[]): Play =>
      charge({
        red: { squad: at([10, 10]) },
        blue: { horde: at([18, 10]) },
        terrain: { block: block(12, top, 2) },
        dice,
      });
    across(2, [3, 3])
      .answer('charge', [go('squad.1', [16, 10])], 'red')
      .end();
    expect(across(2.1, [4, 4]).refused('charge', [go('squad.1', [16, 10])], 'red')).toMatchObject({ code: 'tooFar' });
    across(2.1, [6, 5])
      .answer('charge', [go('squad.1', [16, 10])], 'red')
      .end();
  });

  /** WH-G-20: the enemy stands on a hill of 3", more than 1" from its edge. */
  const uphill = (dice: number[], ...names: string[]): Play =>
    charge({
      red: { squad: { ...at([10, 10]), ...keywords(...names) } },
      blue: { horde: at([15.5, 10, 3]) },
      terrain: { hill: block(12.9, 3, 8) },
      dice,
    });

  test('[WH-CHARGE-23][WH-G-20] 3" up and 4.5" away, more than 1" from the edge: it takes a 7', () => {
    expect(uphill([3, 3]).of('chargeFailed')).toHaveLength(0);
    expect(uphill([3, 3]).refused('charge', [go('squad.1', [13.5, 10, 3])], 'red')).toMatchObject({ code: 'tooFar' });
    uphill([4, 3])
      .answer('charge', [go('squad.1', [13.5, 10, 3])], 'red')
      .end();
  });

  test('[WH-CHARGE-24] nobody ends in mid-climb', () => {
    expect(uphill([6, 6]).refused('charge', [go('squad.1', [13.5, 10, 1])], 'red').rule).not.toBeNull();
    expect(uphill([6, 6]).refused('charge', [go('squad.1', [12, 10, 2])], 'red')).toMatchObject({ rule: 'WH-MTER-04' });
  });

  test('[WH-CHARGE-25] who can FLY and ends on terrain goes straight through the air', () => {
    uphill([3, 3], 'FLY')
      .answer('charge', [go('squad.1', [14.497, 10, 3])], 'red')
      .end();
  });

  test('[WH-CHARGE-26][WH-CHARGE-27][WH-G-82] who can FLY passes over others, but ends on nobody', () => {
    const over = (...names: string[]): Play =>
      charge({
        red: { squad: { ...at([10, 10]), ...keywords(...names) } },
        blue: { horde: at([17, 10]), others: at([13, 10]) },
        dice: [6, 6],
      });
    expect(over().refused('charge', [go('squad.1', [TOUCH, 10])], 'red').rule).toBe('WH-MOVE-08');
    over('FLY')
      .answer('charge', [go('squad.1', [TOUCH, 10])], 'red')
      .end();
    expect(over('FLY').refused('charge', [go('squad.1', [16.5, 10])], 'red').code).toBe('onModel');
    expect(over('FLY').refused('charge', [go('squad.1', [14.5, 10])], 'red').rule).toBe('WH-CHARGE-12');
  });

  test('[WH-AIR-22] who can FLY may charge AIRCRAFT and end near it', () => {
    const plane: Troop = { ...at([17, 10]), ...keywords('AIRCRAFT', 'FLY') };
    const s = charge({ red: { squad: { ...at([10, 10]), ...keywords('FLY') } }, blue: { horde: plane }, dice: [3, 3] });
    s.answer('charge', [go('squad.1', [TOUCH, 10])], 'red').end();
  });
});

test('[WH-CHARGE-13] it ends in unit coherency', () => {
  const s = charge({ red: { squad: at([10, 10], [10, 12]) }, blue: { horde: at([16, 10]) }, dice: [3, 3] });
  const apart = [go('squad.1', [14.997, 10]), go('squad.2', [10.1, 12])];
  expect(s.refused('charge', apart, 'red')).toMatchObject({ code: 'outOfCoherency', rule: 'WH-COH-03' });
  const { better } = s.refused('charge', [], 'red');
  s.answer('charge', better, 'red').end();
});
