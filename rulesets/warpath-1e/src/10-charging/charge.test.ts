import { describe, expect, it } from 'vitest';
import { asks, type Field, suppressed } from '../../test/field.ts';

describe('who may charge', () => {
  it.each([
    ['WP-MORALE-11', {}, {}, [suppressed('r')], false],
    ['WP-VEHICLE-11', { type: 'vehicle' }, {}, [], false],
    ['WP-ARTY-02', { type: 'artillery' }, {}, [], false],
    ['WP-FLYER-14', { type: 'flyer', morale: [13] }, {}, [], false],
    ['WP-TRANSPORT-11', {}, { cameFrom: 't' }, [], false],
    ['WP-SPECIAL-23', {}, {}, [], true],
    [null, {}, {}, [], false],
  ] as const)('[%s] a charge that would not be ordered is not promised', (rule, profile, with_, effects, jump) => {
    const f: Field = {
      red: {
        r: { at: [10, 10], profile: profile as never, with: with_ },
        t: { at: [40, 10], profile: { type: 'vehicle', capacity: 10 } },
      },
      blue: { b: { at: [10, 16] } },
      effects,
    };
    expect(asks(f, 'canCharge', { unit: 'r', target: 'b', jump })).toMatchObject({
      may: rule === null,
      barredBy: rule,
    });
    expect(asks(f, 'chargeTargets', { unit: 'r', jump })).toEqual(rule === null ? ['b'] : []);
  });
});
