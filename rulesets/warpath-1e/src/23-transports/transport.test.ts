import { INCH } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { type Field, look, type Piece, play, propose } from '../../test/field.ts';
import { FAR, hero, squad, tank, truck } from '../../test/pieces.ts';
import { isVehicle } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { boardable, boardableFrom, hasRoom, letsOut, wouldTake } from './transport.ts';

const aboard = { where: { at: 'aboard' as const, of: 't' } };
const individual = { specials: ['individual'] };

describe('who fits into a transport', () => {
  const fits = (p: Piece, t: Piece = truck([20, 20]), more: Record<string, Piece> = {}) =>
    hasRoom(look({ red: { t, p, ...more }, blue: FAR }), 't', 'p');

  it('[WP-TRANSPORT-01] [WP-SPECIAL-18] one unit of infantry no larger than its capacity, and one individual', () => {
    expect([5, 6].map((models) => fits(squad([10, 10], { models })))).toEqual([true, false]);
    expect(fits(hero([10, 10]))).toBe(false);
    expect(fits(hero([10, 10], individual))).toBe(true);
    expect(fits(squad([10, 10]), undefined, { q: { with: aboard } })).toBe(false);
    expect(fits(squad([10, 10]), undefined, { q: { profile: { type: 'hero', ...individual }, with: aboard } })).toBe(
      true,
    );
    expect(fits(hero([10, 10], individual), undefined, { q: { with: aboard } })).toBe(true);
    expect(
      fits(hero([10, 10], individual), undefined, { q: { profile: { type: 'hero', ...individual }, with: aboard } }),
    ).toBe(false);
  });

  it('[WP-TRANSPORT-01] [WP-TRANSPORT-12] [WP-G-26] nobody fits into what carries nobody, rides itself or is the enemy, nor into himself', () => {
    expect(fits(hero([10, 10], individual), truck([20, 20], { capacity: 0 }))).toBe(false);
    const riding = { ...truck([20, 20]), with: { where: { at: 'aboard' as const, of: 'k' } } };
    expect(fits(squad([10, 10]), riding, { k: truck([30, 20]) })).toBe(false);
    const l = look({ red: { t: truck([20, 20], individual) }, blue: { p: squad([40, 40]) } });
    expect([hasRoom(l, 't', 't'), hasRoom(l, 't', 'p')]).toEqual([false, false]);
    const full = truck([10, 10], { ...individual, capacity: 5 });
    expect(fits(full)).toBe(true);
    expect(fits(full, undefined, { q: { with: { where: { at: 'aboard', of: 'p' } } } })).toBe(false);
  });
});

describe('which transports can be boarded', () => {
  const f = (t: Partial<Piece['with']>, p: Partial<Piece['with']> = {}): Field => ({
    red: { t: truck([20, 20], {}, t), p: squad([20, 16.5], {}, p) },
    blue: FAR,
  });

  it('[WP-TRANSPORT-03] [WP-G-26] those that have halted, not the one that was left, by those on the table', () => {
    expect(boardable(look(f({ order: 'halt' })), 'p')).toEqual(['t']);
    for (const order of ['none', 'pivot', 'manoeuvre', 'fullPower'] as const)
      expect(boardable(look(f({ order })), 'p')).toEqual([]);
    expect(boardable(look(f({ order: 'halt' }, { cameFrom: 't' })), 'p')).toEqual([]);
    expect(boardable(look(f({ order: 'halt' }, { where: { at: 'reserve' } })), 'p')).toEqual([]);
    const l = look(f({ order: 'halt' }));
    expect(boardableFrom(l, 'p', [{ kind: 'circle', centre: { x: inches(20), y: inches(10) }, radius: INCH }])).toEqual(
      [],
    );
  });

  it('[WP-TRANSPORT-03] those without an order would take it once they had halted', () => {
    expect(wouldTake(look(f({})), 't', 'p')).toBe(true);
    expect(wouldTake(look(f({ order: 'halt' })), 't', 'p')).toBe(false);
    expect(wouldTake(look(f({}, { cameFrom: 't' })), 't', 'p')).toBe(false);
  });
});

