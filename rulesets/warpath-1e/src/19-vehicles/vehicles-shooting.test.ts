import { describe, expect, it } from 'vitest';
import { asks, type Field } from '../../test/field.ts';
import { hero, tank } from '../../test/pieces.ts';

describe('vehicles that shoot', () => {
  const weapons = [{ name: 'gun', firepower: 2, range: 20 }];

  it('[WP-G-10] full power silences like double time; weapons that want a halt are silent after a manoeuvre unless stabilised', () => {
    const f = (with_: object, specials: string[] = []): Field => ({
      red: { r: tank([10, 10], 900, { specials, weapons: [{ ...weapons[0]!, haltOnly: true }, weapons[0]!] }, with_) },
      blue: { b: hero([10, 20]) },
    });
    const may = (g: Field, name: string) => asks(g, 'canShoot', { unit: 'r', target: 'b', with: name });
    for (const o of ['manoeuvre', 'pivot']) {
      expect(may(f({ order: o }), 'w0')).toMatchObject({ may: false, barredBy: 'WP-SHOOT-03' });
      expect(may(f({ order: o }), 'w1')).toMatchObject({ may: true });
      expect(may(f({ order: o }, ['stabilisers']), 'w0')).toMatchObject({ may: true });
      expect(asks(f({ order: o }), 'toHit', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({ value: 4 });
      expect(asks(f({ order: o }, ['stabilisers']), 'toHit', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({
        value: 3,
      });
    }
    expect(may(f({ order: 'fullPower' }, ['stabilisers']), 'w1')).toMatchObject({ silencedBy: 'WP-VEHICLE-09' });
  });
});
