import { type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, type Pending, seededDice } from '@walstatt/engine/host';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  helperIn,
  levelNamed,
  mindApart,
  newMemory,
  obey,
  type Problem,
  playOut,
  problemOf,
  type Report,
  randomBot,
  Thinker,
  type Thread,
} from '../src/index.ts';

const ruleset = skirmish as unknown as Ruleset<Types>;

/** A decision in the middle of a battle. */
function asked(answers = 30): { battle: Battle<Types>; pending: Pending } {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error('the scenario cannot be set up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(5) });
  playOut(battle, { red: randomBot, blue: randomBot }, seededRng(5), answers);
  return { battle, pending: battle.pending[0]! };
}

const problem = (change: Partial<Problem> = {}): Problem => {
  const { battle, pending } = asked();
  const wish = { battle: 'test', level: 'relentless', seed: 7, memory: newMemory() } as const;
  return { ...problemOf(battle, pending, wish), playouts: 96, milliseconds: 60_000, ...change };
};

/** A thread that runs in this one. What it says is copied, as between real threads. */
function pretended(thinker: Thinker): Thread {
  let tell: (report: Report) => void = () => undefined;
  const order = obey(thinker, (report) => tell(structuredClone(report)));
  return {
    say: (message) => order(structuredClone(message)),
    hear: (listener) => {
      tell = listener;
    },
    end: () => {
      tell = () => undefined;
    },
  };
}

const load = async (): Promise<Ruleset<Types>> => ruleset;

describe('thinking', () => {
  test('with two helpers comes to the same as alone', async () => {
    const helpers = (): ReturnType<typeof helperIn>[] => [1, 2].map(() => helperIn(pretended(new Thinker(load))));
    const alone = await new Thinker(load).decide(problem());
    const together = await new Thinker(load, helpers).decide(problem());
    expect(together).toEqual(alone);
    expect(alone.decision.compared.length).toBeGreaterThan(1);
  });

  test('in another thread comes to the same as here', async () => {
    const here = await new Thinker(load).decide(problem());
    const apart = await mindApart(() => pretended(new Thinker(load))).think(problem());
    expect(apart).toEqual(here);
  });

  test('that is cancelled ends soon, and the next thought is whole', async () => {
    const mind = mindApart(() => pretended(new Thinker(load)));
    const cancelled = mind.think(problem({ playouts: 100_000 }));
    mind.cancel();
    expect(await cancelled).toBeNull();
    expect((await mind.think(problem({ level: 'easy' })))?.decision.answer).toBeDefined();
  });
});

describe('the watchdog', () => {
  afterEach(() => vi.useRealTimers());

  test('ends a thread that does not answer, and begins a new one for the next thought', async () => {
    vi.useFakeTimers();
    const ended: number[] = [];
    let begun = 0;
    const mind = mindApart(() => {
      const n = ++begun;
      let tell: (report: Report) => void = () => undefined;
      return {
        // It begins, and is never heard of again.
        say: (order) => order.do === 'think' && tell({ is: 'began', n: order.n }),
        hear: (listener) => {
          tell = listener;
        },
        end: () => ended.push(n),
      };
    });
    for (const n of [1, 2]) {
      const thought = mind.think(problem({ milliseconds: 500 }));
      await vi.advanceTimersByTimeAsync(4_000);
      expect(await thought).toBeNull();
      expect(ended).toHaveLength(n);
    }
    expect(begun).toBe(2);
  });
});

test.each([
  ['easy', 'easy'],
  ['medium', 'seasoned'],
  ['strong', 'stern'],
  ['relentless', 'relentless'],
  ['godlike', undefined],
])('a level once called %s is %s', (name, level) => {
  expect(levelNamed(name)).toBe(level);
});
