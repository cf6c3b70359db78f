import type { Answer } from '@walstatt/engine';
import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, rectangle } from '../../test/field.ts';
import { fixed } from '../../test/fight.ts';
import { blade, brawl, hero } from '../../test/melee.ts';
import { gun, shoot } from '../../test/shooting.ts';
import { ruleset } from '../index.ts';
import type { Asked } from '../kit.ts';

/** The rolls that an answer to the only request would lead to, in short. */
const told = (s: Play, answer: Answer): string[] =>
  ruleset.forecast!(s.battle.look, s.battle.pending[0]!.request as Asked, answer).map((f) => {
    const dice = f.each ? 'each' : f.number ? `${f.number.dice}D${f.number.sides}+${f.number.plus}` : f.dice;
    return [f.target, f.means, f.purpose, dice, `${f.needed}+`].filter((x) => x !== undefined).join(' ');
  });

const chance = (s: Play, answer: Answer): number =>
  ruleset.prospects!(s.battle.look, s.battle.pending[0]!.request as Asked, answer)[0]!.rows[1]![1];

describe('before a unit shoots', () => {
  const squad = {
    places: [
      [10, 10],
      [12, 10],
    ] as const,
    weapons: ['gun', 'flamer'],
  };
  const f: Field = {
    red: { squad },
    blue: {
      horde: { places: [[18, 10]], profile: { toughness: 8, save: 4 } },
      tank: { places: [[12, 18]], profile: { toughness: 3, invulnerable: 2 } },
    },
    weapons: {
      gun: gun({ attacks: fixed(2), penetration: -1 }),
      flamer: gun({
        range: 12 * 2540,
        attacks: { dice: 1, sides: 6, plus: 1 },
        skill: 7,
        abilities: [{ ability: 'torrent' }],
      }),
    },
  };

  test('[WH-ATT-02][WH-ATT-07][WH-SAVE-01] hits, wounds and saves of each weapon against its target', () => {
    const s = shoot(f);
    const all = (target: string) => Object.fromEntries(s.request('targets').items.map(({ id }) => [id, target]));
    expect(told(s, all('horde'))).toEqual([
      'gun hit 4 4+',
      'gun wound each 6+',
      'gun save each 5+',
      'flamer hit 2D6+2 1+',
      'flamer wound each 6+',
      'flamer save each 4+',
    ]);
    expect(told(s, { ...all('silent'), 'squad.1/1': 'horde', 'squad.2/1': 'tank' })).toEqual([
      'horde gun hit 2 4+',
      'horde gun wound each 6+',
      'horde gun save each 5+',
      'tank gun hit 2 4+',
      'tank gun wound each 3+',
      'tank gun save each 2+',
    ]);
    expect(told(s, all('silent'))).toEqual([]);
  });

  test('[WH-WEAP-04][WH-WEAP-22] more attacks within half range and at many models', () => {
    const many = Array.from({ length: 10 }, (_, i) => [16 + (i % 5) * 1.2, 10 + Math.floor(i / 5) * 1.2] as const);
    const s = shoot({
      red: { squad: { places: [[10, 10]], weapons: ['rifle', 'mortar'] } },
      blue: { horde: { places: many } },
      weapons: {
        rifle: gun({ abilities: [{ ability: 'rapidFire', attacks: fixed(1) }] }),
        mortar: gun({ abilities: [{ ability: 'blast' }] }),
      },
    });
    expect(told(s, { 'squad.1/1': 'horde', 'squad.1/2': 'horde' }).filter((line) => line.includes('hit'))).toEqual([
      'rifle hit 2 4+',
      'mortar hit 3 4+',
    ]);
  });
});

describe('before a charge', () => {
  const charging = (x: number, more: Field = {}, commandPoints = 0): Play => {
    const red = { squad: { places: [[10, 10]] as const } };
    const s = field({ red, blue: { horde: { places: [[x, 10]] } }, ...more });
    s.state.players['red']!.commandPoints = commandPoints;
    return s.start('chargePhase', { seat: 'red' });
  };

  test('[WH-CHARGE-10][WH-CHARGE-11] what the dice must show, and how likely that is', () => {
    // Bases of 1": 7" away, engagement range 1".
    expect(told(charging(18), 'squad')).toEqual(['charge 2 6+']);
    expect(chance(charging(18), 'squad')).toBeCloseTo(26 / 36, 9);
    expect(chance(charging(13), 'squad')).toBe(1);
  });

  test('[WH-CHARGE-11] all of several targets must be reached', () => {
    const s = charging(18, { blue: { horde: { places: [[18, 10]] }, other: { places: [[10, 14]] } } });
    expect(told(s, 'squad')).toEqual([]);
    s.answer('chargeNext', 'squad', 'red');
    expect(told(s, ['other'])).toEqual(['charge 2 2+']);
    expect(told(s, ['horde'])).toEqual(['charge 2 6+']);
    expect(told(s, ['horde', 'other'])).toEqual(['charge 2 13+']);
    expect(chance(s, ['horde', 'other'])).toBe(0);
  });

  test('a wall that must be gone round costs its way', () => {
    const wall = { part: 'wall' as const, shape: rectangle(14, 6, 0.5, 8), bottom: 0, top: 5 * 2540 };
    const terrain = { w: { kind: 'debris' as const, footprint: rectangle(14, 6, 0.5, 8), solids: [wall] } };
    expect(told(charging(18, { terrain }), 'squad')).toEqual(['charge 2 11+']);
  });

  test('[WH-STRAT-08] after the roll, what it would have to show the second time', () => {
    const s = charging(18, { dice: [3, 4] }, 1);
    s.answer('chargeNext', 'squad', 'red');
    expect(told(s, s.request('afterRoll').options[0]!.id)).toEqual(['charge 2 6+']);
    expect(told(s, null)).toEqual([]);
  });
});

test('[WH-MELEE-10] attacks that are split say what each target faces', () => {
  const s = field(
    brawl({
      red: { squad: { places: [[10, 10]], weapons: ['blade'] } },
      blue: { left: hero(8, 10), right: hero(12, 10, { profile: { toughness: 8, wounds: 9 } }) },
      weapons: { blade: blade({ attacks: fixed(5) }) },
    }),
  ).start('meleeAttacks', { seat: 'red', unit: 'squad', armed: [], volleys: [] });
  expect(told(s, { left: 2, right: 3 })).toEqual([
    'left blade hit 2 4+',
    'left blade wound each 4+',
    'left blade save each 3+',
    'right blade hit 3 4+',
    'right blade wound each 6+',
    'right blade save each 3+',
  ]);
});
