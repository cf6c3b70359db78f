import { describe, expect, it } from 'vitest';
import { asks, play } from '../../test/field.ts';
import { men } from '../../test/pieces.ts';
import { ruleset } from '../index.ts';

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
});
