import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { way } from '../../test/plans.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { SpecialAbility, SpecialDeed } from '../generated/state.ts';

const special = (does: SpecialDeed, more: Partial<SpecialAbility> = {}): SpecialAbility => ({
  name: 'Voice',
  wargear: null,
  ...more,
  does,
});
const voice = (by: number, of: 'friends' | 'enemies' = 'friends', keywords: string[] = []) =>
  special({ does: 'auraOfTests', range: inch(6), by, of, keywords });
const leader = (x: number, ability: SpecialAbility, more: Partial<Troop['sheet']> = {}): Troop => ({
  places: [[x, 10]],
  sheet: { special: [ability], ...more },
});
/** A unit with its edge at 10". */
const squad: Troop = { places: [[9.5, 10]], sheet: { keywords: ['INFANTRY'] } };
const test7 = (f: Field, ...dice: number[]): Play =>
  field({ ...f, red: { squad, ...f.red }, dice }).start('leadershipTest', { unit: 'squad' });
const passed = (s: Play) => s.of('leadershipTested').map((e) => e.passed);

describe('Leadership tests', () => {
  test('[WH-DATA-09][WH-DATA-02] two dice, at least the best Leadership in the unit', () => {
    expect(passed(test7({}, 3, 3))).toEqual([true]);
    expect(passed(test7({}, 2, 3))).toEqual([false]);
    const mixed: Troop = {
      places: [
        [10, 10],
        [12, 10],
      ],
      profile: { leadership: 8 },
      other: { 1: { leadership: 7 } },
    };
    expect(passed(test7({ red: { squad: mixed } }, 3, 4))).toEqual([true]);
    expect(passed(test7({ red: { squad: mixed } }, 3, 3))).toEqual([false]);
  });
});

describe('auras', () => {
  const auras = (red: Field['red'], blue: Field['blue'] = {}) =>
    field({ red: { squad, ...red }, blue }).question('auras', { unit: 'squad' });

  test('[WH-DATA-12][WH-MEAS-05] within range of a model with the ability', () => {
    expect(auras({ bard: leader(16.5, voice(1)) })).toEqual(['Voice']);
    expect(auras({ bard: leader(16.51, voice(1)) })).toEqual([]);
    expect(passed(test7({ red: { bard: leader(16.5, voice(1)) } }, 2, 3))).toEqual([true]);
    expect(passed(test7({ red: { bard: leader(16.51, voice(1)) } }, 2, 3))).toEqual([false]);
    expect(passed(test7({ blue: { bell: leader(16.5, voice(-1, 'enemies')) } }, 3, 3))).toEqual([false]);
  });

  test('[WH-DATA-12] friends or enemies with the keywords', () => {
    expect(auras({ bard: leader(12, voice(1, 'friends', ['INFANTRY'])) })).toEqual(['Voice']);
    expect(auras({ bard: leader(12, voice(1, 'friends', ['INFANTRY', 'BEAST'])) })).toEqual([]);
    expect(auras({ bard: leader(12, voice(1, 'enemies')) })).toEqual([]);
    expect(auras({}, { bard: leader(12, voice(1)) })).toEqual([]);
  });

  test('[WH-DATA-13] a model is always within range of its own aura', () => {
    const alone = {
      ...squad,
      sheet: { special: [special({ does: 'auraOfTests', range: 0, by: 1, of: 'friends', keywords: [] })] },
    };
    expect(auras({ squad: alone })).toEqual(['Voice']);
  });

  test('[WH-DATA-14][WH-DATA-15] several different ones at once, the same one only once', () => {
    const both = { bard: leader(12, voice(1)), bell: leader(14, { ...voice(1), name: 'Bell' }) };
    expect(auras(both)).toEqual(['Voice', 'Bell']);
    expect(passed(test7({ red: both }, 2, 2))).toEqual([true]);
    const twice = { bard: leader(12, voice(1)), poet: leader(14, voice(1)) };
    expect(passed(test7({ red: twice }, 2, 2))).toEqual([false]);
  });

  test('[WH-DATA-16] psychic abilities are for PSYKERS', () => {
    const hum = special({ does: 'auraOfPain', range: inch(6), on: 6, keywords: [], psychic: true });
    expect(auras({ bard: leader(12, hum) })).toEqual([]);
    expect(auras({ bard: leader(12, hum, { keywords: ['PSYKER'] }) })).toEqual(['Voice']);
  });

  test('[WH-DATA-05] abilities of wargear work while a model has it', () => {
    expect(auras({ bard: leader(12, { ...voice(1), wargear: 'horn' }) })).toEqual([]);
    expect(auras({ bard: { ...leader(12, { ...voice(1), wargear: 'horn' }), wargear: ['horn'] } })).toEqual(['Voice']);
  });
});

