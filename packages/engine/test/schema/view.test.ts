import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHidden, replaceSecrets, secretsOf } from '../../src/schema/walk-secrets.ts';
import { games } from './fixture/games.ts';
import type { Loose } from './fixture/load.ts';

const someSeats = fc.subarray(['red', 'blue', 'green', 'toString', 'a:b']);

describe.each(games)('views in $id', ({ codec, state, event, states, events }) => {
  it('hide exactly the secrets of the seats that are not one’s own', () => {
    fc.assert(
      fc.property(states, someSeats, (s, seats) => {
        const mine = (owner: string) => seats.includes(owner);
        const before = JSON.stringify(s);
        const seen = codec.view(s, mine);
        expect(seen).toEqual(replaceSecrets(s, state, (x) => (mine(x.owner) ? x.value : '?')));
        expect(secretsOf(seen, state).every((x) => mine(x.owner) || isHidden(x))).toBe(true);
        expect(JSON.stringify(s)).toBe(before);
        expect(codec.parseState(JSON.parse(JSON.stringify(seen)))).toEqual({ ok: true, value: seen });
      }),
      { numRuns: 200 },
    );
  });

  it('do the same for events', () => {
    fc.assert(
      fc.property(events, someSeats, (e, seats) => {
        const mine = (owner: string) => seats.includes(owner);
        expect(codec.redact(e, mine)).toEqual(replaceSecrets(e, event, (x) => (mine(x.owner) ? x.value : '?')));
      }),
      { numRuns: 200 },
    );
  });

  it('of views are views, and a seat that may know everything sees everything', () => {
    fc.assert(
      fc.property(states, someSeats, (s, seats) => {
        const mine = (owner: string) => seats.includes(owner);
        const seen = codec.view(s, mine);
        expect(codec.equal(codec.view(seen, mine), seen)).toBe(true);
        expect(
          codec.equal(
            codec.view(s, () => true),
            s,
          ),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('of two worlds that differ only in others’ secrets are the same, byte by byte', () => {
    fc.assert(
      fc.property(states, (s) => {
        const mine = (owner: string) => owner === 'red';
        const other = replaceSecrets(s, state, (x) => (mine(x.owner) ? x.value : '?'));
        expect(JSON.stringify(codec.view(s, mine))).toBe(JSON.stringify(codec.view(other, mine)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('secrets of a state', () => {
  const hexes = games[1]!;
  const s: Loose = {
    options: {},
    seats: [
      { id: 'red', side: 'n' },
      { id: 'blue', side: 's' },
    ],
    armies: {
      host: {
        seat: 'red',
        plans: [
          { kind: 'march', way: [{ q: 1, r: 2 }], pace: 3 },
          { kind: 'ambush', traps: [{ at: { q: 4, r: 5 }, armed: null }] },
        ],
        markers: ['attack', '?'],
        wing: { side: 'left' },
      },
    },
    ground: {},
    plots: { first: { blue: { at: 'nowhere' }, red: '?' } },
  };
  const read = hexes.codec.parseState(s);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = read.value;

  it('are listed with place and owner, however far out the owner stands', () => {
    expect(secretsOf(state, hexes.state).map((x) => [x.path.join('.'), x.owner, x.value])).toEqual([
      ['armies.host.plans.0.way', 'red', [{ q: 1, r: 2 }]],
      ['armies.host.plans.1.traps.0.at', 'red', { q: 4, r: 5 }],
      ['armies.host.plans.1.traps.0.armed', 'red', null],
      ['armies.host.markers.0', 'red', 'attack'],
      ['armies.host.markers.1', 'red', '?'],
      ['armies.host.wing', 'red', { side: 'left', rows: 1 }],
      ['plots.first.blue', 'blue', { at: 'nowhere' }],
      ['plots.first.red', 'red', '?'],
    ]);
  });

  it('carry the schema of the value behind them', () => {
    expect(secretsOf(state, hexes.state).map((x) => x.schema.kind)).toEqual([
      'list',
      'record',
      'nullable',
      'literal',
      'literal',
      'record',
      'union',
      'union',
    ]);
  });

  it('can be replaced without touching the original', () => {
    const before = JSON.stringify(state);
    const other = replaceSecrets(state, hexes.state, (x) => (x.path.at(-1) === 'armed' ? { q: 0, r: 0 } : x.value));
    expect(other.armies.host.plans[1].traps[0].armed).toEqual({ q: 0, r: 0 });
    expect(JSON.stringify(state)).toBe(before);
    expect(hexes.codec.equal(other, state)).toBe(false);
  });

  it('are hidden in a view and nothing else is', () => {
    const seen = hexes.codec.view(state, (owner) => owner === 'blue');
    expect(seen.armies.host).toEqual({
      seat: 'red',
      plans: [
        { kind: 'march', way: '?', pace: 3 },
        { kind: 'ambush', traps: [{ at: '?', armed: '?' }] },
      ],
      markers: ['?', '?'],
      wing: '?',
    });
    expect(seen.plots).toEqual({ first: { blue: { at: 'nowhere' }, red: '?' } });
  });
});
