import { describe, expect, test } from 'vitest';
import { field, type Troop } from '../../test/field.ts';
import { alone, fight, fixed, lost, sturdy } from '../../test/fight.ts';
import { idle } from '../../test/idle.ts';
import { brawl, hero } from '../../test/melee.ts';
import { aims, gun, shoot } from '../../test/shooting.ts';
import type { WeaponAbility } from '../generated/state.ts';

const PSYCHIC: WeaponAbility = { ability: 'psychic' };

/** Feel No Pain on 5+, against all wounds or only those of psychic attacks. */
const guarded = (psychic: boolean): Troop => ({
  ...sturdy,
  sheet: { abilities: [{ ability: 'feelNoPain', on: 5, psychic }] },
});

describe('psychic weapons', () => {
  test('[WH-DATA-16] are for PSYKERS', () => {
    const seer = (keywords: string[]) =>
      shoot({
        red: { squad: { places: [[10, 10]], weapons: ['gun', 'bolt'], sheet: { keywords } } },
        blue: { horde: { places: [[20, 10]] } },
        weapons: { bolt: gun({ abilities: [PSYCHIC] }) },
      });
    expect(aims(seer([]))).toEqual({ 'squad.1/1': ['horde'] });
    expect(aims(seer(['PSYKER']))).toEqual({ 'squad.1/1': ['horde'], 'squad.1/2': ['horde'] });
  });

  test('[WH-DATA-16] in combat, too', () => {
    const fights = (keywords: string[]) =>
      idle(
        field({
          ...brawl({ red: { a: hero(10, 10, { sheet: { keywords } }) }, blue: { b: { places: [[11, 10]] } } }),
          weapons: { blade: { ...gun({ range: null, abilities: [PSYCHIC] }), name: 'blade' } },
          dice: keywords.length > 0 ? [1] : [],
        }).start('fightPhase', { seat: 'red' }),
      );
    expect(fights(['PSYKER']).of('rolled')).toHaveLength(1);
    expect(fights([]).of('rolled')).toHaveLength(0);
  });
});

describe('psychic attacks', () => {
  const dealt = (abilities: WeaponAbility[], horde: Troop, dice: number[]) => {
    const s = fight({ gun: { abilities }, horde, dice });
    s.end();
    return lost(s);
  };

  test('[WH-DATA-17] some abilities ignore only the wounds that they cause', () => {
    expect(dealt([], guarded(true), [4, 4, 1])).toBe(1);
    expect(dealt([PSYCHIC], guarded(true), [4, 4, 1, 5])).toBe(0);
    expect(dealt([PSYCHIC], guarded(false), [4, 4, 1, 5])).toBe(0);
  });

  test('[WH-DATA-17] their mortal wounds among them', () => {
    const devastating: WeaponAbility = { ability: 'devastatingWounds' };
    expect(dealt([devastating], guarded(true), [4, 6])).toBe(1);
    expect(dealt([devastating, PSYCHIC], guarded(true), [4, 6, 4])).toBe(1);
    expect(dealt([devastating, PSYCHIC], guarded(true), [4, 6, 5])).toBe(0);
  });
});

describe('abilities of datasheets in attacks', () => {
  test('[WH-DATA-12][WH-ABIL-06] an aura keeps friends from losing wounds; only the better roll is made', () => {
    const hum = {
      name: 'Hum',
      wargear: null,
      does: { does: 'auraOfPain', range: 99_999, on: 4, keywords: [], psychic: false },
    };
    const bard: Troop = { places: [[22, 10]], sheet: { special: [hum as never] } };
    const s = fight({ horde: guarded(false), others: { bard }, dice: [4, 4, 1, 4] });
    expect(lost(s)).toBe(0);
    s.end();
  });

  test('[WH-DATA-04] a damaged model hits worse', () => {
    const damaged = {
      name: 'Damaged',
      wargear: null,
      does: { does: 'damaged', left: 4, hit: -1, halvesControl: false },
    };
    const engine = (wounds: number): Troop => ({
      places: [[10, 10]],
      profile: { wounds: 10 },
      lost: wounds,
      sheet: { special: [damaged as never] },
    });
    fight({ squad: engine(5), horde: alone, gun: { attacks: fixed(1) }, dice: [4, 1] }).end();
    fight({ squad: engine(6), horde: alone, gun: { attacks: fixed(1) }, dice: [4] }).end();
  });
});
