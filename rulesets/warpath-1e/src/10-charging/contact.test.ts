import { overlapsRegion } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { asks, type Field, look, play, propose } from '../../test/field.ts';
import { hero, men, order, spot, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { contactSpots } from './charge-ways.ts';
import { acrossObstacle } from './contact.ts';

describe('contact across an obstacle', () => {
  const wall = { wall: { kind: 'obstacle', from: [0, 13.75], to: [30, 14.25] } } as const;

  it('[WP-G-07] somebody right behind a wall is charged across it, with the penalty', () => {
    const s = order(play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 15]) }, ground: wall }), 'charge');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    expect(spot(s, 'r')!.y).toBeLessThan(inches(13));
    expect(
      asks({ red: { r: hero([10, 13]) }, blue: { b: hero([10, 15]) }, ground: wall }, 'inContact', { unit: 'r' }),
    ).toBe(true);
    expect(
      asks({ red: { r: hero([10, 12.9]) }, blue: { b: hero([10, 15]) }, ground: wall }, 'inContact', { unit: 'r' }),
    ).toBe(false);
  });

  it('[WP-G-07] two on the same side of a wall do not touch across it', () => {
    const f = (x: number, y: number): Field => ({
      red: { r: hero([10, 13]) },
      blue: { b: hero([x, y]) },
      ground: wall,
    });
    expect(asks(f(11.9, 13), 'inContact', { unit: 'r' })).toBe(false);
    expect(asks(f(11.5, 15), 'inContact', { unit: 'r' })).toBe(true);
  });

  it('[WP-G-07] nor do two at the end of a wall who look past its very corner', () => {
    const past = (x: number) =>
      asks(
        {
          red: { r: men([[x, 14.75]]) },
          blue: { b: men([[10.5, 13.75]]) },
          ground: { wall: { kind: 'obstacle', from: [5, 13.75], to: [10, 14.25] } },
        },
        'inContact',
        { unit: 'r' },
      );
    expect([past(9.5), past(9.45)]).toEqual([false, true]);
  });

  it('[WP-G-07] also around the corner of a short wall, and beside a long hull', () => {
    const post = { post: { kind: 'obstacle', from: [9.8, 13.75], to: [10.2, 14.25] } } as const;
    const guard = {
      west: { kind: 'blocking', seeThrough: true, from: [5, 14.3], to: [9.2, 15.6] },
      east: { kind: 'blocking', seeThrough: true, from: [10.8, 14.3], to: [15, 15.6] },
      back: { kind: 'blocking', seeThrough: true, from: [5, 15.6], to: [15, 17] },
    } as const;
    const s = order(
      play({ red: { r: hero([11.5, 10]) }, blue: { b: men([[10, 14.75]]) }, ground: { ...post, ...guard } }),
      'charge',
    );
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    const long = { wall: { kind: 'obstacle', from: [0, 13.75], to: [30, 14.25] } } as const;
    const t = play({
      red: {
        r: men([
          [6, 10],
          [7.2, 10],
          [8.4, 10],
          [9.6, 10],
        ]),
      },
      blue: { b: tank([10, 15.75], 0) },
      ground: long,
    });
    order(t, 'charge');
    propose(t, 'chargeMove');
    expect(t.question('inContact', { unit: 'r' })).toBe(true);
    const { where } = t.state.units['r']!;
    expect(where.at === 'table' && where.models.every((m) => m.y < inches(13.75))).toBe(true);
  });

  it('[WP-G-07] a thin post is reached across from corner to corner', () => {
    const l = look({
      red: { r: hero([5, 9]) },
      blue: { b: hero([10.582, 14.582]) },
      ground: { post: { kind: 'obstacle', from: [9.95, 13.95], to: [10.05, 14.05] } },
    });
    const top = tableTop(l);
    const [target] = top.byId.get('b')!.bodies;
    const radius = inches(0.75);
    const post = l.state.terrain['post']!.shape;
    const across = contactSpots(top, target!, radius).filter((centre) => {
      const body = { kind: 'circle', centre, radius } as const;
      return acrossObstacle(top, body, target!) && !overlapsRegion(body, post);
    });
    expect(across.length).toBeGreaterThan(0);
    for (const { x, y } of across) expect(x < inches(10) && y < inches(14)).toBe(true);
  });

  it('[WP-G-07] one piece of rough ground disrupts, or only several if the option says so; behind a wall always', () => {
    const wood = { wood: { kind: 'difficult', from: [5, 12], to: [15, 14] } } as const;
    const copse = { ...wood, copse: { kind: 'difficult', from: [5, 15], to: [15, 16] } } as const;
    const disrupted = (ground: Field['ground'], disruptedBy: string, y = 18) => {
      const s = order(
        play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, y]) }, ground: ground!, options: { disruptedBy } }),
        'charge',
      );
      propose(s, 'chargeMove');
      return s.state.units['r']!.disrupted;
    };
    expect([disrupted(wood, 'one'), disrupted(wood, 'several')]).toEqual([true, false]);
    expect([disrupted(copse, 'one'), disrupted(copse, 'several')]).toEqual([true, true]);
    expect(disrupted(wall, 'several', 15)).toBe(true);
    expect(disrupted({}, 'one')).toBe(false);
  });
});
