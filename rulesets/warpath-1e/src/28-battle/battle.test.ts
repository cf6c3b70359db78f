import { describe, expect, it } from 'vitest';
import { begun, play, propose } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';

const demo = (options = {}) => begun({ setup: { scenario: 'demo', options } });

describe('the demo', () => {
  it('[WP-DEMO-03] [WP-DEMO-04] [WP-DEMO-05] [WP-G-50] [WP-G-51] forces, deployment within 3 inches, Marauders first', () => {
    const s = demo();
    expect(Object.values(s.state.units).map((u) => [u.kind, u.type, u.size])).toEqual([
      ['demo-steel-warriors', 'infantry', 10],
      ['demo-thunderstorm-veterans', 'infantry', 5],
      ['demo-jotun-hailstorm-cannon', 'artillery', 1],
      ...Array(4).fill(['demo-grunts', 'infantry', 10]),
      ['demo-raptor', 'vehicle', 1],
    ]);
    expect(s.state.units['fathers1']!.specials.map((x) => x.id)).toEqual(['headstrong', 'piercing']);
    expect(s.state.units['marauders1']!.specials).toMatchObject([{ id: 'crushingStrength', n: 1 }]);
    expect(s.state.table).toEqual({ width: inches(48), depth: inches(48) });
    for (let i = 0; i < 8; i++) {
      if (s.asked[0]!.endsWith(':deploy')) {
        expect(s.asked).toEqual([i < 3 ? 'fathers:deploy' : 'marauders:deploy']);
        const r = s.request('deploy');
        s.answer('deploy', 'options' in r ? r.options[0]!.id : '');
      }
      const r = s.request('deployPlace');
      const unit = (r.args as { unit: string }).unit;
      const u = s.state.units[unit]!;
      const deep = Array.from({ length: u.size }, (_, k) => ({
        piece: `${unit}.${k}`,
        pose: { x: inches(20 + 1.1 * k), y: inches(10), facing: 900 },
      }));
      expect(s.refused('deployPlace', deep).rule).toBe('WP-DEMO-04');
      propose(s, 'deployPlace');
      const armed = u.size > 1 && u.weapons.length > 0;
      expect(s.asked[0]!.endsWith(':bearers')).toBe(armed);
      if (armed) {
        const asked = s.request('bearers');
        expect(s.state.units[unit]!.where.at).toBe('table');
        if (asked.kind === 'assign' && asked.items.length > 1)
          expect(s.refused('bearers', Object.fromEntries(asked.items.map((x) => [x.id, 'm1']))).rule).toBe('WP-G-51');
        propose(s, 'bearers');
      }
    }
    expect(s.state).toMatchObject({ turn: 1, active: 'marauders' });
    expect(s.asked).toEqual(['marauders:moveUnit']);
  });

  it('[WP-DEMO-06] it goes on until one side is destroyed, without a limit of turns', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10] } },
      blue: { b: { at: [10, 18], with: { hurt: true, damage: 12 } } },
      state: { condition: 'annihilation', turn: 301 },
      dice: [2, 3],
    });
    s.answer('shootUnit', null);
    expect(s.state.units['b']!.where.at).toBe('gone');
    expect(s.state.over).toBe(false);
    const t = play({
      phase: 'melee',
      red: { r: { models: [[10, 10]], profile: { models: 1 }, with: { charging: 'b', order: 'charge' } } },
      blue: { b: { models: [[10, 11]], profile: { models: 1 }, with: { damage: 12 } } },
      state: { condition: 'annihilation' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4],
    });
    expect(t.state).toMatchObject({ over: true, winners: ['red'] });
    expect(t.of('battleEnded')[0]!.rules).toEqual(['WP-DEMO-06']);
  });

  it('[WP-DEMO-07] [WP-DEMO-09] [WP-G-15] swapped edges; help for the side that loses too often', () => {
    const swapped = demo({ swapEdges: true });
    expect(swapped.state.sides).toMatchObject({ fathers: { edge: 'north' } });
    const first = (balance: string, unit: string) => demo({ balance }).state.units[unit]!.weapons[0]!;
    for (const [balance, unit, name, firepower, range, piercing, explosive] of [
      ['antiTank', 'marauders1', 'anti-tank-weapon', 1, 36, 5, 'D3'],
      ['heatCannon', 'fathers1', 'heat-cannon', 1, 24, 7, 'D3'],
      ['hailstormCannon', 'fathers1', 'hailstorm-cannon', 4, 36, 2, '1'],
    ] as const)
      expect(first(balance, unit)).toMatchObject({ name, firepower, range: inches(range), piercing, explosive });
    const { weapons } = demo({ balance: 'antiTank' }).state.units['marauders1']!;
    const s = play({
      phase: 'shooting',
      options: { balance: 'antiTank' },
      red: { r: { is: 'demo-grunts', at: [10, 10], with: { weapons } } },
      blue: { b: { at: [10, 25], profile: { defence: 9 } } },
      dice: [6, 4, 6],
    });
    s.answer('shootUnit', 'r').answer('attack', 'w0');
    expect(s.of('shotFired')[0]!.rules).toContain('WP-DEMO-09');
    expect(s.state.units['b']!.damage).toBe(3);
  });
});

