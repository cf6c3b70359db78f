import { odds } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { newShot } from '../src/activities/shoot.ts';
import { ruleset } from '../src/index.ts';
import { free, row } from './positions.ts';

describe('odds', () => {
  test('a shot of three dice: losses are binomial in the product of hit, wound and failed save', () => {
    const s = free(`
units:
  gun: {unit: rifles, owner: red, at: [[10, 4]], weapon: {name: autogun, range: 24in, attacks: 3, wounds: 3, pierce: 1, damage: 2}}
  bikes: {unit: riders, owner: blue, at: ${row(10, 8, 3)}}
`);
    const { distribution, method } = odds(
      ruleset,
      { state: s.state, since: [] },
      {
        start: { activity: 'shoot', context: newShot('gun', 'bikes', 'none') },
        measure: { name: 'losses', args: { unit: 'bikes' } },
      },
    );
    expect(method).toBe('exact');
    // 4+ to hit, 3+ to wound, 4+ to save made worse by 1.
    const p = (1 / 2) * (2 / 3) * (2 / 3);
    const chances = [(1 - p) ** 3, 3 * p * (1 - p) ** 2, 3 * p ** 2 * (1 - p), p ** 3];
    expect(distribution.map(([value]) => value)).toEqual([0, 1, 2, 3]);
    distribution.forEach(([, probability], i) => {
      expect(probability).toBeCloseTo(chances[i]!, 9);
    });
  });

  test('damage to be allocated and a re-roll: still exact, and the chance to break', () => {
    const s = free(`
points: {blue: 1}
units:
  guns: {unit: gunners, owner: red, at: ${row(10, 4, 3)}}
  bikes: {unit: riders, owner: blue, at: ${row(10, 10, 2)}}
`);
    const shot = { activity: 'shoot', context: newShot('guns', 'bikes', 'none') };
    const broken = odds(
      ruleset,
      { state: s.state, since: [] },
      { start: shot, measure: { name: 'broken', args: { unit: 'bikes' } } },
    );
    expect(broken).toMatchObject({ method: 'exact', policies: { red: 'default', blue: 'default' } });
    expect(broken.mean).toBeGreaterThan(0.02);
    expect(broken.mean).toBeLessThan(0.3);
  });
});
