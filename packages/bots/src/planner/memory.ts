import type { Look, Task, Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Assignment, Memory } from './assignment.ts';
import { scriptsOf, tasksFor } from './plan.ts';

export const newMemory = (): Memory => ({ round: 0, tasks: new Map() });

/** How worthwhile a task of an earlier round must still be, as a part of what the best one is worth. */
const LASTING = 0.6;

/**
 * What was decided in this round still stands. Of earlier rounds the seat's own units keep to what they were about, as
 * long as it is nearly as worthwhile as anything else: units that change their minds every round get nowhere.
 */
export function remembered<T extends Types>(s: Situation<T>): Assignment {
  const { round, tasks } = s.memory;
  if (round === roundOf(s)) return tasks;
  const look = s.look as never as Look;
  const kept = new Map<string, Task | null>();
  for (const unit of scriptsOf(look).units(look as never, s.seat)) {
    const task = tasks.get(unit);
    if (task && lasts(look, unit, task)) kept.set(unit, task);
  }
  return kept;
}

function lasts(look: Look, unit: string, { script, aim }: Task): boolean {
  const valued = tasksFor(look, unit);
  const worth = valued.find((v) => v.task.script === script && v.task.aim === aim)?.worth ?? Number.NEGATIVE_INFINITY;
  return worth > 0 && worth >= LASTING * valued[0]!.worth;
}

export function remember<T extends Types>(s: Situation<T>, tasks: Assignment): void {
  s.memory.tasks = new Map([...remembered(s), ...tasks]);
  s.memory.round = roundOf(s);
}

const roundOf = <T extends Types>(s: Situation<T>): number => s.ruleset.rounds?.count(s.look.state) ?? 0;
