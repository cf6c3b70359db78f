import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from './fixture/games.ts';
import type { Loose } from './fixture/load.ts';
import { mutations } from './fixture/mutations.ts';

/** Every object and list inside a value. */
function objectsIn(x: Loose, found = new Set<object>()): Set<object> {
  if (typeof x !== 'object' || x === null) return found;
  found.add(x);
  for (const v of Object.values(x)) objectsIn(v, found);
  return found;
}

function shareNothing(a: Loose, b: Loose): boolean {
  const inB = objectsIn(b);
  return [...objectsIn(a)].every((x) => !inB.has(x));
}

describe.each(games)('the codec of $id', ({ codec, state, event, states, events }) => {
  it('clones states: equal, same bytes, nothing shared', () => {
    fc.assert(
      fc.property(states, (s) => {
        const copy = codec.clone(s);
        expect(copy).toEqual(s);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(codec.clone(copy)));
        expect(shareNothing(copy, s)).toBe(true);
        expect(codec.equal(copy, s)).toBe(true);
        expect(codec.hash(copy)).toBe(codec.hash(s));
        expect(codec.spaceHash(copy)).toBe(codec.spaceHash(s));
      }),
      { numRuns: 200 },
    );
  });

  it('copies a state beside an earlier copy: equal, what is the same is shared, nothing with the state itself', () => {
    fc.assert(
      fc.property(states, (s) => {
        const before = codec.clone(s);
        const again = codec.share(s, before);
        expect(again).toEqual(s);
        expect(shareNothing(again, s)).toBe(true);
        for (const [name, value] of Object.entries(again)) expect(value, name).toBe(before[name]);
        for (const m of mutations(s, state)) {
          const place = m.path.join('.');
          const copy = codec.share(m.value, before);
          expect(copy, place).toEqual(m.value);
          expect(JSON.stringify(copy), place).toBe(JSON.stringify(codec.clone(m.value)));
          expect(shareNothing(copy, m.value), place).toBe(true);
          for (const [name, value] of Object.entries(copy))
            if (name !== m.path[0]) expect(value, place).toBe(before[name]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('clones events: equal, nothing shared', () => {
    fc.assert(
      fc.property(events, (e) => {
        const copy = codec.cloneEvent(e);
        expect(copy).toEqual(e);
        expect(shareNothing(copy, e)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('tells apart every state with one thing changed, and the space of those where geometry cares', () => {
    fc.assert(
      fc.property(states, (s) => {
        for (const m of mutations(s, state)) {
          const place = m.path.join('.');
          expect(codec.equal(s, m.value), place).toBe(false);
          expect(codec.equal(m.value, s), place).toBe(false);
          expect(codec.hash(m.value), place).not.toBe(codec.hash(s));
          const sameSpace = codec.spaceHash(m.value) === codec.spaceHash(s);
          if (m.spatial !== undefined) expect(sameSpace, place).toBe(!m.spatial);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('hashes into 53 bits', () => {
    fc.assert(
      fc.property(states, (s) => {
        expect(Number.isSafeInteger(codec.hash(s)) && codec.hash(s) >= 0).toBe(true);
        expect(Number.isSafeInteger(codec.spaceHash(s))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('reads back its own JSON, of states and events', () => {
    fc.assert(
      fc.property(states, (s) => {
        const back = codec.parseState(JSON.parse(JSON.stringify(s)));
        expect(back).toEqual({ ok: true, value: s });
        expect(codec.equal((back as Loose).value, s)).toBe(true);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(events, (e) => {
        expect(codec.parseEvent(JSON.parse(JSON.stringify(e)))).toEqual({ ok: true, value: e });
      }),
      { numRuns: 200 },
    );
  });

  it('reads states and events into something that shares nothing with the input', () => {
    fc.assert(
      fc.property(states, events, (s, e) => {
        expect(shareNothing((codec.parseState(s) as Loose).value, s)).toBe(true);
        expect(shareNothing((codec.parseEvent(e) as Loose).value, e)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('writes states without their defaults and reads them back the same', () => {
    fc.assert(
      fc.property(states, (s) => {
        const short = codec.sparse(s);
        expect(shareNothing(short, s)).toBe(true);
        expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(s).length);
        expect(codec.parseState(short)).toEqual({ ok: true, value: s });
        const back = codec.parseState(JSON.parse(JSON.stringify(short)));
        expect(codec.equal((back as Loose).value, s)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('accepts every changed state that is still one', () => {
    fc.assert(
      fc.property(states, (s) => {
        for (const m of mutations(s, state)) {
          expect(codec.parseState(m.value), m.path.join('.')).toEqual({ ok: true, value: m.value });
        }
      }),
      { numRuns: 5 },
    );
    fc.assert(
      fc.property(events, (e) => {
        for (const m of mutations(e, event)) expect(codec.parseEvent(m.value)).toEqual({ ok: true, value: m.value });
      }),
      { numRuns: 20 },
    );
  });
});

it.each([100, 500, 513, 2000])('handles a table of %i rows', (n) => {
  const { codec } = games[0]!;
  const rows = Array.from({ length: n }, (_, i) => [`t${i}`, { kind: 'wood', outline: [{ x: i, y: 1 - i }], top: i }]);
  const [s] = fc.sample(games[0]!.states, { numRuns: 1, seed: 4 });
  const big = { ...s, terrain: Object.fromEntries(rows), bids: Object.fromEntries(rows.map(([key]) => [key, 7])) };
  const read = codec.parseState(big) as Loose;
  expect(read).toEqual({ ok: true, value: big });
  const copies = [codec.clone(big), codec.view(big, () => true), (codec.parseState(codec.sparse(big)) as Loose).value];
  for (const copy of [read.value, ...copies]) {
    expect(codec.equal(copy, big)).toBe(true);
    expect(JSON.stringify(copy.terrain)).toBe(JSON.stringify(big.terrain));
    expect(codec.hash(copy)).toBe(codec.hash(big));
  }
  copies[0].terrain[`t${n - 1}`].outline[0].x = -1;
  expect(codec.equal(copies[0], big)).toBe(false);
});

it('gives 10,000 different states 10,000 different hashes', () => {
  const { codec, state, states } = games[0]!;
  const seen = new Map<number, string>();
  const texts = new Set<string>();
  for (const s of fc.sample(states, { numRuns: 40, seed: 53 })) {
    for (const m of mutations(s, state)) {
      const json = JSON.stringify(codec.clone(m.value));
      if (texts.has(json)) continue;
      texts.add(json);
      const hash = codec.hash(m.value);
      expect(seen.get(hash) ?? json).toBe(json);
      seen.set(hash, json);
    }
  }
  expect(seen.size).toBe(texts.size);
  expect(seen.size).toBeGreaterThan(10_000);
});
