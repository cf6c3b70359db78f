import type { Types } from '@walstatt/engine';
import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { randomBattle } from '@walstatt/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { refereeLine } from '../src/referee/referee.ts';
import { newSession, type Session } from '../src/referee/session.ts';
import { type AnyRuleset, loadRuleset } from '../src/registry.ts';

/** A state of one of the games. The tests know what is in it. */
// biome-ignore lint/suspicious/noExplicitAny: five games, five types
type State = any;

type Change = {
  /** Makes a position impossible. False if the position offers nothing to spoil. */
  readonly make: (s: State) => boolean;
  readonly says: RegExp;
};

const here = (s: State): [string, State][] =>
  Object.entries<State>(s.models ?? s.elements).filter(([, m]) => m.where.at === 'table');
const placed = (s: State): State[] => Object.values<State>(s.units).filter((u) => u.where?.at === 'table');

const level: Change = { make: (s) => put(s.options, 'level', 'expert'), says: /expected introductory, got "expert"/ };

function put(row: State, field: string, value: unknown): boolean {
  if (row === undefined) return false;
  row[field] = value;
  return true;
}

/** What is done to the positions of each game, and how they are refused. */
const GAMES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'practice-skirmish': {
    off: { make: (s) => put(here(s)[0]?.[1].where.pose, 'x', 91500), says: /^model \d+ of [\w-]+ is off the table$/ },
    on: {
      make: (s) => put(here(s)[1]?.[1].where, 'pose', { ...here(s)[0]?.[1].where.pose }),
      says: /^model \d+ of [\w-]+ stands on model \d+ of [\w-]+$/,
    },
    more: {
      make: (s) => put(Object.values<State>(s.units)[0], 'living', 20),
      says: /counts 20 living models, but \d+/,
    },
  },
  'practice-hexfield': {
    off: { make: (s) => put(placed(s)[0]?.where.fields[0], 'q', 90), says: /stands off the table/ },
    on: {
      make: (s) => put(placed(s)[1]?.where, 'fields', placed(s)[0]?.where.fields.slice(0, 1)),
      says: /stands on the field/,
    },
    more: { make: (s) => put(placed(s)[0], 'struck', 9), says: /struck more often than it has elements/ },
  },
  foundation40k: {
    off: { make: (s) => put(here(s)[0]?.[1].where, 'y', -30_000), says: /^model \d+ of [\w-]+ is off the table$/ },
    on: {
      make: (s) => put(here(s)[1]?.[1], 'where', { ...here(s)[0]?.[1].where }),
      says: /^model \d+ of [\w-]+ stands on model \d+ of [\w-]+$/,
    },
    more: {
      make: (s) => put(Object.values<State>(s.units)[0], 'living', 99),
      says: /counts 99 living models, but \d+/,
    },
    lives: { make: (s) => put(here(s)[0]?.[1], 'lost', 20), says: /has lost 20 of \d+ lives/ },
  },
  'warpath-1e': {
    off: {
      make: (s) => put(placed(s)[0]?.where.models[0], 'x', -40_000),
      says: /^model 1 of [\w-]+ is off the table$/,
    },
    on: {
      make: (s) => put(placed(s)[1]?.where.models, '0', { ...placed(s)[0]?.where.models[0] }),
      says: /^model \d+ of [\w-]+ stands on model \d+ of [\w-]+$/,
    },
    more: { make: (s) => put(placed(s)[0], 'size', 39), says: /39 models/ },
  },
  'demonworld-2e': {
    off: { make: (s) => put(here(s)[0]?.[1].where, 'q', 120), says: /is off the board/ },
    on: {
      make: (s) => put(here(s)[1]?.[1], 'where', { ...here(s)[0]?.[1].where }),
      says: /stands on the field of/,
    },
    level,
  },
};

/** Some positions of a random battle, from its first to its last. */
function positionsOf(ruleset: AnyRuleset, seed: number): Types['State'][] {
  const all: Types['State'][] = [];
  let n = 0;
  const watch = { boundary: (s: Types['State']) => void (n++ % 150 === 0 && all.push(structuredClone(s))) };
  randomBattle(ruleset, {}, seed, watch);
  return all;
}

describe.each(Object.keys(GAMES))('positions of %s', (id) => {
  test('of real battles are possible; spoilt ones are refused at their line', async () => {
    const ruleset = await loadRuleset(id);
    const refused = new Map<string, number>();
    for (const state of [...positionsOf(ruleset, 5), ...positionsOf(ruleset, 6)]) {
      const text = writePosition(ruleset, state);
      expect(text).not.toMatch(/^impossible/m);
      expect(parsePosition(ruleset, text)).toMatchObject({ ok: true });
      for (const [name, { make, says }] of Object.entries(GAMES[id]!)) {
        const changed: State = structuredClone(state);
        if (!make(changed)) continue;
        const written = writePosition(ruleset, changed);
        const parsed = parsePosition(ruleset, written.replace(/^impossible: true\n/m, ''));
        if (parsed.ok) throw new Error(`${name} is accepted:\n${written}`);
        const problem = parsed.problems.find((p) => says.test(p.message));
        if (problem === undefined) throw new Error(`${name}: ${JSON.stringify(parsed.problems)}`);
        expect(problem.line, problem.message).toBeGreaterThan(1);
        refused.set(name, (refused.get(name) ?? 0) + 1);
      }
    }
    expect([...refused.keys()].sort()).toEqual(Object.keys(GAMES[id]!).sort());
  });
});

describe('the referee', () => {
  let session: Session;
  const send = (message: object) => refereeLine(session, JSON.stringify(message));
  const OFF = `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
units:
  rifles: {unit: rifles, owner: red, at: [[10, 10], [12, 10]]}
  stormers: {unit: stormers, owner: blue, at: [[10, 20], [-3, 20], [10.2, 20]]}
`;
  beforeEach(() => {
    session = newSession();
  });

  test('refuses an impossible position with lines and reasons', async () => {
    expect(await send({ do: 'start', position: OFF })).toMatchObject({
      ok: false,
      error: 'mistake',
      details: [
        '6:58 units.stormers.at[1]: model 2 of stormers is off the table',
        '6:68 units.stormers.at[2]: model 3 of stormers stands on model 1 of stormers',
      ],
    });
  });

  test('accepts it if the message or the file insists', async () => {
    expect(await send({ do: 'start', position: OFF, impossible: true })).toMatchObject({ ok: true });
    const { position } = (await send({ do: 'position' })) as unknown as { position: string };
    expect(position).toMatch(/^impossible: true$/m);
    expect(await send({ do: 'start', position })).toMatchObject({ ok: true });
    expect(await send({ do: 'start', position: `${OFF}impossible: perhaps\n` })).toMatchObject({
      ok: false,
      details: ['7:13 impossible: expected true or false, got "perhaps"'],
    });
  });

  test('replays the journal of a battle that began in an impossible position', async () => {
    await send({ do: 'start', position: OFF, impossible: true });
    const { journal } = (await send({ do: 'journal' })) as unknown as { journal: string };
    expect(await send({ do: 'load', journal })).toMatchObject({ ok: true });
  });
});