describe('the battle scenario', () => {
  const small = battleOf(['demo-grunts', 'demo-raptor'], ['demo-grunts', 'demo-raptor']);

  it('[WP-BATTLE-07] the book: 1-2 a meat grinder, 3-4 scorched earth, 5-6 total control', () => {
    const condition = (die: number) =>
      begun({ setup: small, dice: die <= 2 ? [die, 6, 1] : [die, 1, 6, 1] }).state.condition;
    expect([1, 2, 3, 4, 5, 6].map(condition)).toEqual([
      'meatGrinder',
      'meatGrinder',
      'scorchedEarth',
      'scorchedEarth',
      'totalControl',
      'totalControl',
    ]);
  });

  it('[WP-BATTLE-07] [WP-BATTLE-10] [WP-BATTLE-11] [WP-BATTLE-12] [WP-BATTLE-13] [WP-DICE-03] [WP-G-31] [WP-G-43] condition and objectives: D6+1, in turn, more than 12 inches apart, terrain too', () => {
    const s = begun({ setup: small, dice: [3, 1, 2, 2, 5, 1, 6, 1] });
    expect(s.state.condition).toBe('scorchedEarth');
    s.answer('objectiveKind', 'marker', 'red');
    s.answer('objective', [{ piece: 'marker', pose: { x: inches(4), y: inches(24) } }]);
    expect(s.asked).toEqual(['blue:objectiveKind']);
    s.answer('objectiveKind', 'marker');
    expect(s.refused('objective', [{ piece: 'marker', pose: { x: inches(16), y: inches(24) } }])).toMatchObject({
      rule: 'WP-BATTLE-13',
      limit: inches(12),
    });
    s.answer('objective', [{ piece: 'marker', pose: { x: inches(68), y: inches(24) } }]);
    expect(s.state.objectives).toHaveLength(2);
    expect(s.asked).toEqual(['red:edge']);
    s.end('edge');
    const t = begun({ setup: small, dice: [5, 1, 5, 1] });
    expect(t.state.condition).toBe('totalControl');
    t.answer('objectiveKind', 'southJungle');
    expect(t.state.objectives[0]).toMatchObject({ terrain: 'southJungle' });
    t.end('objectiveKind');
  });

  it('[WP-BATTLE-19] [WP-BATTLE-20] [WP-BATTLE-21] [WP-BATTLE-22] [WP-BATTLE-23] [WP-BATTLE-24] [WP-BATTLE-26] [WP-TURN-02] [WP-FLYER-02] [WP-TRANSPORT-02] edges, alternating deployment 12 inches from the centre line, transports, reserves, first turn', () => {
    const setup = battleOf(
      ['demo-grunts', 'example-war-truck', 'example-scrap-bomber', 'example-warlord'],
      ['demo-grunts'],
      { condition: 'meatGrinder' },
    );
    const s = begun({ setup, dice: [5, 2, 1, 4] });
    expect(s.state.units['red3']!.where.at).toBe('sky');
    s.answer('edge', 'north').answer('deploy', 'red2');
    expect(s.state.sides).toMatchObject({ red: { edge: 'north' }, blue: { edge: 'south' } });
    s.answer('deployHow', 'table');
    expect(
      s.refused('deployPlace', [{ piece: 'red2.0', pose: { x: inches(30), y: inches(36), facing: 2700 } }]).rule,
    ).toBe('WP-BATTLE-20');
    s.answer('deployPlace', [{ piece: 'red2.0', pose: { x: inches(30), y: inches(42), facing: 2700 } }]);
    expect(s.asked).toEqual(['blue:deployHow']);
    s.answer('deployHow', 'reserve');
    expect(s.state.units['blue1']!.where.at).toBe('reserve');
    s.answer('deploy', 'red4').answer('deployHow', 'table');
    propose(s, 'deployPlace');
    s.answer('deployHow', 'red2');
    expect(s.state.units['red1']!.where).toEqual({ at: 'aboard', of: 'red2' });
    expect(s.asked).toEqual(['blue:firstTurn']);
    s.answer('firstTurn', 'red');
    expect(s.state).toMatchObject({ first: 'red', active: 'red', turn: 1 });
    s.end('moveUnit');
  });

  it('[WP-BATTLE-25] scouts move after the deployment and before the first turn is rolled for', () => {
    const setup = battleOf(['example-raiders'], ['demo-grunts'], { condition: 'meatGrinder' });
    const s = begun({ setup, dice: [5, 2] });
    s.answer('edge', 'south').answer('deployHow', 'table');
    propose(s, 'deployPlace').answer('deployHow', 'reserve');
    expect(s.asked).toEqual(['red:scout']);
    s.moreDice(6, 1);
    s.answer('scout', 'red1').answer('walk', []);
    expect(s.asked).toEqual(['red:firstTurn']);
  });

  it('[WP-TURN-01] [WP-TURN-03] [WP-TURN-04] [WP-BATTLE-05] [WP-TIME-05] turns in alternation, three phases each, until the agreed number', () => {
    const s = play({
      phase: 'turns',
      red: { r: { at: [10, 10] } },
      blue: { b: { at: [10, 40] } },
      options: { turns: 2 },
    });
    expect(s.state.active).toBe('red');
    s.answer('moveUnit', null);
    expect(s.state.active).toBe('blue');
    s.answer('moveUnit', null);
    expect(s.state).toMatchObject({ over: true, turn: 2, winners: [] });
    const phases = s
      .of('began')
      .map((e) => (e.frame as { do: string }).do)
      .filter((d) => ['movement', 'shooting', 'melee'].includes(d));
    expect(phases).toEqual(['movement', 'shooting', 'melee', 'movement', 'shooting', 'melee']);
  });
});
