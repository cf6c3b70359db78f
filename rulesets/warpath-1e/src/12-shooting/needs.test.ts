import type { Explained } from '@walstatt/engine';
import type { Scenario } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { duel } from '../../test/duel.ts';
import { drive, look, play } from '../../test/field.ts';
import { FAR, hero, men, order, squad, tank } from '../../test/pieces.ts';
import { moraleNeeds } from '../18-morale/morale.ts';
import type { Warpath } from '../kit.ts';

const needs = (s: Scenario<Warpath>, purpose: string) =>
  s.of('rolled').find((e) => e.purpose === purpose)?.needs as unknown as Explained | null;
const add = (rule: string, by: number, value: number) => ({ rule, op: 'add', by, value });

it('[WP-PROFILE-03] [WP-COVER-08] [WP-WOUND-01] a shot says what its dice must show, and why', () => {
  const s = play({
    phase: 'shooting',
    red: { r: men([[10, 10]], { firepower: 1, range: 24, specials: ['piercing(1)'] }) },
    blue: { ...FAR, b: men([[10, 20]], { defence: 5 }) },
    ground: { wall: { kind: 'obstacle', cover: 'soft', from: [8, 18], to: [12, 18.4] } },
    dice: [6, 6],
  });
  s.answer('shootUnit', 'r').answer('attack', 'own');
  const hit = needs(s, 'toHit')!;
  expect(hit).toMatchObject({ value: 5, base: 4 });
  expect(hit.reasons).toHaveLength(1);
  const wound = needs(s, 'toWound')!;
  expect([wound.base, wound.value, wound.reasons.length]).toEqual([5, 4, 1]);
});

it('[WP-PROFILE-03] [WP-SPECIAL-16] so does a strike, and what a vehicle runs over', () => {
  const s = duel({ redWith: { disrupted: true }, dice: [1, 1, 1, 1, 1, 1] });
  const strike = needs(s, 'toHit')!;
  expect(strike).toMatchObject({ base: 4, value: 5 });
  expect(strike.reasons).toHaveLength(1);
  const over = play({
    red: { r: tank([10, 8], 900, { specials: ['crushingStrength(2)'] }) },
    blue: { ...FAR, o: hero([10, 14], { defence: 6 }) },
    dice: [1, 1],
  });
  order(over, 'fullPower').answer('drive', drive('r', { go: 16 }));
  expect(needs(over, 'toWound')).toMatchObject({ base: 6, value: 4 });
  const weak = play({ red: { r: tank([10, 8]) }, blue: { ...FAR, o: hero([10, 14], { defence: 6 }) }, dice: [1, 1] });
  order(weak, 'fullPower').answer('drive', drive('r', { go: 16 }));
  expect(needs(weak, 'toWound')).toEqual({ base: 6, value: 6, reasons: [] });
});

it('[WP-MORALE-05] [WP-MORALE-07] a test says the limit less the damage, that of destruction for those who stand fast', () => {
  const tested = (damage: number, more: object = {}) => {
    const s = play({
      phase: 'free',
      red: { r: squad([10, 10], more, { damage, hurt: true }) },
      blue: FAR,
      dice: [1, 1],
    });
    s.start('test', { seat: 'blue', unit: 'r', melee: false } as never);
    return needs(s, 'morale');
  };
  expect(tested(2)).toEqual({ base: 11, value: 9, reasons: [add('WP-MORALE-05', -2, 9)] });
  const unhurt = look({ red: { r: squad([10, 10]) } }).state.units['r']!;
  expect(moraleNeeds(unhurt, false)).toEqual({ base: 11, value: 11, reasons: [] });
  expect(tested(2, { specials: ['unshakeable'] })).toMatchObject({ base: 13, value: 11 });
});
