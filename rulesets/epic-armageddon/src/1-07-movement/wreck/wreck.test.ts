import { expect, test } from 'vitest';
import { CARRIER, type Field, field, type Place, type Play } from '../../../test/field.ts';
import { cm } from '../../1-00-materials/cm.ts';
import type { Profile } from '../../generated/state.ts';
import { newWreck } from './activity.ts';

/** A transport that has just been destroyed at 30, 30, with one unit aboard. */
function wrecked(
  passenger: Partial<Profile>,
  dice: readonly number[],
  more: { macro?: boolean; foe?: Place } = {},
): Play {
  const f: Field = {
    red: { mob: { places: [{ at: 'gone' }, { aboard: 'mob.1' }], other: { 0: CARRIER, 1: passenger } } },
    ...(more.foe === undefined ? {} : { blue: { foes: { places: [more.foe] } } }),
    dice,
  };
  const s = field(f);
  return s.start('wreck', newWreck(s.state, 'mob.1', { x: cm(30), y: cm(30), facing: 0 }, more.macro ?? false));
}

const lost = (s: Play): boolean => s.of('unitDestroyed').length === 1;

test('[EA-1.7.5-15] armour or 6+, whichever is better; failure destroys', () => {
  expect([lost(wrecked({ armour: 4 }, [4])), lost(wrecked({ armour: 4 }, [3]))]).toEqual([false, true]);
  expect([lost(wrecked({ armour: null }, [6])), lost(wrecked({ armour: null }, [5]))]).toEqual([false, true]);
});

test('[EA-2.1.11-02] reinforced armour saves once more', () => {
  expect(lost(wrecked({ armour: 4, abilities: ['reinforcedArmour'] }, [1, 4]))).toBe(false);
});

test('[EA-1.7.5-16][EA-2.2.6-04] against a macro-weapon only a unit that would have a save against it', () => {
  expect(lost(wrecked({ armour: 2 }, [], { macro: true }))).toBe(true);
  expect(lost(wrecked({ armour: 4, abilities: ['reinforcedArmour'] }, [4], { macro: true }))).toBe(false);
  expect(lost(wrecked({ armour: 2, abilities: ['invulnerableSave'] }, [5], { macro: true }))).toBe(true);
  expect(lost(wrecked({ armour: 2, abilities: ['invulnerableSave'] }, [6], { macro: true }))).toBe(false);
});

test('[EA-G-43] outside enemy zones of control if possible: a place is shown', () => {
  const s = wrecked({ armour: 4 }, [6], { foe: [38, 30] });
  const inZone = [{ piece: 'mob.2', pose: { x: cm(31), y: cm(30), facing: 0 } }];
  const refusal = s.refused('getOut', inZone, 'red');
  expect(refusal).toMatchObject({ code: 'intoZone', rule: 'EA-G-43' });
  s.answer('getOut', refusal.better as never, 'red').end();
});

test('[EA-G-43] passengers that can get out must', () => {
  const s = wrecked({ armour: 4 }, [6]);
  expect(s.refused('getOut', [], 'red')).toMatchObject({ code: 'mustGetOut' });
});
