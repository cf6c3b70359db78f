import { describe, expect, it } from 'vitest';
import { begun, play, suppressed } from '../../../test/field.ts';
import { battleOf } from '../../../test/setup.ts';
import { ruleset } from '../../index.ts';

const field = { red: { r: { at: [10, 10] as const } }, blue: { b: { at: [30, 40] as const } } };

describe('giving up', () => {
  it('[WP-G-56] a player who resigns takes his units out of the battle and has lost, at any time, under any condition', () => {
    for (const condition of ['meatGrinder', 'scorchedEarth', 'totalControl', 'annihilation']) {
      const s = play({ ...field, state: { condition } });
      s.signal({ type: 'resign', seat: 'blue' });
      expect(s.state.units['b']!.where.at).toBe('gone');
      expect(s.state, condition).toMatchObject({ over: true, winners: ['red'] });
      expect(s.of('battleEnded')[0]!.rules).toEqual(['WP-G-56']);
    }
    const before = begun({ setup: { scenario: 'demo' } });
    before.signal({ type: 'resign', seat: 'marauders' });
    expect(before.state).toMatchObject({ over: true, winners: ['fathers'] });
    before.end();
  });

  it('[WP-G-56] an ally fights on', () => {
    const armies = ['red', 'blue', 'red', 'blue'].map((side, i) => ({ seat: `p${i}`, side, units: ['demo-grunts'] }));
    const setup = { ...battleOf([]), armies, condition: 'meatGrinder' } as never;
    const s = begun({ setup, dice: [6, 1] });
    s.signal({ type: 'resign', seat: 'p0' });
    expect(s.state.over).toBe(false);
    expect(Object.values(s.state.units).map((u) => [u.owner, u.where.at === 'gone'])).toEqual([
      ['p0', true],
      ['p1', false],
      ['p2', false],
      ['p3', false],
    ]);
    s.signal({ type: 'resign', seat: 'p2' });
    expect(s.state).toMatchObject({ over: true, winners: ['blue'] });
  });

  const SEATS = ['red', 'blue', 'ally'].map((id) => ({ id, side: id === 'ally' ? 'red' : id }));

  it('[WP-G-56] an ally who fights on speaks for the side from then on', () => {
    const owner = 'ally';
    const s = play({
      red: { r: { at: [10, 10] }, p: { at: [30, 10], with: { owner } }, q: { at: [50, 10], with: { owner } } },
      blue: { b: { at: [30, 40] } },
      phase: 'turns',
      state: { seats: SEATS },
      effects: [{ ...(suppressed('p') as object), until: { until: 'end', frame: 'turn', of: 'red', complete: true } }],
    });
    expect(s.asked).toEqual(['red:moveUnit']);
    s.signal({ type: 'resign', seat: 'red' });
    expect(s.asked).toEqual(['ally:moveUnit']);
    s.answer('moveUnit', null);
    expect(s.state.effects).toEqual([]);
    expect(s.asked).toEqual(['blue:moveUnit']);
  });

  it.each(['chess', 'turn', 'battle'])(
    '[WP-G-56] [WP-TIME-04] [WP-TIME-06] it is the clock of that ally that runs from then on (%s)',
    (clock) => {
      const s = play({
        red: { r: { at: [10, 10] }, p: { at: [30, 10], with: { owner: 'ally' } } },
        blue: { b: { at: [30, 40] } },
        state: { seats: SEATS },
        options: { clock },
      });
      expect(s.question('clock')).toMatchObject({ running: 'red' });
      s.signal({ type: 'resign', seat: 'red' });
      expect(s.question('clock')).toMatchObject({ running: 'ally' });
    },
  );

  it('[WP-G-56] [WP-TIME-11] the clock stands when all want it who still fight', () => {
    const s = play({
      red: { r: { at: [10, 10] }, p: { at: [30, 10], with: { owner: 'ally' } } },
      blue: { b: { at: [30, 40] } },
      state: { seats: SEATS },
      options: { clock: 'turn' },
    });
    s.signal({ type: 'resign', seat: 'red' }).signal({ type: 'pause', seat: 'ally' });
    expect(s.question('clock')).toMatchObject({ running: 'ally' });
    s.signal({ type: 'pause', seat: 'blue' });
    expect(s.question('clock')).toMatchObject({ running: null, rule: 'WP-TIME-11' });
  });

  it('[WP-G-56] what was being done with his units, or to them, ends there; the ally goes on', () => {
    const owner = 'ally';
    const both = { r: { at: [10, 10] as const }, p: { at: [30, 10] as const, with: { owner } } };
    const walking = play({ red: both, blue: { b: { at: [60, 40] } }, state: { seats: SEATS } });
    walking.answer('moveUnit', 'r').answer('order', 'advance').signal({ type: 'resign', seat: 'red' });
    expect(walking.state.units['r']!.where.at).toBe('gone');
    expect(walking.asked).toEqual(['ally:moveUnit']);

    const shooting = (seat: string) => {
      const s = play({ phase: 'shooting', red: both, blue: { b: { at: [20, 20] } }, state: { seats: SEATS } });
      s.answer('shootUnit', 'r').signal({ type: 'resign', seat });
      return s;
    };
    expect(shooting('red').of('shotFired')).toEqual([]);
    expect(shooting('ally').asked).toEqual(['red:attack']);
  });

  it('[WP-G-56] [WP-G-52] those who charged him strike nobody any more, also between two melees', () => {
    const owner = 'ally';
    const charging = (at: readonly [number, number], charging: string) => ({
      at,
      profile: { type: 'hero' as const },
      with: { charging, order: 'charge' as const },
    });
    const target = (at: readonly [number, number], with_ = {}) => ({
      at,
      profile: { type: 'hero' as const },
      with: with_,
    });
    const s = play({
      phase: 'melee',
      red: { r: charging([10, 10], 'b'), q: charging([30, 10], 'c'), p: charging([50, 10], 'd') },
      blue: { b: target([10, 11.5]), c: target([30, 11.5], { owner }), d: target([50, 11.5], { owner }) },
      state: { seats: SEATS.map((x) => (x.id === 'ally' ? { ...x, side: 'blue' } : x)) },
    });
    expect(s.asked).toEqual(['red:melee']);
    s.signal({ type: 'resign', seat: 'ally' }).moreDice(1, 1, 1, 1, 1, 1).answer('melee', 'c');
    expect(
      s
        .of('meleeOver')
        .map((e) => e.unit)
        .slice(0, 2),
    ).toEqual(['q', 'p']);
  });

  it('[WP-G-56] passengers of an ally are not lost with his transport: they come in in their next turn', () => {
    const s = play({
      red: {
        t: { at: [10, 10], profile: { type: 'vehicle', capacity: 10 } },
        p: { with: { owner: 'ally', where: { at: 'aboard', of: 't' } } },
        q: { at: [30, 10], with: { owner: 'ally' } },
      },
      blue: { b: { at: [60, 40] } },
      state: { seats: SEATS },
    });
    s.signal({ type: 'resign', seat: 'red' });
    expect(s.state.units['p']).toMatchObject({ where: { at: 'reserve' }, due: true });
    s.answer('moveUnit', null).answer('moveUnit', null);
    expect(s.asked).toEqual(['ally:arrive']);
  });

  it('[WP-G-56] [WP-DEMO-06] the demo ends after the agreed turns; then a lead of a fifth in destroyed points wins', () => {
    const last = (points: number) => {
      const s = play({
        phase: 'melee',
        ...field,
        blue: { ...field.blue, gone: { profile: { points }, with: { where: { at: 'gone' } } } },
        state: { mission: 'demo', condition: 'annihilation', size: 350, turn: 60 },
        options: { turns: 60 },
      });
      return [s.state.over, s.state.winners, s.of('battleEnded')[0]?.rules];
    };
    expect(last(69)).toEqual([true, [], ['WP-G-56']]);
    expect(last(70)).toEqual([true, ['red'], ['WP-G-56']]);
  });

  it('[WP-G-56] [WP-DEMO-06] the demo has its own limit of turns; what is agreed for battles says nothing there', () => {
    const first = (options: object) => {
      const s = begun({ setup: { scenario: 'demo', options } as never });
      const { turns } = s.state.options;
      s.signal({ type: 'resign', seat: 'fathers' });
      expect(s.of('battleEnded')[0]!.rules).toEqual(['WP-G-56']);
      return turns;
    };
    expect([first({}), first({ demoTurns: 0 }), first({ demoTurns: 20 })]).toEqual([60, 0, 20]);
    expect([first({ turns: 6 }), first({ turns: 6, demoTurns: 0 })]).toEqual([60, 0]);
    const all = Object.fromEntries(Object.entries(ruleset.options).map(([name, o]) => [name, o.preset]));
    expect(first(all)).toBe(60);
  });
});