describe('whom a transport lets out', () => {
  it('[WP-TRANSPORT-09] [WP-G-14] [WP-UNIT-08] everybody after a halt or a short move, vehicles also after a pivot', () => {
    const out = (piece: Piece) => {
      const u = look({ red: { t: piece } }).state.units['t']!;
      const orders = ['none', 'halt', 'pivot', 'manoeuvre', 'fullPower', 'advance', 'doubleTime', 'charge'] as const;
      return [isVehicle(u), orders.filter((order) => letsOut({ ...u, order }))];
    };
    expect(out(tank([20, 20]))).toEqual([true, ['halt', 'pivot', 'manoeuvre']]);
    expect(out({ at: [20, 20], profile: { type: 'monster' } })).toEqual([false, ['halt', 'advance']]);
  });

  it('[WP-TRANSPORT-10] [WP-G-44] who stays aboard has halted, and is not asked again', () => {
    const s = play({ red: { t: truck([20, 20], {}, { order: 'halt' }), p: { with: aboard } }, blue: FAR });
    s.answer('moveUnit', 'p').answer('disembark', []);
    expect(s.of('ordered')[0]).toMatchObject({ unit: 'p', order: 'halt', rules: ['WP-G-44'], jump: false });
    expect(s.state.units['p']!.where).toEqual(aboard.where);
    const r = s.request('moveUnit');
    expect('options' in r && r.options.map((o) => o.id)).not.toContain('p');
  });

  it('[WP-TRANSPORT-10] the leader stands an inch beside it, a quarter of an inch more or less', () => {
    const s = play({
      red: { t: { ...truck([20, 20], {}, { order: 'halt' }), facing: 900 }, p: { with: aboard } },
      blue: FAR,
    });
    s.answer('moveUnit', 'p');
    // The hull ends 1.5 inches beside its middle, and a base reaches half an inch.
    const line = (gap: number) =>
      Array.from({ length: 5 }, (_, i) => ({
        piece: `p.${i}`,
        pose: { x: inches(22 + gap + 1.1 * i), y: inches(20), facing: 0 },
      }));
    for (const gap of [0.74, 1.26]) expect(s.refused('disembark', line(gap)).rule).toBe('WP-TRANSPORT-10');
    s.answer('disembark', line(1.25));
    expect(s.of('left')).toHaveLength(1);
  });
});

describe('passengers of a wreck', () => {
  const house = (from: [number, number], to: [number, number]) =>
    ({ house: { kind: 'blocking', seeThrough: true, from, to } }) as const;
  const wrecked = (ground: NonNullable<Field['ground']>, owner: 'red' | 'blue' = 'red', more = {}) => {
    const p = { p: { profile: { models: 2, ...more }, with: aboard } };
    const t = { t: truck([66, 6]) };
    const s = play({
      phase: 'free',
      red: { ...(owner === 'red' ? { ...p, ...t } : {}), q: hero([2, 40]) },
      blue: { ...(owner === 'blue' ? { ...p, ...t } : {}), b: hero([66, 40]) },
      ground,
      state: { active: 'red' },
    });
    return s.start('wreck', {
      seat: 'red',
      unit: 'p',
      carrier: 't',
      melee: false,
      at: { x: inches(30), y: inches(30), facing: 0 },
    } as never);
  };

  it('[WP-G-26] for whom there is no room at all are lost', () => {
    const s = wrecked(house([5, 5], [55, 48]));
    expect(s.of('destroyed')).toMatchObject([{ unit: 'p', rules: ['WP-G-26'] }]);
    expect(s.of('thrownOut')).toEqual([]);
  });

  it('[WP-TRANSPORT-07] [WP-G-26] stand where it stood, or an inch farther away than the nearest place at most', () => {
    const put = (x: number, y: number) =>
      [-0.55, 0.55].map((d, i) => ({ piece: `p.${i}`, pose: { x: inches(x + d), y: inches(y), facing: 0 } }));
    const open = wrecked({});
    expect(open.refused('wreck', []).rule).toBe('WP-TRANSPORT-07');
    expect(open.refused('wreck', [...put(30, 30).slice(0, 1), { piece: 'p.1', pose: { x: 'a', y: 0 } }])).toMatchObject(
      {
        rule: 'WP-TRANSPORT-07',
      },
    );
    expect(open.refused('wreck', put(30, 31.01))).toMatchObject({ code: 'farFromWreck', rule: 'WP-G-26' });
    open.moreDice(1, 1).answer('wreck', put(30, 31));
    const inside = wrecked(house([22, 28], [38, 32]));
    const { limit, measured } = inside.refused('wreck', put(30, 36));
    expect(Number(limit) / 2540).toBeCloseTo(4, 3);
    expect(measured).toBe(inches(6));
    expect(inside.refused('wreck', put(30, 31)).code).toBe('onTerrain');
    expect(inside.refused('wreck', put(30, 34.01)).code).toBe('farFromWreck');
    inside.moreDice(1, 1);
    propose(inside, 'wreck');
    const { where } = inside.state.units['p']!;
    expect(where.at === 'table' && where.models.every((m) => Math.abs(m.y - inches(30)) >= inches(2.5))).toBe(true);
  });

  it('[WP-G-26] [WP-G-51] do not shoot in their own turn; their bearers are only chosen if they were not yet', () => {
    const out = (owner: 'red' | 'blue', more = {}) => {
      const s = wrecked({}, owner, more).moreDice(1, 1);
      return propose(s, 'wreck');
    };
    expect([out('red'), out('blue')].map((s) => s.state.units['p']!.shaken)).toEqual([true, false]);
    const armed = out('red', { models: 3, weapons: [{ name: 'g', firepower: 1, range: 12 }] });
    expect(armed.of('thrownOut')[0]!.models).toHaveLength(3);
  });
});
