import { expect, test } from 'vitest';
import { alone, fight, fixed, lost, sturdy } from '../../test/fight.ts';
import type { Weapon, WeaponAbility } from '../generated/state.ts';

const gun = (...abilities: WeaponAbility[]): Partial<Weapon> => ({ abilities });

test('[WH-WEAP-01][WH-WEAP-04] Rapid Fire adds attacks within half range', () => {
  const rapid = gun({ ability: 'rapidFire', attacks: fixed(2) });
  fight({ gun: rapid, horde: sturdy, dice: [1] }).end();
  fight({ gun: rapid, horde: sturdy, aim: { half: true }, dice: [1, 1, 1] }).end();
});

test('[WH-WEAP-06] a torrent makes no hit rolls', () => {
  const s = fight({ gun: { ...gun({ ability: 'torrent' }), skill: 7 }, horde: sturdy, dice: [4, 1] });
  expect(lost(s)).toBe(1);
  s.end();
});

test('[WH-WEAP-21] with Lethal Hits a critical hit wounds without a roll', () => {
  const s = fight({ gun: gun({ ability: 'lethalHits' }), horde: sturdy, dice: [6, 1] });
  expect(lost(s)).toBe(1);
  s.end();
  fight({ gun: gun({ ability: 'lethalHits' }), horde: sturdy, dice: [5, 1] }).end();
});

test('[WH-WEAP-25] Sustained Hits: a critical hit scores more hits, which are not critical', () => {
  const s = fight({ gun: gun({ ability: 'sustainedHits', hits: fixed(2) }), horde: sturdy, dice: [6, 4, 1, 1, 6, 1] });
  expect(lost(s)).toBe(2);
  s.end();
  const both = gun({ ability: 'sustainedHits', hits: fixed(1) }, { ability: 'lethalHits' });
  const t = fight({ gun: both, horde: sturdy, dice: [6, 1, 1] });
  expect(lost(t)).toBe(1);
  t.end();
});

test('[WH-WEAP-22] Blast: one more attack for every five models that the target had', () => {
  fight({ gun: gun({ ability: 'blast' }), horde: sturdy, targetSize: 11, dice: [1, 1, 1] }).end();
  fight({ gun: gun({ ability: 'blast' }), horde: sturdy, targetSize: 4, dice: [1] }).end();
});

test('[WH-WEAP-24][WH-MORTAL-06] Devastating Wounds: mortal wounds after all other damage, without a save', () => {
  const weapon = { ...gun({ ability: 'devastatingWounds' }), damage: fixed(2), attacks: fixed(2) };
  const s = fight({ gun: weapon, horde: sturdy, dice: [4, 6, 4, 4, 1] });
  expect(s.of('woundLost').map((e) => e.rules[0])).toEqual(['WH-DMG-01', 'WH-DMG-01', 'WH-MORTAL-01', 'WH-MORTAL-01']);
  s.end();
});

test('[WH-WEAP-28] Melta adds damage within half range', () => {
  const melta = gun({ ability: 'melta', damage: fixed(3) });
  expect(lost(fight({ gun: melta, horde: sturdy, dice: [4, 4, 1] }))).toBe(1);
  expect(lost(fight({ gun: melta, horde: sturdy, aim: { half: true }, dice: [4, 4, 1] }))).toBe(4);
});

test('[WH-WEAP-34] Anti-keyword: lower rolls are critical wounds against that keyword only', () => {
  const anti = { ...gun({ ability: 'anti', keyword: 'VEHICLE', on: 3 }), strength: 1 };
  const tank = { ...sturdy, sheet: { keywords: ['VEHICLE'] } };
  const s = fight({ gun: anti, horde: tank, dice: [4, 3, 1] });
  expect(lost(s)).toBe(1);
  s.end();
  fight({ gun: anti, horde: tank, dice: [4, 2] }).end();
  fight({ gun: anti, horde: alone, dice: [4, 5] }).end();
});

test('[WH-WEAP-20][WH-REROLL-01][WH-REROLL-03] Twin-linked: the wound roll may be re-rolled, once', () => {
  const twin = gun({ ability: 'twinLinked' });
  const s = fight({ gun: twin, horde: sturdy, dice: [4, 3] });
  expect(s.asked).toEqual(['red:afterRoll']);
  s.moreDice(4, 1).answer('afterRoll', 'twinLinked/failed', 'red');
  expect(lost(s)).toBe(1);
  s.end();
  const kept = fight({ gun: twin, horde: sturdy, dice: [4, 4] })
    .moreDice(6)
    .answer('afterRoll', null, 'red');
  expect(lost(kept)).toBe(0);
  kept.end();
});
