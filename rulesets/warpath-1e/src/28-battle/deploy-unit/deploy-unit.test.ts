import { describe, expect, it } from 'vitest';
import { begun, type Field, look, propose, stateOf } from '../../../test/field.ts';
import { flyer, truck } from '../../../test/pieces.ts';
import { battleOf } from '../../../test/setup.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { deployRequest } from './request.ts';

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
    const nowhere = [{ piece: 'fathers3.0', pose: {} }];
    expect(s.refused('deployPlace', nowhere)).toMatchObject({
      code: 'malformed',
      args: { wanted: expect.stringContaining('"x" is missing') },
    });
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

  const setup = battleOf(['demo-grunts', 'example-war-truck', 'example-warlord'], ['demo-grunts'], {
    condition: 'meatGrinder',
  });
  const choices = (s: ReturnType<typeof begun>) =>
    (s.request('deployHow') as { options: readonly { id: string }[] }).options.map((o) => o.id);

  it('[WP-TRANSPORT-02] [WP-BATTLE-22] only a transport that is already placed can be deployed into', () => {
    const s = begun({ setup, dice: [5, 2] }).answer('edge', 'south');
    s.answer('deploy', 'red1');
    expect(s.request('deployHow').args).toEqual({ unit: 'red1' });
    expect(choices(s)).toEqual(['table', 'reserve']);
    const t = begun({ setup, dice: [5, 2] }).answer('edge', 'south');
    t.answer('deploy', 'red2').answer('deployHow', 'table');
    propose(t, 'deployPlace');
    expect(t.of('deployed')[0]).toMatchObject({ unit: 'red2', rules: ['WP-BATTLE-20'], frozen: false });
    t.answer('deployHow', 'reserve', 'blue').answer('deploy', 'red1');
    expect(choices(t)).toEqual(['table', 'reserve', 'red2']);
  });

  it('[WP-BATTLE-20] [WP-BATTLE-23] a unit that has no room on the table is kept back, or rides', () => {
    const field = {
      red: { r: { with: { where: { at: 'box' } } }, t: truck([60, 20]) },
      blue: { b: { at: [60, 40] } },
      ground: { house: { kind: 'blocking', from: [0, 0], to: [50, 12] } },
      phase: 'turns',
      state: {
        sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
        table: { width: inches(50), depth: inches(48) },
        agenda: [{ do: 'deployUnit', at: 'where', c: { unit: 'r' } }],
      },
    } as unknown as Field;
    const s = begun({ state: stateOf(field) });
    expect(choices(s)).toEqual(['reserve', 't']);
  });

  it('[WP-G-56] a transport that has left in the meantime is not boarded, and the unit is asked about again', () => {
    const armies = [
      { seat: 'red', side: 'red', units: ['demo-grunts'], size: 250 },
      { seat: 'ally', side: 'red', units: ['demo-grunts', 'example-war-truck'], size: 250 },
      { seat: 'blue', side: 'blue', units: ['demo-grunts'], size: 500 },
    ];
    const s = begun({ setup: { ...setup, armies } as never, dice: [5, 2] }).answer('edge', 'south');
    s.answer('deploy', 'ally2').answer('deployHow', 'table');
    propose(s, 'deployPlace').answer('deployHow', 'reserve', 'blue').answer('deploy', 'red1');
    expect(choices(s)).toEqual(['table', 'reserve', 'ally2']);
    s.signal({ type: 'resign', seat: 'ally' });
    s.answer('deployHow', 'ally2');
    expect(s.of('boarded')).toEqual([]);
    expect(choices(s)).toEqual(['table', 'reserve']);
  });

  it('[WP-G-56] [WP-FLYER-02] a flyer whose player has given up waits nowhere', () => {
    const gone = flyer({}, { where: { at: 'gone' } });
    const boxed = flyer({}, { where: { at: 'box' } });
    const s = begun({
      state: stateOf({
        red: { r: { with: { where: { at: 'box' } } }, f: gone, g: boxed },
        blue: { b: { with: { where: { at: 'box' } } } },
        phase: 'turns',
        state: {
          sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
          agenda: [{ do: 'deployment', at: 'flyers', c: { side: null } }],
        },
      } as unknown as Field),
    });
    expect(s.of('heldBack').map((e) => e.unit)).toEqual(['g']);
  });

  it('[WP-ARTY-04] only guns freeze, in whatever area they stand', () => {
    const terrain = {
      wood: { kind: 'difficult', cover: 'soft', shape: rectangle(20, 0, 30, 6) },
      swamp: { kind: 'difficult', cover: 'soft', shape: rectangle(40, 0, 46, 6) },
    };
    const deployed = (unit: string, x: number) => {
      const s = begun({ setup: { scenario: 'demo', terrain } as never });
      s.answer('deploy', unit);
      const { pieces } = s.request('deployPlace') as { pieces: readonly string[] };
      const pose = (i: number) => ({
        x: inches(x + 1.2 * (i % 5)),
        y: inches(1 + 1.2 * Math.floor(i / 5)),
        facing: 900,
      });
      s.answer(
        'deployPlace',
        pieces.map((piece, i) => ({ piece, pose: pose(i) })),
      );
      return s.of('deployed')[0];
    };
    expect(deployed('fathers3', 25)).toMatchObject({ frozen: true, rules: ['WP-DEMO-04', 'WP-ARTY-04'] });
    expect(deployed('fathers3', 35)).toMatchObject({ frozen: false, rules: ['WP-DEMO-04'] });
    expect(deployed('fathers1', 22)).toMatchObject({ frozen: false, rules: ['WP-DEMO-04'] });
  });

  it('[WP-BATTLE-20] [WP-BATTLE-21] each side is proposed the middle of its own edge; who chose the edge begins', () => {
    for (const edge of ['south', 'north'] as const) {
      const s = begun({ setup, dice: [5, 2] }).answer('edge', edge);
      const other = edge === 'south' ? 'north' : 'south';
      expect(s.state.sides).toMatchObject({ red: { edge }, blue: { edge: other } });
      expect(s.of('edgeChosen').map((e) => [e.side, e.rules])).toEqual([
        ['red', ['WP-BATTLE-19']],
        ['blue', ['WP-BATTLE-21']],
      ]);
      s.answer('deploy', 'red3', 'red').answer('deployHow', 'table');
      propose(s, 'deployPlace');
      const y = edge === 'south' ? inches(1.5) : inches(48 - 1.5);
      expect(s.of('deployed')[0]!.models).toEqual([{ x: inches(36), y, facing: edge === 'south' ? 900 : 2700 }]);
    }
  });

  it('[WP-BATTLE-20] [WP-G-39] says how far the base reaches, and how far it may', () => {
    const s = begun({ setup, dice: [5, 2] }).answer('edge', 'south');
    s.answer('deploy', 'red3').answer('deployHow', 'table');
    const at = (ticks: number) => [{ piece: 'red3.0', pose: { x: inches(10), y: inches(11.25) + ticks, facing: 900 } }];
    // In free play a player hears of everything that is wrong with a place.
    const { id } = s.battle.pending[0]!;
    const wall = [{ piece: 'red3.0', pose: { x: inches(-1), y: inches(30), facing: 900 } }];
    expect(s.battle.refusals(id, wall).map((f) => f.code)).toEqual(['outsideZone', 'offTable']);
    const edge = [{ piece: 'red3.0', pose: { x: inches(-1), y: inches(5), facing: 900 } }];
    expect(s.battle.refusals(id, edge).map((f) => f.code)).toEqual(['offTable']);
    expect(s.refused('deployPlace', at(3))).toMatchObject({
      code: 'outsideZone',
      measured: inches(12) + 3,
      limit: inches(12),
    });
    s.answer('deployPlace', at(2));
    const t = begun({ setup: { scenario: 'demo' } as never });
    t.answer('deploy', 'fathers3');
    const near = (ticks: number) => [
      { piece: 'fathers3.0', pose: { x: inches(10), y: inches(4) + ticks, facing: 900 } },
    ];
    expect(t.refused('deployPlace', near(3))).toMatchObject({ measured: inches(3) + 3, limit: inches(3) });
    t.answer('deployPlace', near(2));
  });

  it('[WP-BATTLE-19] [WP-BATTLE-22] the side that wins the roll for the edge begins, whichever it is', () => {
    const s = begun({ setup, dice: [2, 5] });
    s.answer('edge', 'north', 'blue');
    expect(s.asked).toEqual(['blue:deployHow']);
    s.answer('deployHow', 'reserve');
    expect(s.asked).toEqual(['red:deploy']);
  });

  it('[WP-BATTLE-20] [WP-DEMO-04] places are looked for from the middle of the edge outwards, as deep as its zone', () => {
    const spots = (mission: string, edge: string) => {
      const l = look({
        red: { r: { profile: { type: 'hero' } } },
        blue: { b: { at: [40, 24] } },
        state: { mission, sides: { red: { edge }, blue: { edge: edge === 'south' ? 'north' : 'south' } } },
      });
      return [...deployRequest.wanted(l, { args: { unit: 'r' } } as never)].map(({ x, y }) => [x / 2540, y / 2540]);
    };
    const south = spots('battle', 'south');
    expect(south.slice(0, 3)).toEqual([
      [36, 1.5],
      [36.5, 1.5],
      [35.5, 1.5],
    ]);
    const reach = (all: number[][], i: number) => [
      Math.min(...all.map((s) => s[i]!)),
      Math.max(...all.map((s) => s[i]!)),
    ];
    expect([reach(south, 0), reach(south, 1)]).toEqual([
      [0, 72],
      [1.5, 11],
    ]);
    expect(new Set(south.map(String)).size).toBe(south.length);
    expect(reach(spots('demo', 'south'), 1)).toEqual([1.5, 5]);
    expect(reach(spots('battle', 'north'), 1)).toEqual([37, 46.5]);
  });
});
