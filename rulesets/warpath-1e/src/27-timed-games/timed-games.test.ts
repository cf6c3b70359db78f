import { describe, expect, it } from 'vitest';
import { begun, look, play, propose, shift } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

type Clock = { running: string | null; rule: string; minutes: number | null };
const at = (f: Parameters<typeof look>[0]): Clock => ruleset.questions['clock']!.ask(look(f), {}) as Clock;
const field = { red: { r: { at: [10, 10] as const } }, blue: { b: { at: [30, 40] as const } } };
const two = (options: object, size = 2000) => ({ ...field, options: { ...options }, state: { size } });

describe('how much time there is', () => {
  it('[WP-TIME-01] the book: a chess clock with an hour for each at 2000 points, in proportion otherwise, or as agreed', () => {
    expect(at(two({}))).toEqual({ running: null, rule: 'WP-TIME-01', minutes: null });
    expect(at(two({ clock: 'chess' })).minutes).toBe(60);
    expect(at(two({ clock: 'chess' }, 500)).minutes).toBe(15);
    expect(at(two({ clock: 'chess', minutes: 30 })).minutes).toBe(30);
    expect(ruleset.options['turns']).toMatchObject({ preset: 12 });
  });

  it('[WP-TIME-07] the book: ten minutes for each turn at 2000 points, two or three for every 500', () => {
    expect(at(two({ clock: 'turn' }))).toMatchObject({ minutes: 10, rule: 'WP-TIME-07', running: 'red' });
    const { minutes } = at(two({ clock: 'turn' }, 500));
    expect(minutes).toBeGreaterThanOrEqual(2);
    expect(minutes).toBeLessThanOrEqual(3);
    expect(at(two({ clock: 'turn', minutes: 5 })).minutes).toBe(5);
  });

  it('[WP-DEMO-08] three minutes for each turn of the demo', () => {
    const s = play({ ...field, options: { clock: 'turn', softClock: true }, state: { mission: 'demo', size: 350 } });
    expect(s.question('clock')).toMatchObject({ minutes: 3, running: 'red' });
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('turnCut')[0]!.rules).toEqual(['WP-DEMO-08']);
  });
});

describe('what a host measures', () => {
  const timer = (f: Parameters<typeof look>[0]) => ruleset.timer!(look(f));

  it('[WP-TIME-04] [WP-TIME-06] with a chess clock one time for all turns of a player', () => {
    expect(timer(two({ clock: 'chess', minutes: 20 }))).toEqual({
      seat: 'red',
      rule: 'WP-TIME-04',
      counts: 'red',
      seconds: 1200,
      signal: 'clockOut',
    });
    expect(timer(two({}))).toBeNull();
  });

  it('[WP-TIME-07] [WP-TIME-08] [WP-TIME-11] else each turn anew, until it is cut; nothing while the clock stands', () => {
    const s = play({ ...field, options: { clock: 'turn', minutes: 2 } });
    const now = () => ruleset.timer!(s.battle.lookAs('red') as never);
    expect(now()).toMatchObject({ counts: 'turn 1', seconds: 120, signal: 'turnTimeOut' });
    const offered = (type: string) => ruleset.signals[type]!.offered!(s.battle.lookAs('red') as never, 'red');
    expect([offered('pause'), offered('goOn')]).toEqual([true, false]);
    s.signal({ type: 'pause', seat: 'red' }).signal({ type: 'pause', seat: 'blue' });
    expect(now()).toBeNull();
    expect([offered('pause'), offered('goOn')]).toEqual([false, true]);
    s.signal({ type: 'goOn', seat: 'blue' }).signal({ type: 'turnTimeOut', seat: 'red' });
    expect(now()).toMatchObject({ seat: 'blue', counts: 'turn 2' });
  });

  it('[WP-BATTLE-06] [WP-TIME-03] [WP-TIME-11] with a time for the battle one for all turns of both, two hours unless agreed otherwise', () => {
    const setup = battleOf(['demo-grunts'], ['demo-grunts'], {
      condition: 'meatGrinder',
      options: { clock: 'battle', minutes: 90 },
    });
    const before = begun({ setup, dice: [6, 1] }).answer('edge', 'south');
    expect(ruleset.timer!(before.battle.lookAs('red') as never)).toBeNull();
    expect(before.question('clock')).toEqual({ running: null, rule: 'WP-TIME-03', minutes: 90 });
    before.signal({ type: 'timeUp', seat: 'red' });
    expect(before.state.timeUp).toBe(false);

    expect(at(two({ clock: 'battle' }, 500)).minutes).toBe(120);
    const s = play({ ...two({ clock: 'battle' }), phase: 'turns' });
    const now = () => ruleset.timer!(s.battle.lookAs('red') as never);
    const time = { rule: 'WP-BATTLE-06', counts: 'battle', seconds: 7200, shared: true, signal: 'timeUp' };
    expect(now()).toEqual({ ...time, seat: 'red' });
    s.answer('moveUnit', null);
    expect(now()).toEqual({ ...time, seat: 'blue' });
    s.signal({ type: 'pause', seat: 'red' }).signal({ type: 'pause', seat: 'blue' });
    expect(now()).toBeNull();
    s.signal({ type: 'timeUp', seat: 'blue' });
    expect(s.state.timeUp).toBe(false);
    s.signal({ type: 'goOn', seat: 'red' }).signal({ type: 'timeUp', seat: 'blue' });
    expect(now()).toBeNull();
    expect(s.question('clock')).toEqual({ running: null, rule: 'WP-BATTLE-06', minutes: 120 });
  });

  it('[WP-TIME-10] half a minute to deploy a unit', () => {
    const setup = battleOf(['demo-grunts'], ['demo-grunts'], { condition: 'meatGrinder', options: { clock: 'turn' } });
    const s = begun({ setup, dice: [6, 1] }).answer('edge', 'south');
    expect(ruleset.timer!(s.battle.lookAs('red') as never)).toMatchObject({
      counts: 'deploy red1',
      seconds: 30,
      signal: 'deployTimeOut',
    });
  });
});

