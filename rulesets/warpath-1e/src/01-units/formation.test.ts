import { describe, expect, it } from 'vitest';
import { bound, look, play, shift, suppressed, unitOf } from '../../test/field.ts';
import { FAR, men, order } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { block, widths } from './formation.ts';
import { areSane, spotsOf } from './places.ts';
import { followOn, hasBearers, isGone, isSingle } from './units.ts';

const weapon = { name: 'g', firepower: 1, range: 12 };

describe('a block', () => {
  it('is tried in the handiest widths first', () => {
    const of = (models: number) => widths(unitOf('red', { profile: { models } }));
    expect([1, 2, 5, 6, 10, 11].map(of)).toEqual([[1], [2, 2], [5, 2], [5, 4, 3], [5, 4, 3], [5, 4]]);
  });

  it('has room for the longer side of its bases', () => {
    const u = unitOf('red', { profile: { models: 2, base: [2, 3] as never } });
    const [a, b] = block(u, { x: inches(20), y: inches(20), facing: 900 }, 2);
    expect(Math.abs(a!.x - b!.x)).toBe(inches(3.1));
  });
});

describe('places', () => {
  it('are those of all models, and are refused if any is none', () => {
    const u = unitOf('red', { profile: { models: 3 } });
    const pose = { x: 5, y: 6, facing: 7 };
    const none = { x: 0, y: 0, facing: 0 };
    expect(spotsOf(u, [{ piece: 'r.1', pose }])).toEqual([none, pose, none]);
    expect(
      areSane([
        { piece: 'r.0', pose },
        { piece: 'r.1', pose: { x: 'a', y: 1 } as never },
      ]),
    ).toBe(false);
    expect(areSane([{ piece: 'r.0', pose }])).toBe(true);
  });
});

describe('facts about units', () => {
  it('[WP-HERO-01] [WP-G-51] heroes and monsters are single; bearers are chosen among several who have something to carry', () => {
    const of = (type: string) => isSingle(unitOf('red', { profile: { type: type as never } }));
    expect(['hero', 'monster', 'infantry', 'vehicle', 'artillery'].map(of)).toEqual([true, true, false, false, false]);
    const bears = (models: number, weapons: never[]) => hasBearers(unitOf('red', { profile: { models, weapons } }));
    const armed = [weapon] as never[];
    expect([bears(2, armed), bears(1, armed), bears(2, [])]).toEqual([true, false, false]);
    const u = unitOf('red', {});
    expect([isGone(u), isGone({ ...u, where: { at: 'gone' } })]).toEqual([false, true]);
  });

  it('[WP-REGROUP-05] whom a unit must follow is not what else holds for it', () => {
    const of = (...effects: unknown[]) => followOn(look({ red: { r: { at: [10, 10] } }, blue: FAR, effects }), 'r');
    expect(of()).toBeNull();
    expect(of(suppressed('r'))).toBeNull();
    expect(of(suppressed('r'), bound('r', 'b'))).toEqual(['b']);
    expect(of(bound('b', 'r'))).toBeNull();
  });

  it('[WP-G-02] one chain is one chain, also where the option wants it', () => {
    const r = men([
      [10, 10],
      [11.5, 10],
      [13, 10],
    ]);
    const s = order(play({ red: { r }, blue: FAR, options: { chain: true } }), 'advance');
    s.answer('walk', shift(s, 'r', 0, 2));
    expect(s.of('walked')).toHaveLength(1);
  });
});
