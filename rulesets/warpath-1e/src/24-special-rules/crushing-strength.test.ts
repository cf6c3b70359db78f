import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';

describe('crushing strength', () => {
  it('[WP-SPECIAL-37] [WP-DEMO-12] [WP-DEMO-13] [WP-DEMO-14] crushing strength; hammer and claws roll apart with strengths of their own', () => {
    const grunts = play({
      phase: 'melee',
      red: { r: { is: 'demo-grunts', at: [10, 10], with: { charging: 'b', order: 'charge' } } },
      blue: { b: { at: [10, 20], profile: { defence: 6 } } },
      dice: [
        ...Array(20)
          .fill(4)
          .map((x, i) => (i < 2 ? x : 1)),
        5,
        4,
        4,
        1,
        2,
        3,
        3,
        2,
      ],
    });
    expect(grunts.of('struck').map((e) => [e.with, e.dice])).toEqual([
      ['attacks', 20],
      ['ripper-claws', 2],
    ]);
    expect(grunts.of('damaged').map((e) => e.points)).toEqual([1, 1]);
    const dwarves = play({
      phase: 'melee',
      red: { r: { is: 'demo-steel-warriors', at: [10, 10], with: { charging: 'b', order: 'charge' } } },
      blue: { b: { at: [10, 20], profile: { defence: 6 } } },
      dice: [...Array(10).fill(1), 4, 2, 3, 3, 2],
    });
    expect(dwarves.of('struck').map((e) => [e.with, e.dice])).toEqual([
      ['attacks', 10],
      ['heat-hammer', 1],
    ]);
    expect(dwarves.of('damaged')[0]).toMatchObject({ points: 1 });
  });
});
