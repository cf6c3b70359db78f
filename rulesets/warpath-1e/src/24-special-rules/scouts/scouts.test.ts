import { describe, expect, it } from 'vitest';
import { drive, play } from '../../../test/field.ts';
import { hero, tank } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';

describe('scouts', () => {
  it('[WP-G-42] scouts in reserve or aboard do not move, a transport that scouts does; no ramming, but rough ground is rolled for', () => {
    const scout = ['scout'];
    const s = play({
      phase: 'free',
      red: {
        r: tank([10, 10], 900, { specials: scout }),
        off: hero([0, 0], { specials: scout }, { where: { at: 'reserve' } }),
        in: hero([0, 0], { specials: scout }, { where: { at: 'aboard', of: 'r' } }),
      },
      blue: { b: hero([10, 30]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice: [2],
    });
    s.start('scouts', { side: null, done: [] });
    expect(s.asked).toEqual(['red:drive']);
    expect(s.refused('drive', drive('r', { go: 16.1 })).rule).toBe('WP-VEHICLE-07');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.asked).toEqual([]);
    const t = play({
      phase: 'free',
      red: { r: tank([10, 10], 900, { specials: scout }) },
      blue: { b: hero([10, 16]) },
    });
    t.start('scouts', { side: null, done: [] });
    expect(t.refused('drive', drive('r', { go: 12 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-42' });
  });

  it('[WP-SPECIAL-03] [WP-SPECIAL-04] [WP-SPECIAL-05] [WP-G-42] scouts move before the first turn, one by one, the sides in turn', () => {
    const scout = { type: 'hero' as const, specials: ['scout'] };
    const field = {
      red: { r1: { at: [10, 10] as const, profile: scout }, r2: { at: [20, 10] as const, profile: scout } },
      blue: { b: { at: [30, 40] as const, profile: { ...scout, type: 'vehicle' as const } } },
      phase: 'free' as const,
      dice: [2, 5],
    };
    const s = play(field);
    s.start('scouts', { side: null, done: [] });
    s.answer('firstScout', 'red').answer('scout', 'r2');
    expect(s.request('walk').args).toMatchObject({ why: 'scout', allowance: inches(10) });
    s.answer('walk', []);
    expect(s.asked).toEqual(['blue:drive']);
    s.answer('drive', [{ mover: 'b.0', legs: [{ leg: 'go', distance: inches(6) }] }]);
    expect(s.state.units['b']!.travelled).toBe(0);
    s.answer('walk', []);
    expect(s.asked).toEqual([]);
  });

  it('[WP-SPECIAL-21] [WP-ARTY-02] [WP-G-42] unwieldy scouts stay where they are: they make no double time and no full power', () => {
    const slow = { specials: ['scout', 'unwieldy'] };
    const s = play({
      phase: 'free',
      red: {
        r: { at: [10, 10], profile: slow },
        v: { at: [30, 10], profile: { ...slow, type: 'vehicle' } },
        g: { at: [50, 10], profile: { specials: ['scout'], type: 'artillery' } },
      },
      blue: { b: { at: [30, 40], profile: { specials: ['scout'], type: 'hero' } } },
    });
    s.start('scouts', { side: null, done: [] });
    expect(s.asked).toEqual(['blue:walk']);
    s.answer('walk', []);
    expect(s.asked).toEqual([]);
  });

  it('[WP-SPECIAL-05] [WP-SPECIAL-24] the side that has more scouts goes on when the other has none left, with jump packs if it likes', () => {
    const scout = (...more: string[]) => ({ type: 'hero' as const, specials: ['scout', ...more] });
    const s = play({
      phase: 'free',
      red: {
        r1: { at: [10, 10], profile: scout('jumpTroops') },
        r2: { at: [20, 10], profile: scout() },
        r3: { at: [30, 10], profile: scout() },
      },
      blue: { b: { at: [30, 40], profile: scout() } },
      dice: [2, 5],
    });
    s.start('scouts', { side: null, done: [] });
    s.answer('firstScout', 'red', 'blue');
    const r = s.request('scout');
    expect('options' in r && r.options.map((o) => o.id)).toEqual(['r1', 'r1+jump', 'r2', 'r3']);
    s.answer('scout', 'r1+jump');
    expect(s.request('walk').args).toMatchObject({ unit: 'r1', jump: true, allowance: inches(20) });
    s.answer('walk', []);
    expect(s.request('walk').args).toMatchObject({ unit: 'b' });
    s.answer('walk', []).answer('scout', 'r3').answer('walk', []);
    expect(s.request('walk').args).toMatchObject({ unit: 'r2' });
    s.answer('walk', []);
    expect(s.of('scouted')).toEqual([]);
  });

  it('[WP-SPECIAL-04] [WP-SPECIAL-05] whoever begins with fewer scouts waits for the other', () => {
    const scout = { type: 'hero' as const, specials: ['scout'] };
    const s = play({
      phase: 'free',
      red: { r1: { at: [10, 10], profile: scout }, r2: { at: [20, 10], profile: scout } },
      blue: { b: { at: [30, 40], profile: scout } },
      dice: [5, 2],
    });
    s.start('scouts', { side: null, done: [] });
    s.answer('firstScout', 'blue', 'red').answer('walk', [], 'blue').answer('scout', 'r1').answer('walk', []);
    expect(s.asked).toEqual(['red:walk']);
    s.answer('walk', []);
  });

  it('[WP-G-34] a vehicle that scouts has not moved in a turn; one that stood still has nothing to forget', () => {
    const f = (answer: unknown) => {
      const s = play({
        phase: 'free',
        red: { r: tank([10, 10], 900, { specials: ['scout'] }) },
        blue: { b: hero([60, 40]) },
      });
      s.start('scouts', { side: null, done: [] });
      return s.answer('drive', answer).of('scouted');
    };
    expect(f(drive('r', { go: 6 }))).toMatchObject([{ unit: 'r', rules: ['WP-G-34'] }]);
    expect(f([])).toEqual([]);
  });

  it('[WP-SPECIAL-03] [WP-TERRAIN-08] scouts on foot move as at double time: not across obstacles', () => {
    const s = play({
      phase: 'free',
      red: { r: hero([10, 10], { specials: ['scout'] }) },
      blue: { b: hero([60, 40]) },
      ground: { wall: { kind: 'obstacle', from: [5, 12], to: [15, 12.4] } },
    });
    s.start('scouts', { side: null, done: [] });
    const over = [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(10), y: inches(15) }] }];
    expect(s.refused('walk', over)).toMatchObject({ code: 'throughTerrain', rule: 'WP-TERRAIN-08' });
    s.answer('walk', []);
  });

  it('[WP-G-34] [WP-VEHICLE-41] a turn in that move does not count either', () => {
    const r = tank([10, 10], 900, { specials: ['scout', 'agile'] });
    const s = play({ phase: 'free', red: { r }, blue: { b: hero([60, 40]) } });
    s.start('scouts', { side: null, done: [] });
    s.answer('drive', drive('r', { turn: 30 }));
    expect(s.of('scouted')).toHaveLength(1);
    expect(s.state.units['r']).toMatchObject({ travelled: 0, turned: false });
    const still = play({ phase: 'free', red: { r }, blue: { b: hero([60, 40]) } });
    still.start('scouts', { side: null, done: [] });
    still.answer('drive', []);
    expect(still.of('scouted')).toEqual([]);
  });

  it('[WP-SPECIAL-05] [WP-G-56] if those of an ally who gives up were next, the other side goes on', () => {
    const scout = { specials: ['scout'] };
    const seats = ['red', 'blue', 'ally'].map((id) => ({ id, side: id === 'ally' ? 'blue' : id }));
    const begin = () => {
      const s = play({
        phase: 'free',
        red: { r1: hero([10, 10], scout), r2: hero([20, 10], scout) },
        blue: {
          a1: tank([30, 40], 2700, scout, { owner: 'ally' }),
          a2: tank([40, 40], 2700, scout, { owner: 'ally' }),
          b: hero([60, 40]),
        },
        state: { seats },
        dice: [5, 2],
      });
      s.start('scouts', { side: null, done: [] });
      return s.answer('firstScout', 'red').answer('scout', 'r1');
    };
    const walking = begin().signal({ type: 'resign', seat: 'ally' });
    walking.answer('walk', []);
    expect(walking.request('walk').args).toMatchObject({ unit: 'r2' });
    const asked = begin().answer('walk', []);
    expect(asked.asked).toEqual(['blue:scout']);
    asked.signal({ type: 'resign', seat: 'ally' }).answer('scout', 'a1');
    expect(asked.request('walk').args).toMatchObject({ unit: 'r2' });
  });
});