describe('whose clock runs', () => {
  it('[WP-TIME-02] [WP-TIME-03] [WP-TIME-04] the clock of the player who deploys runs; none while the first turn is decided; then that of the player whose turn it is', () => {
    const setup = battleOf(['demo-grunts'], ['demo-grunts'], { condition: 'meatGrinder', options: { clock: 'chess' } });
    const s = begun({ setup, dice: [6, 1, 2, 5] });
    const clock = () => {
      const { running, rule } = s.question('clock') as Clock;
      return [running, rule];
    };
    expect(clock()).toEqual([null, 'WP-TIME-01']);
    s.answer('edge', 'south');
    expect(clock()).toEqual(['red', 'WP-TIME-02']);
    s.answer('deployHow', 'table');
    propose(s, 'deployPlace');
    expect(clock()).toEqual(['red', 'WP-TIME-02']);
    propose(s, 'bearers');
    expect(clock()).toEqual(['blue', 'WP-TIME-02']);
    s.answer('deployHow', 'table');
    propose(s, 'deployPlace');
    expect(clock()).toEqual(['blue', 'WP-TIME-02']);
    propose(s, 'bearers');
    expect(s.asked).toEqual(['blue:firstTurn']);
    expect(clock()).toEqual([null, 'WP-TIME-03']);
    s.answer('firstTurn', 'red');
    expect(clock()).toEqual(['red', 'WP-TIME-04']);
    s.answer('moveUnit', null);
    expect(s.state.active).toBe('blue');
    expect(clock()).toEqual(['blue', 'WP-TIME-04']);
    s.signal({ type: 'clockOut', seat: 'blue' });
    expect(clock()).toEqual([null, 'WP-TIME-01']);
    expect(s.state).toMatchObject({ over: true });
    s.end();
  });

  it('[WP-TIME-11] it stands as soon as all want it, nothing runs out meanwhile, and goes on as soon as one is ready', () => {
    const s = play(two({ clock: 'chess' }));
    s.signal({ type: 'pause', seat: 'blue' });
    expect(s.question('clock')).toMatchObject({ running: 'red' });
    s.signal({ type: 'pause', seat: 'red' });
    expect(s.question('clock')).toMatchObject({ running: null, rule: 'WP-TIME-11' });
    s.signal({ type: 'clockOut', seat: 'red' }).signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.state).toMatchObject({ over: false, cut: 'no' });
    s.signal({ type: 'goOn', seat: 'red' });
    expect(s.question('clock')).toMatchObject({ running: 'red', rule: 'WP-TIME-04' });
    s.signal({ type: 'clockOut', seat: 'red' });
    expect(s.state.over).toBe(true);
  });
});

