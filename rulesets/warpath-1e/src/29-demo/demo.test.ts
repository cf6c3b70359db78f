import { describe, expect, it } from 'vitest';
import { asks, begun, play, propose } from '../../test/field.ts';
import { men, squad } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

const demo = (options = {}) => begun({ setup: { scenario: 'demo', options } });

describe('the data of the demo', () => {
  it('[WP-G-15] the demo’s data: the Raptor carries nobody and shoots all around; its weapon and the machine gun are special weapons', () => {
    const start = (balance: string) => {
      const set = ruleset.setUp({ scenario: 'demo', options: { balance } });
      if (!('state' in set)) throw new Error('no demo');
      return set.state.units;
    };
    const units = start('none');
    expect(units['marauders5']).toMatchObject({ capacity: 0, firepower: 0, weapons: [{ arcs: ['F', 'L', 'R', 'H'] }] });
    expect(units['marauders1']!.weapons.map((w) => w.name)).toEqual(['machine-gun']);
    expect(
      ['marauders1', 'marauders2', 'marauders3', 'marauders4'].map((id) => start('antiTank')[id]!.weapons[0]!.name),
    ).toEqual(Array(4).fill('anti-tank-weapon'));
    for (const [balance, name] of [
      ['heatCannon', 'heat-cannon'],
      ['hailstormCannon', 'hailstorm-cannon'],
    ] as const) {
      expect(start(balance)['fathers1']!.weapons.map((w) => w.name)).toEqual([name]);
      const s = play({
        phase: 'shooting',
        options: { balance },
        red: { r: { is: 'demo-steel-warriors', at: [10, 10], with: { weapons: start(balance)['fathers1']!.weapons } } },
        blue: { b: { at: [10, 18] } },
        dice: balance === 'heatCannon' ? [1] : [1, 1, 1, 1],
      });
      s.answer('shootUnit', 'r').answer('attack', 'w0');
      expect(s.of('shotFired')[0]!.rules).toContain('WP-G-15');
    }
    // A printed piercing is not raised by the army's own, nor claws by the army's strength.
    const jotun = {
      red: { r: { is: 'demo-jotun-hailstorm-cannon', at: [10, 10] as const } },
      blue: { b: men([[10, 30]], { defence: 6 }) },
    };
    expect(asks(jotun, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 4 });
    expect(units['marauders1']!.extras).toEqual([{ name: 'ripper-claws', dice: 2, crushing: 5 }]);
  });

  it('[WP-DEMO-11] the fire of Forge Fathers pierces by one', () => {
    const f = { red: { r: { is: 'demo-steel-warriors', at: [10, 10] as const } }, blue: { b: squad([10, 18]) } };
    expect(asks(f, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
  });
});

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
