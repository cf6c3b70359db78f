import { expect, test } from 'vitest';
import { endRound, field, options, war } from '../../test/field.ts';

const two = { red: { A: { at: [20, 20] as const } }, blue: { B: { at: [60, 40] as const } }, round: 1 };

test('[FD-ROUND-01][FD-ROUND-02][FD-ROUND-16][FD-GAP-89] both roll, the higher one begins', () => {
  const s = war({ ...two, dice: [2, 5] });
  expect(s.of('startPlayerFound')[0]!.seat).toBe('blue');
  expect(s.of('rolled').map((r) => [r.by, r.purpose, r.rules])).toEqual([
    ['red', 'startPlayer', ['FD-ROUND-01']],
    ['blue', 'startPlayer', ['FD-ROUND-01']],
  ]);
  expect(s.asked).toEqual(['blue:action']);
  expect(s.state.round).toBe(2);
});

test('[FD-ROUND-03][FD-GAP-84] fewer units: +1', () => {
  const s = war({ ...two, blue: { ...two.blue, C: { at: [50, 40] } }, dice: [4, 4] });
  expect(s.state.startPlayer).toBe('red');
  // Units in reserve and fleeing units count: there are two on each side, so the tie stays a tie.
  const even = war({
    red: { ...two.red, R: { status: 'reserve' } },
    blue: { ...two.blue, C: { at: [50, 40], morale: 'fleeing' } },
    dice: [4, 4, 1],
  });
  expect(even.of('startPlayerFound')[0]).toMatchObject({ seat: 'blue', rules: ['FD-ROUND-04'] });
});

test('[FD-ROUND-04] on a tie the last start player does not start', () => {
  const s = war({ ...two, dice: [3, 3] });
  expect(s.state.startPlayer).toBe('blue');
});

test('[FD-ROUND-05] before the first round ties are rolled again', () => {
  const state = { ...two, round: 0, dice: [3, 3, 4, 2] };
  const s = war(state);
  expect(s.of('rolled')).toHaveLength(2);
  const first = field({ ...two, round: 0, dice: [3, 3, 4, 2] });
  first.state.startPlayer = null;
  first.start('round', { turn: null });
  expect(first.state.startPlayer).toBe('red');
  first.end('action');
});

test('[FD-ROUND-06][FD-ROUND-07][FD-ROUND-09] players activate in turn, each unit once', () => {
  const s = war({
    red: { A: { at: [20, 20] }, C: { at: [30, 20] } },
    blue: { B: { at: [60, 40] }, D: { at: [50, 40] } },
    dice: [6, 1],
  });
  expect(options(s, 'activate')).toEqual(['A', 'C']);
  s.answer('activate', 'A').answer('action', null);
  expect(s.request('activate').by).toBe('blue');
  s.answer('activate', 'D').answer('action', null);
  expect(s.asked).toEqual(['red:action']);
  expect(s.of('activated').map((e) => e.unit)).toEqual(['A', 'D', 'C']);
});

test('[FD-GAP-85] a side with no unit left to activate is skipped; [FD-ROUND-11] then the round ends', () => {
  const s = war({
    red: { A: { at: [20, 20] } },
    blue: { B: { at: [60, 40] }, D: { at: [50, 40] } },
    dice: [6, 1, 6, 1],
  });
  s.answer('action', null).answer('activate', 'B').answer('action', null).answer('action', null);
  expect(s.state.round).toBe(3);
});

test('[FD-ROUND-11] when all units were activated the round ends', () => {
  const s = war({ ...two, dice: [6, 1, 1, 6] });
  s.answer('action', null).answer('action', null);
  expect(s.of('markersRemoved')).toHaveLength(1);
  expect(s.state.round).toBe(3);
});

test('[FD-ROUND-12][FD-ROUND-13][FD-ACTION-22][FD-GAP-87][FD-FLEE-09] at the end of the round all markers go; pinned, fleeing and lasting damage stay', () => {
  const s = war({
    red: {
      A: {
        at: [20, 20],
        activated: true,
        reactionMarker: true,
        takeCover: true,
        fled: true,
        profile: { lives: 3 },
        damage: { shaken: true, stunned: true, immobilised: true, lost: 1, results: [1, 2, 3] },
      },
      C: { at: [30, 20], morale: 'pinned', activated: true },
      D: { at: [40, 20], morale: 'fleeing', activated: true },
    },
    blue: { B: { at: [60, 40] } },
    dice: [1, 6, 6, 1, 2],
  });
  s.answer('action', null, 'blue');
  expect(s.of('markersRemoved')).toHaveLength(1);
  expect(s.state.units['A']).toMatchObject({
    activated: false,
    reactionMarker: false,
    reacted: false,
    takeCover: false,
    fled: false,
  });
  expect(s.state.models['A.1']).toMatchObject({
    shaken: false,
    stunned: false,
    immobilised: true,
    lost: 1,
    results: [],
  });
  expect(s.state.units['C']!.morale).toBe('pinned');
  expect(s.state.units['D']!.morale).toBe('fleeing');
});

test('[FD-ROUND-12] the markers go before victory is checked', () => {
  const s = war({ ...two, round: 5, dice: [6, 1] })
    .answer('action', null)
    .answer('action', null);
  const types = s.events.map((e) => e.type);
  expect(types.indexOf('markersRemoved')).toBeLessThan(types.indexOf('battleEnded'));
});

test('[FD-ROUND-14][FD-ROUND-15][FD-GAP-04] after the sixth round the points decide', () => {
  const s = war({ ...two, blue: { B: { at: [60, 40], morale: 'fleeing' } }, round: 6 });
  expect(s.state.winners).toEqual(['red']);
  expect(s.battle.idle).toBe(true);
});

test('[FD-GAP-04] a side without units has lost at once, whatever the points', () => {
  const s = war({ red: { A: { at: [20, 3], morale: 'fleeing' } }, blue: { B: { at: [60, 40] } }, dice: [6, 1, 6] });
  expect(s.state.winners).toEqual(['blue']);
  s.end();
});

test('[FD-ROUND-14] after the last round nobody rolls for reserves, and only the hill scores between rounds', () => {
  const f = { red: { A: { at: [36, 24] as const }, R: { status: 'reserve' as const } }, blue: two.blue };
  const last = endRound({ ...f, round: 6 });
  expect(last.of('reserveWaits')).toEqual([]);
  expect(last.state.winners).toEqual(['blue']);
  last.end();
  const between = endRound({ ...f, round: 5, dice: [1, 6, 1] });
  expect(between.of('reserveWaits')).toHaveLength(1);
  expect(between.of('scored')).toEqual([]);
});

test('[FD-GAP-76] an activation begins with the free move of fast units still to come', () => {
  const s = war({ red: { A: { at: [20, 20], rules: ['fast'] } }, blue: two.blue, dice: [6, 1] });
  expect(options(s, 'action')).toContain('fastMove');
});

test('[FD-GAP-75] after a Waaaaagh! the same player activates a unit', () => {
  const s = war({ ...two, waaagh: 'red', dice: [6, 1] });
  s.answer('activate', 'waaagh').answer('waaaghMove', null);
  expect(s.asked).toEqual(['red:action']);
});

test('[FD-GAP-04] a player gives up once', () => {
  const s = war({ ...two, dice: [6, 1] }).signal({ type: 'resign', seat: 'red' });
  expect(s.of('resigned')).toHaveLength(1);
  expect(s.state.winners).toEqual(['blue']);
  s.signal({ type: 'resign', seat: 'red' });
  expect(s.of('resigned')).toHaveLength(1);
});