describe('time runs out', () => {
  it('[WP-TIME-06] [WP-G-24] a player without time loses all his units, those off the table too; the game is scored', () => {
    const s = play({
      red: {
        r: { at: [10, 10] },
        off: { with: { where: { at: 'reserve' } } },
        t: { at: [20, 10], profile: { type: 'vehicle', capacity: 10 } },
        p: { with: { where: { at: 'aboard', of: 't' } } },
      },
      blue: { b: { at: [30, 40] } },
      state: { condition: 'totalControl' },
    });
    s.signal({ type: 'clockOut', seat: 'red' });
    for (const id of ['r', 'off', 't', 'p']) expect(s.state.units[id]!.where.at, id).toBe('gone');
    expect(s.state).toMatchObject({ over: true, winners: ['blue'] });
    expect(s.of('battleEnded')).toHaveLength(1);
    // The cause is told before what comes of it, and the result is not told as if the enemy had done it.
    const told = s.events.map((e) => e.type);
    expect(told.indexOf('timeRanOut')).toBeLessThan(told.indexOf('destroyed'));
    expect(s.battle.result.rule).toBe('WP-TIME-06');
    expect(ruleset.texts.en.aim!(s.state)).toMatch(/^Time ran out/);
    expect(ruleset.texts.de.aim!(s.state)).toMatch(/^Die Zeit ist abgelaufen/);
  });

  it('[WP-TIME-05] [WP-BATTLE-05] otherwise it ends after the agreed turns', () => {
    const s = play({ ...two({ clock: 'chess', turns: 2 }), phase: 'turns' });
    s.answer('moveUnit', null).answer('moveUnit', null);
    expect(s.state).toMatchObject({ over: true, turn: 2 });
  });

  it('[WP-TIME-08] [WP-TIME-09] [WP-G-30] the turn ends at once: damage is tested, charges lapse an inch back, their target is not bound', () => {
    const s = play({
      red: {
        r: { models: [[10, 10]], profile: { models: 1 }, with: { charging: 'b', order: 'charge' } },
        q: { at: [40, 5] },
      },
      blue: { b: { models: [[10, 11]], profile: { models: 1 }, with: { hurt: true, damage: 1 } } },
      dice: [1, 2],
    });
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('tested')).toHaveLength(1);
    expect(s.of('struck')).toEqual([]);
    const { where } = s.state.units['r']!;
    expect(where.at === 'table' && where.models[0]!.y).toBe(inches(9));
    expect(s.state.units['r']!.charging).toBeNull();
    expect(s.state.effects).toEqual([]);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-TIME-08] only the clock of whose turn it is counts', () => {
    const s = play(field);
    s.signal({ type: 'turnTimeOut', seat: 'blue' });
    expect(s.state).toMatchObject({ active: 'red', cut: 'no' });
  });

  it('[WP-TIME-09] [WP-G-30] chargers all around a target go back each for itself', () => {
    const around = [
      [30, 31.5],
      [30, 28.5],
      [31.5, 30],
      [28.5, 30],
    ] as const;
    const s = play({
      red: { r: { models: around, profile: { models: 4 }, with: { charging: 'b', order: 'charge' } } },
      blue: { b: { models: [[30, 30]], profile: { type: 'monster', models: 1 } } },
    });
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    const { where } = s.state.units['r']!;
    expect(where.at === 'table' && where.models.map((m) => [m.x, m.y])).toEqual([
      [inches(30), inches(32.5)],
      [inches(30), inches(27.5)],
      [inches(32.5), inches(30)],
      [inches(27.5), inches(30)],
    ]);
    expect(s.of('meleeLapsed')).toHaveLength(1);
  });

  it('[WP-TIME-08] [WP-G-30] dice that have been rolled are finished with', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10], profile: { specials: ['elite'], firepower: 2 } }, q: { at: [30, 10] } },
      blue: { b: { at: [10, 18] } },
      dice: [4, 2, 4, 1, 2],
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.asked).toEqual(['red:afterRoll']);
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('damaged')).toHaveLength(1);
    expect(s.of('tested')).toHaveLength(1);
    expect(s.of('shotFired')).toHaveLength(1);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-TIME-09] [WP-G-30] a melee that is being rolled is finished, the next one lapses', () => {
    const charger = (x: number, target: string) => ({
      models: [[x, 10]] as const,
      profile: { models: 1, attacks: 2, specials: ['elite'] },
      with: { charging: target, order: 'charge' as const },
    });
    const s = play({
      phase: 'melee',
      red: { r: charger(10, 'b'), q: charger(30, 'c') },
      blue: { b: { models: [[10, 11]], profile: { models: 1 } }, c: { models: [[30, 11]], profile: { models: 1 } } },
      dice: [4, 2, 1, 5],
    });
    s.answer('melee', 'b');
    expect(s.asked).toEqual(['red:afterRoll']);
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('struck').map((e) => e.unit)).toEqual(['r']);
    expect(s.of('walked').map((e) => [e.unit, e.why])).toEqual([['r', 'fallBack']]);
    expect(s.of('meleeLapsed').map((e) => e.unit)).toEqual(['q']);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-TIME-09] [WP-G-30] a melee of which only the order is being decided lapses: no die has fallen', () => {
    const charger = (y: number) => ({
      models: [[10, y]] as const,
      profile: { models: 1, attacks: 1 },
      with: { charging: 'b', order: 'charge' as const },
    });
    const s = play({
      phase: 'melee',
      red: { r: charger(10), q: charger(12) },
      blue: { b: { models: [[10, 11]], profile: { models: 1 } } },
    });
    expect(s.asked).toEqual(['red:chargers']);
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('struck')).toEqual([]);
    expect(s.of('meleeLapsed').map((e) => e.unit)).toEqual(['r', 'q']);
    expect(s.state.effects).toEqual([]);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-TIME-08] [WP-G-30] so does a shot about which something is still to be agreed', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10], profile: { firepower: 2 } } },
      blue: { b: { at: [10, 18] } },
      options: { doubtfulSight: true, clock: 'turn' },
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.asked).toEqual(['red:doubtSight']);
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('shotFired')).toEqual([]);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-DEMO-08] with the soft clock the unit in hand finishes, but no other begins', () => {
    const s = play({ ...field, red: { r: { at: [10, 10] }, q: { at: [50, 10] } }, options: { softClock: true } });
    s.answer('moveUnit', 'r').answer('order', 'advance').signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.asked).toEqual(['red:walk']);
    s.answer('walk', shift(s, 'r', 0, 3));
    expect(s.of('walked')).toHaveLength(1);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-DEMO-08] [WP-G-30] nor does another unit arrive after the one in hand', () => {
    const waiting = { with: { where: { at: 'reserve' as const } } };
    const s = play({
      phase: 'start',
      red: { r: waiting, q: waiting, p: { at: [10, 10] } },
      blue: field.blue,
      state: { turn: 11 },
      options: { softClock: true },
    });
    s.answer('arrival', 'r').signal({ type: 'turnTimeOut', seat: 'red' });
    propose(s, 'arrive');
    s.answer('walk', []);
    expect(s.of('arrived').map((e) => e.unit)).toEqual(['r']);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-TIME-08] [WP-G-30] with the hard clock not even a unit arrives whose place is being looked for', () => {
    const waiting = { with: { where: { at: 'reserve' as const } } };
    const s = play({
      phase: 'start',
      red: { r: waiting, q: waiting, p: { at: [10, 10] } },
      blue: field.blue,
      state: { turn: 11 },
      options: { clock: 'turn' },
    });
    s.answer('arrival', 'r').signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.of('arrived')).toEqual([]);
    expect(s.state.active).toBe('blue');
  });

  it('[WP-DEMO-08] [WP-TIME-09] with the soft clock, too, melees lapse that have not begun', () => {
    const s = play({
      red: { r: { at: [10, 10] }, q: { at: [50, 10] } },
      blue: { b: { at: [10, 16] } },
      options: { softClock: true },
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove').answer('moveUnit', 'q').answer('order', 'advance');
    s.signal({ type: 'turnTimeOut', seat: 'red' }).answer('walk', []);
    expect(s.of('struck')).toEqual([]);
    expect(s.of('meleeLapsed')).toMatchObject([{ unit: 'r' }]);
  });

  it('[WP-TIME-10] the time to deploy a unit: it stands where the default puts it', () => {
    const setup = { scenario: 'demo', options: { clock: 'turn' } };
    const s = begun({ setup });
    s.answer('deploy', 'fathers1');
    expect(s.question('clock')).toMatchObject({ running: 'fathers', rule: 'WP-TIME-10' });
    s.signal({ type: 'deployTimeOut', seat: 'fathers' });
    expect(s.state.units['fathers1']!.where.at).toBe('table');
    expect(s.asked).toEqual(['fathers:deploy']);
  });

  it('[WP-TIME-10] [WP-TIME-11] that time is over only while a unit is deployed and the clock runs: later the player is still asked', () => {
    const late = play({ ...field, options: { clock: 'turn' } });
    late.signal({ type: 'deployTimeOut', seat: 'red' });
    expect([late.asked, late.state.finished]).toEqual([['red:moveUnit'], []]);
    const s = begun({ setup: { scenario: 'demo', options: { clock: 'turn' } } });
    s.answer('deploy', 'fathers1');
    s.signal({ type: 'pause', seat: 'fathers' }).signal({ type: 'pause', seat: 'marauders' });
    s.signal({ type: 'deployTimeOut', seat: 'fathers' });
    expect(s.asked).toEqual(['fathers:deployPlace']);
  });

  it('[WP-BATTLE-06] when the time for the game is up, both sides have the same number of turns', () => {
    const s = play({ phase: 'turns', ...field, options: { clock: 'battle' } });
    s.signal({ type: 'timeUp', seat: 'red' });
    s.signal({ type: 'timeUp', seat: 'red' });
    expect(s.of('timeUp')).toHaveLength(1);
    s.answer('moveUnit', null);
    expect(s.state.over).toBe(false);
    s.answer('moveUnit', null);
    expect(s.state).toMatchObject({ over: true, turn: 2 });
  });

  it('[WP-BATTLE-06] nobody can say so where no time for the battle was agreed', () => {
    for (const clock of ['none', 'chess', 'turn']) {
      const s = play({ phase: 'turns', ...field, options: { clock } });
      s.signal({ type: 'timeUp', seat: 'red' });
      expect([s.state.timeUp, s.of('timeUp')], clock).toEqual([false, []]);
      s.answer('moveUnit', null).answer('moveUnit', null);
      expect(s.state, clock).toMatchObject({ over: false, turn: 3 });
    }
    expect(ruleset.signals['timeUp']!.menu).toBeUndefined();
  });

  it('[WP-BATTLE-05] [WP-BATTLE-06] a time is agreed instead of a number of turns; the demo keeps its limit', () => {
    const after = (mission: string) => {
      const state = { mission, condition: mission === 'demo' ? 'annihilation' : 'totalControl', size: 500 };
      const s = play({ phase: 'turns', ...field, state, options: { clock: 'battle', turns: 2 } });
      s.answer('moveUnit', null).answer('moveUnit', null);
      return [s.state.over, s.state.turn];
    };
    expect(after('battle')).toEqual([false, 3]);
    expect(after('demo')).toEqual([true, 2]);
  });

  it('[WP-BATTLE-05] what is to be achieved is told with the agreed turns, or by the end of the battle', () => {
    const state = { mission: 'battle', condition: 'scorchedEarth' };
    const aim = (options: Record<string, unknown>) => ruleset.texts.de.aim!(look({ ...field, state, options }).state);
    expect(aim({ turns: 12 })).toContain('nach 12 Zügen');
    for (const options of [{ clock: 'battle' }, { turns: 0 }]) expect(aim(options)).toContain('am Ende der Schlacht');
  });

  it('[WP-BATTLE-06] [WP-G-56] in the demo points decide when the time is up', () => {
    const s = play({
      phase: 'turns',
      ...field,
      blue: { ...field.blue, gone: { profile: { points: 70 }, with: { where: { at: 'gone' } } } },
      state: { mission: 'demo', condition: 'annihilation', size: 350 },
      options: { clock: 'battle', turns: 60 },
    });
    s.signal({ type: 'timeUp', seat: 'red' }).answer('moveUnit', null).answer('moveUnit', null);
    expect(s.state).toMatchObject({ over: true, winners: ['red'] });
  });
});
