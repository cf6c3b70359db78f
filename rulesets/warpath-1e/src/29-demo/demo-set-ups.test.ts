import { describe, expect, it } from 'vitest';
import { army, eyes, own, stateAfter, wrongs } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

describe('set-ups of the demo', () => {
  it('[WP-DEMO-01] [WP-G-55] the demo: starter forces of two sides, 48 by 48 inches, two houses and two jungles', () => {
    const state = stateAfter({ scenario: 'demo' });
    expect(Object.values(state.units).map((u) => [u.owner, u.kind, u.type, u.size])).toEqual([
      ['fathers', 'demo-steel-warriors', 'infantry', 10],
      ['fathers', 'demo-thunderstorm-veterans', 'infantry', 5],
      ['fathers', 'demo-jotun-hailstorm-cannon', 'artillery', 1],
      ...Array(4).fill(['marauders', 'demo-grunts', 'infantry', 10]),
      ['marauders', 'demo-raptor', 'vehicle', 1],
    ]);
    expect(state.table).toEqual({ width: inches(48), depth: inches(48) });
    expect(
      Object.entries(state.terrain).map(([id, t]) => [id, t.kind, t.shape[0]!.x / 2540, t.shape[0]!.y / 2540]),
    ).toEqual([
      ['westHouse', 'blocking', 9, 22],
      ['eastHouse', 'blocking', 33, 22],
      ['southJungle', 'difficult', 20, 14],
      ['northJungle', 'difficult', 20, 28],
    ]);
    expect(ruleset.questions['terrain']!.ask(eyes(state), { terrain: 'southJungle' })).toMatchObject({
      kind: 'difficult',
      cover: 'soft',
    });
    const one = [army('a', ['demo-grunts', 'demo-grunts', 'demo-grunts', 'demo-grunts', 'demo-raptor'])];
    expect(wrongs({ scenario: 'demo', armies: one } as never)).toEqual(['WP-DEMO-01']);
    expect(wrongs({ scenario: 'demo', terrain: {} })).toEqual([]);
    expect(wrongs({ scenario: 'demo', terrain: {}, table: { depth: 100 } } as never)).toEqual(['WP-DEMO-01']);
  });

  it('[WP-DEMO-02] own forces in the demo have 300 to 400 points', () => {
    const demo = (units: unknown[]) =>
      wrongs({ scenario: 'demo', armies: [army('a', units), army('b', units)] } as never);
    expect(demo(Array(4).fill('demo-grunts'))).toEqual(['WP-DEMO-02', 'WP-DEMO-02']);
    expect(demo(Array(5).fill('demo-grunts'))).toEqual([]);
    expect(demo(Array(6).fill('demo-grunts'))).toEqual(['WP-DEMO-02', 'WP-DEMO-02']);
    const isRight = (points: number) => demo([{ ...own, points }]).length === 0;
    expect([299, 300, 400, 401].map(isRight)).toEqual([false, true, true, false]);
  });

  it('[WP-G-54] [WP-DEMO-02] no unit of an own force is free: at the limit of turns points decide', () => {
    const five = Array(5).fill('demo-grunts');
    const demo = (units: unknown[]) =>
      wrongs({ scenario: 'demo', armies: [army('a', units), army('b', five)] } as never);
    expect(demo([...five, { ...own, points: undefined }])).toEqual(['WP-G-54']);
    expect(demo([...Array(4).fill('demo-grunts'), { ...own, points: undefined }])).toEqual(['WP-G-54', 'WP-DEMO-02']);
    expect(demo([...five, own])).toEqual([]);
  });

  it('[WP-DEMO-09] who is helped in the demo keeps the special weapons bought for it', () => {
    const bought = (unit: string) => ({ unit, weapons: ['laser-cannon'] });
    const armies = [
      army('a', [bought('demo-steel-warriors'), ...Array(3).fill('demo-grunts')]),
      army('b', [bought('demo-grunts'), ...Array(4).fill('demo-grunts')]),
    ];
    const weapons = (balance: string, id: string) =>
      stateAfter({ scenario: 'demo', armies, options: { balance } } as never).units[id]!.weapons.map(
        (w) => `${w.name} ${w.bearer}`,
      );
    expect(weapons('antiTank', 'b1')).toEqual(['anti-tank-weapon 1', 'laser-cannon 2']);
    expect(weapons('heatCannon', 'a1')).toEqual(['laser-cannon 1', 'heat-cannon 2']);
  });

  it('[WP-DEMO-02] points are for each player; the larger force is that of a whole side', () => {
    const five = Array(5).fill('demo-grunts');
    const armies = [army('a', five), army('b', five, { side: 'a' }), army('c', five)];
    expect(stateAfter({ scenario: 'demo', armies } as never).size).toBe(700);
    const poor = [army('a', five.slice(1)), army('b', five, { side: 'a' }), army('c', five)];
    expect(wrongs({ scenario: 'demo', armies: poor } as never)).toEqual(['WP-DEMO-02']);
  });
});
