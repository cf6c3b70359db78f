import { describe, expect, it } from 'vitest';
import { type Field, look, play } from '../../test/field.ts';
import { FAR, hero, squad, tank } from '../../test/pieces.ts';
import { clockOf, timerOf } from './clock.ts';
import { endsNow } from './cut.ts';
import { signals } from './signals.ts';

const battle = { do: 'battle', at: 'turns', c: {} };
const turn = { do: 'turn', at: 'shooting', c: { seat: 'red', side: 'red' } };
const field = (agenda: readonly object[], more: object = {}, options: object = {}): Field => ({
  red: { r: hero([10, 10]) },
  blue: FAR,
  options: { ...options },
  state: { agenda: [battle, ...agenda], ...more },
});

describe('a phase that time has cut', () => {
  const shooting = { do: 'shooting', at: 'pick', c: { seat: 'red', side: 'red' } };
  const attack = (at: string) => [
    turn,
    shooting,
    { do: 'shootUnit', at: 'after', c: { unit: 'r', own: false, fired: [], unseen: [], aiming: 'own' } },
    { do: 'attack', at, c: { unit: 'r', with: 'own', target: 'b' } },
  ];
  const ends = (agenda: readonly object[], cut = 'now') => endsNow(look(field(agenda, { cut })));

  it('[WP-TIME-08] [WP-G-30] ends, unless dice of an attack have begun to fall', () => {
    expect(ends([turn, shooting])).toBe(true);
    expect(ends([turn, shooting], 'no')).toBe(false);
    expect(['sight', 'cover', 'fire', 'damage'].map((at) => ends(attack(at)))).toEqual([true, true, false, false]);
  });

  it('[WP-TIME-08] [WP-G-30] lets a vehicle that has set out finish its drive', () => {
    const s = play({ red: { r: tank([10, 10]) }, blue: FAR })
      .answer('moveUnit', 'r')
      .answer('order', 'manoeuvre');
    const { agenda } = s.state;
    const drive = agenda.at(-1)! as { do: string; c: object };
    expect(drive.do).toBe('drive');
    const driving = (c: object) => ends([...agenda.slice(1, -1), { ...drive, c: { ...drive.c, ...c } }]);
    const spot = { x: 0, y: 0, facing: 0 };
    expect(driving({})).toBe(true);
    expect(driving({ trace: [spot] })).toBe(false);
    expect(driving({ met: ['b'] })).toBe(false);
    s.answer('drive', []);
  });

  it('[WP-TIME-08] is cut once', () => {
    const s = play({ red: { r: squad([10, 10]) }, blue: FAR, options: { clock: 'turn', softClock: true } });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    s.signal({ type: 'turnTimeOut', seat: 'red' }).signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('turnCut')).toMatchObject([{ soft: true, rules: ['WP-DEMO-08'] }]);
    s.answer('walk', []);
  });

  it('[WP-TIME-09] [WP-G-30] a charger whose target is gone stays where it is', () => {
    const s = play({
      phase: 'free',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }), q: hero([20, 10]) },
      blue: { b: { with: { where: { at: 'gone' } } } },
    });
    s.start('lapse', { seat: 'red', side: 'red' } as never);
    const { where } = s.state.units['r']!;
    expect(s.of('meleeLapsed')).toMatchObject([{ unit: 'r', rules: ['WP-TIME-09', 'WP-G-30'] }]);
    expect(s.of('meleeLapsed')[0]!.models).toEqual(where.at === 'table' && where.models);
    expect(where.at === 'table' && where.models[0]).toMatchObject({ x: 25400, y: 25400 });
  });
});

describe('whose clock runs', () => {
  const clock = (agenda: readonly object[], kind: string, more: object = {}) => {
    const { running, rule } = clockOf(look(field(agenda, more, { clock: kind })).state);
    return [running, rule];
  };
  const deployment = (side: string | null) => ({ do: 'deployment', at: 'next', c: { side } });

  it('[WP-TIME-02] [WP-TIME-03] [WP-TIME-10] before the first turn that of the side that deploys, then none', () => {
    expect(clock([deployment('blue')], 'chess')).toEqual(['blue', 'WP-TIME-02']);
    expect(clock([deployment('blue')], 'turn')).toEqual(['blue', 'WP-TIME-10']);
    expect(clock([deployment(null)], 'chess')).toEqual([null, 'WP-TIME-01']);
    expect(clock([deployment(null)], 'turn')).toEqual([null, 'WP-TIME-07']);
    for (const kind of ['chess', 'turn']) {
      expect(clock([{ do: 'scouts', at: 'next', c: { side: 'red', done: [] } }], kind)).toEqual([null, 'WP-TIME-03']);
      expect(clock([{ do: 'firstTurn', at: 'roll', c: {} }], kind)).toEqual([null, 'WP-TIME-03']);
    }
  });

  it('[WP-TIME-04] [WP-TIME-07] [WP-BATTLE-06] in a turn that of its side; without clocks none', () => {
    expect(clock([turn], 'chess')).toEqual(['red', 'WP-TIME-04']);
    expect(clock([turn], 'turn')).toEqual(['red', 'WP-TIME-07']);
    expect(clock([turn], 'battle')).toEqual(['red', 'WP-BATTLE-06']);
    expect(clock([turn], 'battle', { timeUp: true })).toEqual([null, 'WP-BATTLE-06']);
    expect(clock([deployment('red')], 'battle')).toEqual([null, 'WP-TIME-03']);
    expect(clock([turn], 'none')).toEqual([null, 'WP-TIME-01']);
    expect(timerOf(look(field([turn], {}, { clock: 'none' })))).toBeNull();
    expect(timerOf(look(field([turn], { cut: 'now' }, { clock: 'turn' })))).toBeNull();
    expect(timerOf(look(field([deployment('red')], {}, { clock: 'turn' })))).toBeNull();
    expect(timerOf(look(field([turn], {}, { clock: 'turn' })))).toMatchObject({ signal: 'turnTimeOut' });
  });
});

describe('stopping the clock', () => {
  const offered = (name: string, more: object, clock = 'turn') =>
    signals[name]!.offered!(look(field([turn], more, { clock })) as never, 'red');

  it('[WP-TIME-11] is offered where one runs, once to each, and going on where somebody wants it to stand', () => {
    expect(offered('pause', {})).toBe(true);
    expect(offered('pause', {}, 'none')).toBe(false);
    expect(offered('pause', { over: true })).toBe(false);
    expect(offered('pause', { pausing: ['red'] })).toBe(false);
    expect(offered('pause', { pausing: ['blue'] })).toBe(true);
    expect([offered('goOn', {}), offered('goOn', { pausing: ['blue'] })]).toEqual([false, true]);
    expect(
      signals['pause']!.joins!(look(field([turn])) as never, { type: 'pause', seat: 'red' } as never),
    ).toMatchObject({
      joins: true,
      why: { de: expect.any(String), en: expect.any(String) },
    });
  });

  it('[WP-TIME-11] is wanted once by each, and gone on with once', () => {
    const s = play({ red: { r: hero([10, 10]) }, blue: FAR, options: { clock: 'turn' } });
    s.signal({ type: 'goOn', seat: 'red' });
    s.signal({ type: 'pause', seat: 'red' }).signal({ type: 'pause', seat: 'red' });
    expect(s.of('pauseWanted')).toMatchObject([{ seat: 'red', rules: ['WP-TIME-11'] }]);
    s.signal({ type: 'goOn', seat: 'blue' }).signal({ type: 'goOn', seat: 'red' });
    expect(s.of('clockGoesOn')).toMatchObject([{ seat: 'blue' }]);
  });
});
