import type { Language } from '@walstatt/engine';
import { tellOption, tellRequest } from '@walstatt/engine/host';
import type { Scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';
import { ruleset } from '../index.ts';
import type { Asked, Warpath } from '../kit.ts';

const say = (s: Scenario<Warpath>, name: Asked['name'], language: Language): string =>
  tellRequest(ruleset, s.state, s.request(name), language);

const orders = (s: Scenario<Warpath>, language: Language): string[] => {
  const r = s.request('order');
  return 'options' in r ? r.options.map((o) => tellOption(ruleset, s.state, r, o, language)) : [];
};

describe('questions', () => {
  it('[WP-REGROUP-03] [WP-G-20] a fall back is called one, with what it must reach', () => {
    const s = play({
      phase: 'melee',
      red: {
        r: {
          models: [[10, 10]],
          profile: { name: 'Hero', models: 1, attacks: 1 },
          with: { charging: 'b', order: 'charge' },
        },
      },
      blue: { b: { models: [[10, 11]], profile: { models: 1 } } },
      dice: [1, 3],
    });
    expect(say(s, 'walk', 'en')).toBe(
      'Hero: fall back to at least 1 inch from all enemies. Where do the models go (up to 3 inches; if that is not enough, the least way needed)?',
    );
    expect(say(s, 'walk', 'de')).toBe(
      'Hero: Rückzug, mindestens 1 Zoll weg von allen Feinden. Wohin gehen die Modelle (bis zu 3 Zoll; reicht das nicht, so weit wie nötig)?',
    );
  });

  it('[WP-CHARGE-13] a charge names its target', () => {
    const s = play({
      red: { r: { at: [20, 10], profile: { name: 'Reds' } } },
      blue: { b: { at: [20, 17], profile: { name: 'Blues' } } },
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    expect(say(s, 'chargeMove', 'en')).toBe('Reds: charge at Blues, how do the models go?');
    expect(say(s, 'chargeMove', 'de')).toBe('Reds: Angriff auf Blues, wie gehen die Modelle?');
  });

  it('[WP-VEHICLE-05] [WP-VEHICLE-06] orders say how far they lead, a manoeuvre also how it may turn', () => {
    const s = play({ red: { r: { at: [20, 10], profile: { name: 'Tank', type: 'vehicle', move: 8 } } } });
    s.answer('moveUnit', 'r');
    expect(orders(s, 'en')).toEqual([
      'Halt!',
      'Pivot!',
      'Manoeuvre! (up to 8 inches, one turn of up to 90°)',
      'Full power ahead! (up to 16 inches)',
    ]);
    expect(orders(s, 'de')[2]).toBe('Manövrieren! (bis zu 8 Zoll, eine Drehung bis 90°)');
    s.answer('order', 'manoeuvre');
    expect(say(s, 'drive', 'en')).toBe('Tank: drive where (up to 8 inches, one turn of up to 90°)?');
    expect(say(s, 'drive', 'de')).toBe('Tank: wohin fahren (bis zu 8 Zoll, eine Drehung bis 90°)?');
  });
});
