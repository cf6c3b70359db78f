import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';
import { hero, squad } from '../../test/pieces.ts';

describe('after a morale test', () => {
  it('[WP-MORALE-07] [WP-MORALE-11] [WP-G-18] a suppressed unit is so until the end of its own next whole turn', () => {
    const s = play({
      phase: 'shooting',
      red: { r: hero([40, 40]) },
      blue: { b: squad([10, 20], {}, { hurt: true, damage: 4 }) },
      dice: [4, 3],
    });
    s.answer('shootUnit', null);
    expect(s.state.effects).toMatchObject([
      {
        name: 'suppressed',
        rule: 'WP-MORALE-07',
        on: 'b',
        until: { until: 'end', frame: 'turn', of: 'blue', complete: true },
      },
    ]);
    s.answer('moveUnit', null);
    expect(s.state.units['b']!.order).toBe('halt');
    if (s.asked.includes('blue:shootUnit')) s.answer('shootUnit', null);
    expect(s.state.active).toBe('red');
    expect(s.state.effects).toEqual([]);
  });
});
