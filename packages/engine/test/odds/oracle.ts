import { countClasses } from '../../src/dice/count-classes.ts';
import type { Roll } from '../../src/dice/shape.ts';
import { Machine } from '../../src/machine/machine.ts';
import type { Need, Reply } from '../../src/machine/need.ts';
import { answersTo } from '../../src/odds/answers.ts';
import { answerBy, goalOf, type Policies } from '../../src/odds/policy.ts';
import type { Answer } from '../../src/requests/request.ts';
import { add, compare, type Fraction, fraction, times, toNumber } from './fraction.ts';
import type { State } from './game/generated/state.ts';
import type { T } from './game/kit.ts';
import { dicing } from './game/ruleset.ts';

/**
 * What follows from here: exact chances of values, their mean, and whether a best answer had a rival with the same
 * mean.
 */
export type Truth = { chances: ReadonlyMap<number, Fraction>; mean: Fraction; tied: boolean };

export class TooBig extends Error {}

/**
 * The plain tree: every face of every die in order and every answer, played by the machine as in a real battle, from
 * the very beginning for each way. No classes, no merging, no step boundaries, exact fractions.
 */
export class Oracle {
  private readonly state: State;
  private readonly start: { activity: string; context: object };
  private readonly measure: (s: State) => number;
  private readonly policies: Policies<T>;
  private left: number;

  constructor(
    state: State,
    start: { activity: string; context: object },
    measure: (s: State) => number,
    policies: Policies<T>,
    most: number,
  ) {
    this.state = state;
    this.start = start;
    this.measure = measure;
    this.policies = policies;
    this.left = most;
  }

  solve(replies: readonly Reply[] = []): Truth {
    if (this.left-- === 0) throw new TooBig();
    const machine = new Machine<T>(dicing, dicing.codec.clone(this.state));
    machine.start(this.start.activity, this.start.context);
    let need = machine.run();
    for (const r of replies) need = machine.run(r);
    if (need === null) {
      const value = this.measure(machine.state);
      return { chances: new Map([[value, fraction(1n)]]), mean: fraction(BigInt(value)), tied: false };
    }
    return need.what === 'roll' ? this.roll(need.roll, replies) : this.ask(need, machine, replies);
  }

  private roll(roll: Roll, replies: readonly Reply[]): Truth {
    const all = everyThrow(roll.shape.dice, roll.shape.sides);
    if (all.length > this.left) throw new TooBig();
    const weight = fraction(1n, BigInt(all.length));
    const chances = new Map<number, Fraction>();
    let mean = fraction(0n);
    let tied = false;
    for (const faces of all) {
      const rolled = { faces, counts: countClasses(faces, roll.shape, roll.classes) };
      const truth = this.solve([...replies, { what: 'roll', rolled }]);
      for (const [v, p] of truth.chances) chances.set(v, add(chances.get(v) ?? fraction(0n), times(p, weight)));
      mean = add(mean, times(truth.mean, weight));
      tied ||= truth.tied;
    }
    return { chances, mean, tied };
  }

  /**
   * Answers of seats that are asked together are tried in the order of the seats. Later seats know the earlier answers.
   */
  private ask(need: Need, machine: Machine<T>, replies: readonly Reply[], given: readonly Answer[] = []): Truth {
    if (need.what !== 'ask') throw new Error(`${need.what} is never needed in play`);
    const request = need.requests[given.length];
    if (request === undefined) return this.solve([...replies, { what: 'ask', answers: given }]);
    const policy = this.policies[request.by] ?? 'default';
    const goal = goalOf(policy);
    if (goal === null) return this.ask(need, machine, replies, [...given, answerBy(policy, machine, request)]);
    const truths = answersTo(machine as never, request, 64).answers.map((answer) =>
      this.ask(need, machine, replies, [...given, answer]),
    );
    let best = 0;
    truths.forEach((truth, i) => {
      if (goal * compare(truth.mean, truths[best]!.mean) > 0) best = i;
    });
    const { chances, mean, tied } = truths[best]!;
    return { chances, mean, tied: tied || truths.some((t, i) => i !== best && compare(t.mean, mean) === 0) };
  }
}

function everyThrow(dice: number, sides: number): number[][] {
  let all: number[][] = [[]];
  for (let d = 0; d < dice; d++)
    all = all.flatMap((faces) => Array.from({ length: sides }, (_, f) => [...faces, f + 1]));
  return all;
}

export const numbers = (truth: Truth): Map<number, number> =>
  new Map([...truth.chances].map(([v, p]) => [v, toNumber(p)]));
