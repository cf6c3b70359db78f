import { areEnemies, type SeatId, type Task, type Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Assignment } from './assignment.ts';
import type { Chances, Wanted } from './batch.ts';
import type { Choice } from './choices.ts';
import { withChange } from './compare.ts';
import { isClear, type Lead, leadOf } from './lead.ts';
import { type Plan, scriptsOf, tasksFor } from './plan.ts';
import type { Trial } from './trials.ts';

/** How many tasks are tried for each unit besides its own. */
const ALTERNATIVES = 3;

/**
 * How often a task is played out before it is dropped or tried again as often: more often where there are playouts for
 * it.
 */
const FEW = 4;
const MANY = 8;
const MANY_FROM = 100;

/**
 * Better tasks for the other units of both sides, unit by unit: what helps the seat, and what its enemies would answer,
 * as long as the playouts last. The answer stays the same meanwhile. A task is compared with the present one on the
 * same dice.
 */
export function* improve<T extends Types>(
  s: Situation<T>,
  plan: Plan,
  choice: Choice,
  playouts: number,
): Generator<Wanted, Assignment, Chances> {
  const tasks = new Map<string, Task | null>();
  const { answer, change } = choice;
  const present: (number | null)[] = [];
  const trial = (changed: Assignment, sample: number): Trial => ({
    answer,
    changed: withChange(changed, choice),
    sample,
  });
  const samples = playouts < MANY_FROM ? FEW : MANY;
  let left = playouts;
  function* leadOver(changed: Assignment, results: (number | null)[], sign: 1 | -1): Generator<Wanted, Lead, Chances> {
    const from = results.length;
    const missing = Math.max(0, from + samples - present.length);
    left -= samples + missing;
    const first = present.length;
    const found = yield [
      ...Array.from({ length: missing }, (_, i) => trial(tasks, first + i)),
      ...Array.from({ length: samples }, (_, i) => trial(changed, from + i)),
    ];
    present.push(...found.slice(0, missing));
    results.push(...found.slice(missing));
    return sign === 1 ? leadOf(results, present) : leadOf(present, results);
  }
  for (const { unit, sign } of unitsInTurn(s)) {
    if (unit === change?.unit) continue;
    for (const task of others(s, plan, unit)) {
      if (left < 2 * samples || s.expired()) return tasks;
      const changed = new Map([...tasks, [unit, task]]);
      const results: (number | null)[] = [];
      const first = yield* leadOver(changed, results, sign);
      if (first.mean <= 0) continue;
      if (left < 2 * samples || s.expired()) return tasks;
      if (!isClear(yield* leadOver(changed, results, sign))) continue;
      tasks.set(unit, task);
      present.length = 0;
    }
  }
  return tasks;
}

/** Something quite different first: the best aim of every other script. Then other aims, too. */
function others<T extends Types>(s: Situation<T>, plan: Plan, unit: string): Task[] {
  const own = plan.of(unit);
  const tasks = tasksFor(s.look as never, unit, plan.complain)
    .map((v) => v.task)
    .filter((t) => t.script !== own?.script || t.aim !== own.aim);
  const different = tasks.filter(
    (t, i) => t.script !== own?.script && tasks.findIndex((x) => x.script === t.script) === i,
  );
  return [...different, ...tasks.filter((t) => !different.includes(t))].slice(0, ALTERNATIVES);
}

/** The units of the seat's side and of its enemies by turns, so that neither side's plan is neglected. */
function unitsInTurn<T extends Types>(s: Situation<T>): { readonly unit: string; readonly sign: 1 | -1 }[] {
  const look = s.look as never;
  const units = (enemies: boolean): string[] =>
    s.look.state.seats
      .filter(({ id }) => areEnemies(s.look.state, s.seat, id as SeatId) === enemies)
      .flatMap(({ id }) => scriptsOf(look).units(look, id as SeatId));
  const own = units(false);
  const foes = units(true);
  return Array.from({ length: Math.max(own.length, foes.length) }, (_, i) => [
    ...own.slice(i, i + 1).map((unit) => ({ unit, sign: 1 as const })),
    ...foes.slice(i, i + 1).map((unit) => ({ unit, sign: -1 as const })),
  ]).flat();
}
