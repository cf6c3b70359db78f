import { describe, expect, it } from 'vitest';
import { begun } from '../../../test/field.ts';
import { inches } from '../../07-measuring/lengths.ts';

const rectangle = (x: number, y: number, x2: number, y2: number) =>
  [
    [x, y],
    [x2, y],
    [x2, y2],
    [x, y2],
  ].map(([a, b]) => ({ x: inches(a!), y: inches(b!) }));

describe('deploying a unit', () => {
  it('[WP-ARTY-04] a gun may be deployed in difficult ground and is frozen there; on an obstacle it may not', () => {
    const setup = {
      scenario: 'demo',
      terrain: {
        wood: { kind: 'difficult', cover: 'soft', shape: rectangle(20, 0, 30, 6) },
        wall: { kind: 'obstacle', cover: 'hard', shape: rectangle(34, 0, 40, 6) },
      },
    } as never;
    const s = begun({ setup });
    s.answer('deploy', 'fathers3');
    const at = (x: number) => [{ piece: 'fathers3.0', pose: { x: inches(x), y: inches(2), facing: 900 } }];
    expect(s.refused('deployPlace', at(36))).toMatchObject({ code: 'onTerrain', rule: 'WP-ARTY-03' });
    s.answer('deployPlace', at(25));
    expect(s.state.units['fathers3']!.frozen).toBe(true);
    expect(s.question('orders', { unit: 'fathers3' })).toEqual(['halt']);
  });

  it('[WP-BATTLE-20] [WP-DEMO-04] [WP-G-50] the whole model 12 inches from the centre line; in the demo its nearest point within 3 of the edge', () => {
    const deploy = (setup: object, dice: number[], unit: string) => {
      const s = begun({ setup: setup as never, dice });
      if (dice.length > 0) s.answer('edge', 'south');
      s.answer('deploy', unit);
      if (dice.length > 0) s.answer('deployHow', 'table');
      return (y: number) =>
        s.battle.refuse(s.battle.pending[0]!.id, [
          { piece: `${unit}.0`, pose: { x: inches(10), y: inches(y), facing: 900 } },
        ])?.rule ?? null;
    };
    const battle = deploy({ scenario: 'battle', condition: 'meatGrinder' }, [6, 1], 'red3');
    // A hero's base reaches three quarters of an inch beyond its middle.
    expect([battle(11.25), battle(11.26)]).toEqual([null, 'WP-BATTLE-20']);
    const demo = deploy({ scenario: 'demo' }, [], 'fathers3');
    expect([demo(4), demo(4.01)]).toEqual([null, 'WP-DEMO-04']);
  });
});
