import { areEnemies, type SeatId, type Task, type Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Choice } from './choices.ts';
import { scriptsOf, tasksFor } from './plan.ts';
import type { Trials } from './trials.ts';

/** How many tasks are tried for each unit besides its own, and how often each is played out. */
const ALTERNATIVES = 2;
const SAMPLES = 3;

/** How much better a task must do before a unit changes to it. */
const MARGIN = 0.02;

/**
 * Better tasks for the other units of both sides, unit by unit: first what helps the seat, then what its enemies would
 * answer, as long as the playouts last. The answer that the present plan leads to stays the same meanwhile.
 */
export function improve<T extends Types>(
  s: Situation<T>,
  { answer, change }: Choice,
  trials: Trials<T>,
  playouts: number,
): Map<string, Task> {
  const tasks = new Map<string, Task>();
  if (playouts === 0) return tasks;
  const until = trials.played + playouts;
  const mean = (changed: ReadonlyMap<string, Task>): number => {
    let [sum, n] = [0, 0];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const chance = trials.chance(answer, changed, sample);
      if (chance === null) continue;
      sum += chance;
      n++;
    }
    return n === 0 ? 0.5 : sum / n;
  };
  let present = mean(tasks);
  for (const { unit, sign } of unitsInTurn(s)) {
    if (unit === change?.unit) continue;
    for (const task of tasksFor(s.look as never, unit, ALTERNATIVES + 1).slice(1)) {
      if (trials.played + SAMPLES > until || trials.expired) return tasks;
      const changed = new Map([...tasks, [unit, task]]);
      const tried = mean(changed);
      if (sign * (tried - present) < MARGIN) continue;
      tasks.set(unit, task);
      present = tried;
    }
  }
  return tasks;
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