test('[WH-DATA-04] a damaged model controls less', () => {
  const engine = (lost: number): Troop => ({
    profile: { wounds: 10, objectiveControl: 5 },
    lost,
    sheet: { special: [special({ does: 'damaged', left: 4, hit: -1, halvesControl: true })] },
  });
  const control = (lost: number) =>
    field({ red: { engine: engine(lost) } }).question('objectiveControl', { model: 'engine.1' });
  expect([control(5), control(6)]).toEqual([5, 3]);
});

describe('while a model leads a unit', () => {
  const led = (ability: SpecialAbility, more: Partial<Troop> = {}): NonNullable<Field['red']> => ({
    squad: { places: [[10, 10]], ...more },
    captain: { places: [[10, 11.5]], attachedTo: 'squad', sheet: { special: [ability] } },
  });
  const rolls = special({ does: 'leadingRolls', advance: 1, charge: 2 });

  test('[WH-DATA-04] it adds to the advance rolls of the unit', () => {
    const s = field({ red: led(rolls), dice: [3], round: 2 }).start('movementPhase', { seat: 'red' });
    s.answer('moveNext', 'squad').answer('moveHow', 'advance');
    expect(s.request('move').args.distance).toBe(inch(4));
  });

  test('[WH-DATA-04] and to its charge rolls, but not those of others, nor once its bodyguards are destroyed', () => {
    const charge = (red: Field['red']) =>
      field({ red: red!, blue: { horde: { places: [[20, 10]] } }, dice: [5, 4] }).start('charge', {
        seat: 'red',
        unit: 'squad',
        targets: ['horde'],
      });
    expect(charge(led(rolls)).request('charge').args.distance).toBe(inch(11));
    const alone = { squad: led(rolls)['squad']!, captain: { ...led(rolls)['captain']!, attachedTo: undefined } };
    expect(charge(alone as never).request('charge').args.distance).toBe(inch(9));
    const orphan = field({ red: led(rolls), blue: { horde: { places: [[18, 10]] } }, dice: [4, 4] });
    orphan.state.models['squad.1']!.where = { at: 'gone' };
    orphan.state.units['squad']!.status = { at: 'destroyed' };
    orphan.start('charge', { seat: 'red', unit: 'squad', targets: ['horde'] });
    expect(orphan.request('charge').args.distance).toBe(inch(8));
  });

  test('[WH-DATA-04] it charges over enemies as if they were not there, but nobody ends on them', () => {
    const blue = { horde: { places: [[18, 10]] as const }, guard: { places: [[14, 10]] as const } };
    const charge = (ability: SpecialAbility) =>
      field({ red: led(ability), blue, dice: [5, 4] }).start('charge', {
        seat: 'red',
        unit: 'squad',
        targets: ['horde'],
      });
    const to = (x: number) => [way('squad.1', [x, 10]), way('captain.1', [x - 0.2, 11.2])];
    expect(charge(rolls).refused('charge', to(16.999))).toMatchObject({ rule: 'WH-MOVE-08' });
    const over = charge(special({ does: 'leadingOver' }));
    expect(over.refused('charge', to(14.5))).toMatchObject({ code: 'onModel' });
    // The squad goes straight on over the guard; only the captain could do better.
    over.answer('charge', over.refused('charge', to(16.999)).better);
    expect(over.of('unitCharged')).toHaveLength(1);
  });
});
