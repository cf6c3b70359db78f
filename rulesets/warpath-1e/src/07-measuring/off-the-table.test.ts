import { describe, expect, it } from 'vitest';
import { asks, type Field, type Piece } from '../../test/field.ts';

const between = (unit: string, target: string, with_ = 'own') => ({ unit, target, with: with_ });

describe('units that are not on the table', () => {
  const away: Piece = { profile: { type: 'vehicle', models: 1 }, with: { where: { at: 'reserve' } } };
  const f: Field = {
    phase: 'shooting',
    red: { r: { at: [10, 10], profile: { specials: ['piercing(1)'] } } },
    blue: { b: away, c: { at: [10, 20], profile: { type: 'vehicle' } } },
  };

  it.each(['distance', 'cover', 'toHit', 'toWound', 'zone'])('nothing is said of their %s', (question) => {
    expect(asks(f, question, between('r', 'b'))).toBeNull();
    expect(asks(f, question, between('b', 'c'))).toBeNull();
    expect(asks(f, question, between('r', 'c'))).not.toBeNull();
  });

  it('they are neither shot at nor charged, at no distance', () => {
    expect(asks(f, 'canShoot', between('r', 'b'))).toMatchObject({ may: false, distance: null });
    expect(asks(f, 'canCharge', { unit: 'r', target: 'b', jump: false })).toMatchObject({ may: false, distance: null });
  });
});
