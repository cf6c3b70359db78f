import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../src/schema/codec.ts';
import { editDistance, nearest } from '../../src/schema/run/problem.ts';
import { corruptions } from './fixture/corruptions.ts';
import { games } from './fixture/games.ts';
import type { Loose } from './fixture/load.ts';

const [skirmish, , bare] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0]];

const problems = (parsed: Parsed<unknown>) => (parsed.ok ? [] : parsed.problems);

/** A small valid state of the skirmish. Anything left out has a default. */
const small = (): Loose => ({
  options: {},
  seats: [{ id: 'red', side: 'n' }],
  round: 1,
  points: 0,
  phase: 'move',
  units: { a: { owner: 'red', name: 'A', models: [], route: [], where: { at: 'gone' } } },
});

describe.each(games)('reading foreign data of $id', ({ codec, state, event, states, events }) => {
  it('refuses every spoilt state at the place where it is spoilt', () => {
    const [s] = fc.sample(states, { numRuns: 1, seed: 7 });
    for (const sample of [s, ...fc.sample(states, { numRuns: 4, seed: 11 })]) {
      for (const c of corruptions(sample, state, true)) {
        const found = problems(codec.parseState(c.value)).find((p) => p.path.join('/') === c.path.join('/'));
        expect(found, c.path.join('/')).toBeDefined();
        if (c.hint !== undefined) expect(found?.hint, c.path.join('/')).toBe(c.hint);
      }
    }
  });

  it('refuses every spoilt event at the place where it is spoilt', () => {
    for (const e of fc.sample(events, { numRuns: 60, seed: 3 })) {
      for (const c of corruptions(e, event, false)) {
        const paths = problems(codec.parseEvent(c.value)).map((p) => p.path.join('/'));
        expect(paths).toContain(c.path.join('/'));
      }
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }), (x) => {
        expect(codec.parseState(x).ok).toBe(false);
        expect(codec.parseEvent(x).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(states, fc.anything(), fc.nat(), (s, x, n) => {
        const names = Object.keys(s);
        codec.parseState({ ...s, [names[n % names.length]!]: x });
      }),
      { numRuns: 300 },
    );
  });
});

describe('problems', () => {
  it('name what was expected and what was there', () => {
    const s = small();
    s.round = 21;
    s.phase = 'shot';
    s.units.a.owner = 'rad';
    s.units.a.where = { at: 'tabel', pose: { x: 1, y: 2 } };
    s.points = undefined;
    expect(problems(skirmish.codec.parseState(s))).toEqual([
      { path: ['round'], expected: 'a whole number from 0 to 20', got: '21' },
      { path: ['points'], expected: 'a whole number', got: 'nothing' },
      { path: ['phase'], expected: 'one of "move", "shoot", "fight"', got: '"shot"', hint: 'shoot' },
      { path: ['units', 'a', 'owner'], expected: 'an id of seats', got: '"rad"', hint: 'red' },
      {
        path: ['units', 'a', 'where', 'at'],
        expected: 'one of "table", "aboard", "reserve", "gone"',
        got: '"tabel"',
        hint: 'table',
      },
    ]);
  });

  it('are at most twenty', () => {
    const s = small();
    s.units.a.models = Array.from({ length: 1000 }, () => 'model');
    expect(problems(skirmish.codec.parseState(s))).toHaveLength(20);
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, i]));
    expect(problems(skirmish.codec.parseState({ ...small(), ...many }))).toHaveLength(20);
  });

  it('are found in ids: seats listed twice, seats that are not ids, missing rows', () => {
    const twice = { ...small(), seats: [...small().seats, { id: 'red', side: 's' }] };
    expect(problems(skirmish.codec.parseState(twice))).toEqual([
      { path: ['seats', 1, 'id'], expected: 'an id that no other row has', got: '"red"' },
    ]);
    const number = { ...small(), seats: [...small().seats, { id: '1', side: 's' }] };
    expect(problems(skirmish.codec.parseState(number))).toEqual([
      { path: ['seats', 1, 'id'], expected: 'an id', got: '"1"' },
    ]);
    const s = small();
    s.units.a.target = 'toString';
    expect(problems(skirmish.codec.parseState(s))).toEqual([
      { path: ['units', 'a', 'target'], expected: 'an id of units', got: '"toString"' },
    ]);
    s.units.a.target = 'a';
    expect(skirmish.codec.parseState(s).ok).toBe(true);
  });

  it('of unknown fields point to the name that was meant', () => {
    const { phase: _, ...rest } = small();
    const found = problems(skirmish.codec.parseState({ ...rest, Phase: 'move' }));
    expect(found.map((p) => [p.path, p.hint])).toEqual([
      [['Phase'], 'phase'],
      [['phase'], undefined],
    ]);
  });

  it('are reported even for objects that cannot be read', () => {
    const trap = new Proxy({}, { ownKeys: () => { throw new Error('no'); } }); // biome-ignore format: one line
    expect(problems(bare.codec.parseState(trap))).toEqual([
      { path: [], expected: 'plain data', got: 'an object that cannot be read' },
    ]);
  });

  it('end deep nesting and circles', () => {
    const circle: Loose = [];
    circle.push(circle);
    const [problem] = problems(skirmish.codec.parseState({ ...small(), notes: circle }));
    expect(problem?.expected).toBe('at most 64 levels of nesting');
    expect(problem?.path).toHaveLength(65);
  });
});

describe('defaults', () => {
  it('are filled in, in full', () => {
    const read = skirmish.codec.parseState(small());
    expect(read.ok && read.value).toMatchObject({
      options: { points: 1000, openHands: false },
      agenda: [],
      effects: [],
      objective: null,
      grid: [[0, 0], [1]],
      corner: { x: 5, y: -5, z: 0, facing: 0 },
      notes: { text: '', pages: [1, 2] },
      units: { a: { order: 'none', target: null, cargo: [], marks: {} } },
    });
  });

  it('are new each time', () => {
    const first = skirmish.codec.parseState(small()) as Loose;
    first.value.grid[0].push(9);
    first.value.corner.x = 99;
    const second = skirmish.codec.parseState(small()) as Loose;
    expect(second.value.grid).toEqual([[0, 0], [1]]);
    expect(second.value.corner.x).toBe(5);
  });

  it('are all that a sparse state leaves out', () => {
    const read = skirmish.codec.parseState(small());
    expect(read.ok && skirmish.codec.sparse(read.value)).toEqual(small());
  });

  it('turn -0 into 0', () => {
    const read = skirmish.codec.parseState({ ...small(), round: -0 }) as Loose;
    expect(Object.is(read.value.round, 0)).toBe(true);
  });
});

describe('the nearest name', () => {
  it('is found by edits', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(nearest('woundz', ['wounds', 'rounds'])).toBe('wounds');
    expect(nearest('WOUNDS', ['rounds', 'wounds'])).toBe('wounds');
    expect(nearest('entirely', ['different'])).toBeUndefined();
  });

  it('agrees with counting edits the slow way', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(fc.property(letters, letters, (a, b) => editDistance(a, b) === slowDistance(a, b)));
  });
});

/** Optimal string alignment straight from its definition. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [p, q] = [a.slice(0, -1), b.slice(0, -1)];
  const options = [
    slowDistance(p, b) + 1,
    slowDistance(a, q) + 1,
    slowDistance(p, q) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(slowDistance(p.slice(0, -1), q.slice(0, -1)) + 1);
  }
  return Math.min(...options);
}
