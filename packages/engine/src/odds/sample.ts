import { feed } from '../battle/feed.ts';
import { countClasses } from '../dice/count-classes.ts';
import type { Roll } from '../dice/shape.ts';
import { Machine } from '../machine/machine.ts';
import type { Need, Reply } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import { type Rng, seededRng } from '../random/rng.ts';
import type { Task } from './branch.ts';
import { answerBy, goalOf, type Policies } from './policy.ts';

/** A play-through is given up after this many steps. */
const STEPS = 10_000;

/** So many are played through even if there is no time for more. */
const FEWEST = 2;

export type Sampled = { readonly counts: ReadonlyMap<number, number>; readonly ended: number; readonly n: number };

/** Best play cannot be sampled, so its seats take the defaults. */
export const withoutBest = <T extends Types>(policies: Policies<T>): Policies<T> =>
  Object.fromEntries(Object.entries(policies).map(([seat, p]) => [seat, goalOf(p) === null ? p : 'default']));

/** Plays the activity through n times with computer dice. */
export function sample<T extends Types>(task: Task<T>, n: number, seed: number): Sampled {
  const rng = seededRng(seed);
  const counts = new Map<number, number>();
  let ended = 0;
  let played = 0;
  const enough = (): boolean => played >= FEWEST && task.work.stop?.('sampled') === true;
  for (; played < n && !enough(); played++) {
    const state = playThrough(task, rng, enough);
    if (state === 'unfinished') break;
    if (state === null) continue;
    const value = task.measure(state);
    counts.set(value, (counts.get(value) ?? 0) + 1);
    ended++;
  }
  return { counts, ended, n: played };
}

/** The state at the end, or null if the end was not in sight. Unfinished: there was no time to look for it. */
function playThrough<T extends Types>(
  task: Task<T>,
  rng: Rng,
  enough: () => boolean,
): T['State'] | 'unfinished' | null {
  const { ruleset, passive, origin, policies, memos } = task;
  const recorded = origin.since.length > 0;
  const machine = new Machine<T>(recorded ? ruleset : passive, ruleset.codec.clone(origin.state), memos);
  let need: Need | 'boundary' | null = recorded ? feed(machine, origin.since) : 'boundary';
  for (let steps = 0; steps < STEPS; ) {
    if (need !== null && need !== 'boundary') need = machine.runStep(reply(need, machine, policies, rng));
    else {
      machine.dropStopped();
      if (machine.state.agenda.length < origin.depth) return machine.state;
      if (enough()) return 'unfinished';
      need = machine.runStep();
      steps++;
    }
  }
  return null;
}

function reply<T extends Types>(need: Need, machine: Machine<T>, policies: Policies<T>, rng: Rng): Reply {
  if (need.what === 'roll') return { what: 'roll', rolled: { faces: null, counts: rollCounts(need.roll, rng) } };
  if (need.what === 'ask')
    return { what: 'ask', answers: need.requests.map((r) => answerBy(policies[r.by] ?? 'default', machine, r)) };
  throw new Error('a chain of pools is rolled stage by stage in play');
}

function rollCounts({ shape, classes }: Roll, rng: Rng): number[] {
  const faces = new Array<number>(shape.dice);
  for (let i = 0; i < faces.length; i++) faces[i] = rng.int(1, shape.sides);
  return countClasses(faces, shape, classes);
}
