import { describe, expect, it } from 'vitest';
import { asks, type Field, look, optionIds, play } from '../../test/field.ts';
import { hero, men, tank, truck } from '../../test/pieces.ts';
import { inArc, zonesHit } from './zones.ts';

describe('zones', () => {
  const neededToWound = (...args: Parameters<typeof asks>) => (asks(...args) as { value: number }).value;
  const b = tank([30, 24], 900, { defence: 8 });
  const weapons = [{ name: 'gun', firepower: 1, range: 60, specials: ['piercing(2)'] }];

  it('[WP-VEHICLE-39] a barrel looks from the hull, all the way around, as far as its arc goes', () => {
    const weapons = [
      { name: 'turret', firepower: 2, range: 36, arc: 'A' },
      { name: 'bow', firepower: 2, range: 36, arc: 'F' },
    ];
    const f = (ground: Field['ground'] = {}): Field => ({
      red: { r: tank([30, 20], 900, { weapons, firepower: 0 }) },
      blue: { b: hero([30, 5]) },
      ground,
    });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({ barredBy: 'WP-VEHICLE-38' });
    const hall = { hall: { kind: 'blocking', from: [25, 9], to: [35, 10] } } as const;
    expect(asks(f(hall), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      barredBy: 'WP-VEHICLE-39',
      pieces: ['hall'],
      arcs: ['F', 'L', 'R', 'H'],
    });
  });

  it('[WP-VEHICLE-30] [WP-VEHICLE-32] [WP-VEHICLE-33] [WP-G-12] four zones at 45 degrees: nothing, one, or two more for piercing', () => {
    const at = (x: number, y: number) =>
      neededToWound({ red: { r: men([[x, y]], { specials: ['piercing(2)'] }) }, blue: { b } }, 'toWound', {
        unit: 'r',
        target: 'b',
      });
    expect([at(30, 40), at(15, 24), at(45, 24), at(30, 8)]).toEqual([6, 5, 5, 4]);
    // Just before and just behind the line between two zones, and on it.
    expect([at(20, 34.1), at(20, 33.9), at(20, 34)]).toEqual([6, 5, 6]);
    expect([at(20, 14.1), at(20, 13.9), at(20, 14)]).toEqual([5, 4, 5]);
  });

  it('[WP-VEHICLE-31] the zone with most of the shooting models; each weapon by itself', () => {
    const three = men(
      [
        [19, 33.2],
        [20, 34.6],
        [18, 32],
      ],
      { specials: ['piercing(2)'], weapons },
    );
    const f: Field = { red: { r: three }, blue: { b } };
    expect(asks(f, 'zone', { unit: 'r', target: 'b' })).toEqual({
      zone: 'flank',
      front: 1,
      left: 2,
      right: 0,
      rear: 0,
    });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 6 });
  });

  it('[WP-VEHICLE-34] without piercing the zone does not matter', () => {
    const at = (x: number, y: number) =>
      neededToWound({ red: { r: men([[x, y]]) }, blue: { b: tank([30, 24], 900, { defence: 6 }) } }, 'toWound', {
        unit: 'r',
        target: 'b',
      });
    expect([at(30, 40), at(15, 24), at(30, 8)]).toEqual([6, 6, 6]);
  });

  it('[WP-VEHICLE-37] [WP-VEHICLE-38] each weapon of a vehicle fires for itself, at what lies at least partly in its arc', () => {
    const guns = [
      { name: 'bow', firepower: 1, range: 36, arc: 'F' },
      { name: 'sides', firepower: 1, range: 36, arc: 'L/R' },
      { name: 'tail', firepower: 1, range: 36, arc: 'H' },
      { name: 'turret', firepower: 1, range: 36, arc: 'A' },
    ];
    const targets = { ahead: hero([30, 24]), left: hero([16, 10]), right: hero([44, 10]), behind: hero([30, 2]) };
    const s = play({
      phase: 'shooting',
      red: { r: tank([30, 10], 900, { firepower: 0, weapons: guns }) },
      blue: targets,
      dice: [1, 1, 1, 1],
    });
    s.answer('shootUnit', 'r');
    expect(s.request('attack').rule).toBe('WP-VEHICLE-37');
    s.answer('attack', 'w3');
    expect(optionIds(s, 'target')).toEqual(['ahead', 'left', 'right', 'behind']);
    s.answer('target', 'left').answer('attack', 'w1');
    expect(optionIds(s, 'target')).toEqual(['left', 'right']);
    s.answer('target', 'right').answer('attack', 'w0').answer('attack', 'w2');
    expect(s.of('shotFired').map((e) => [e.with, e.target])).toEqual([
      ['w3', 'left'],
      ['w1', 'right'],
      ['w0', 'ahead'],
      ['w2', 'behind'],
    ]);
    // Partly is enough: the hero's centre is outside the front zone, the rim of his base is in it.
    const edge: Field = {
      red: { r: tank([30, 10], 900, { firepower: 0, weapons: guns }) },
      blue: { b: hero([40.6, 20]), c: hero([41.2, 20]) },
    };
    expect(asks(edge, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(edge, 'canShoot', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({ barredBy: 'WP-VEHICLE-38' });
  });

  it('[WP-VEHICLE-30] [WP-VEHICLE-31] [WP-BFG-07] counts each side by itself, and one weapon where its bearer stands', () => {
    const row = [
      [30, 40],
      [14, 24],
      [46, 24],
      [45, 25],
    ] as const;
    const l = look({ red: { r: men(row, { weapons }) }, blue: { b } });
    expect(zonesHit(l, 'r', null, 'b')).toEqual({ zone: 'flank', front: 1, left: 1, right: 2, rear: 0 });
    expect(zonesHit(l, 'r', 1, 'b')).toEqual({ zone: 'flank', front: 0, left: 1, right: 0, rear: 0 });
    // Passengers shoot from where their transport stands.
    const aboard = { where: { at: 'aboard', of: 't' } } as const;
    const t = truck([30, 40], { specials: ['openTopped'] });
    const ride = look({ red: { r: { profile: { weapons }, with: aboard }, t }, blue: { b } });
    expect(zonesHit(ride, 'r', 1, 'b')).toEqual({ zone: 'front', front: 1, left: 0, right: 0, rear: 0 });
  });

  it('[WP-VEHICLE-38] one model of many in the arc is enough, and nobody off the table is in any', () => {
    const many = men([
      [30, 5],
      [30, 40],
      [31.1, 40],
    ]);
    const q = { with: { where: { at: 'reserve' } } } as const;
    const l = look({ red: { r: tank([30, 20]) }, blue: { b: many, q } });
    expect([inArc(l, 'r', ['F'], 'b'), inArc(l, 'r', ['L', 'R'], 'b')]).toEqual([true, false]);
    expect(inArc(l, 'r', ['F', 'L', 'R'], 'q')).toBe(false);
  });
});
