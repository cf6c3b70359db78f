import type { Look, Scripts, Task, Tasks } from '@walstatt/engine';
import type { Assignment, Complain } from './assignment.ts';

/** The scripts of a ruleset without its types: what the planner works with. */
export type AnyScripts = Scripts<never> & {
  readonly scripts: Readonly<Record<string, AnyScript>>;
  readonly answers: Readonly<Record<string, AnyAnswer>>;
  readonly alternatives?: Readonly<Record<string, AnyAnswer>>;
};
type AnyScript = Scripts<never>['scripts'][string] & { readonly answers: Readonly<Record<string, AnyAnswer>> };
// biome-ignore lint/suspicious/noExplicitAny: every request has arguments of its own
type AnyAnswer = (look: never, request: any, given: any) => any;

export function scriptsOf(look: Look): AnyScripts {
  const { scripts } = look.ruleset;
  if (scripts === undefined) throw new Error(`${look.ruleset.id} has no scripts for the planner`);
  return scripts as never;
}

/** A task, and what its script guesses that it is worth. */
export type Valued = { readonly task: Task; readonly worth: number };

/** Everything that the unit could be about now, the most worthwhile first. */
export function tasksFor(look: Look, unit: string, complain?: Complain): Valued[] {
  const { scripts } = scriptsOf(look);
  const found: Valued[] = [];
  for (const script in scripts) {
    const s = scripts[script]!;
    try {
      for (const aim of s.aims(look as never, unit))
        found.push({ task: { script, aim }, worth: s.worth(look as never, unit, aim) });
    } catch (fault) {
      complain?.(`aims of ${script} for ${unit}`, fault);
    }
  }
  // The sort is stable, so that equal worths keep the order of the scripts.
  return found.sort((a, b) => b.worth - a.worth);
}

/**
 * What the units of all seats are about while a battle is played out. A task that no longer fits its unit gives way to
 * the most worthwhile one.
 */
export class Plan implements Tasks {
  readonly complain: Complain | undefined;
  private readonly look: Look;
  private readonly tasks: Map<string, Task | null>;

  constructor(look: Look, tasks: Iterable<readonly [string, Task | null]> = [], complain?: Complain) {
    this.look = look;
    this.tasks = new Map(tasks);
    this.complain = complain;
  }

  of(unit: string): Task | null {
    const task = this.tasks.get(unit);
    if (task && this.fits(unit, task)) return task;
    const best = tasksFor(this.look, unit, this.complain)[0]?.task ?? null;
    this.tasks.set(unit, best);
    return best;
  }

  private fits(unit: string, { script, aim }: Task): boolean {
    return (
      scriptsOf(this.look)
        .scripts[script]?.aims(this.look as never, unit)
        .includes(aim) ?? false
    );
  }

  /** The same plan for another machine that stands at the same position, with other tasks for some units. */
  on(look: Look, changed: Assignment = NOTHING): Plan {
    const plan = new Plan(look, this.tasks, this.complain);
    for (const [unit, task] of changed) plan.tasks.set(unit, task);
    return plan;
  }

  /** What units are about, as far as anybody has asked. */
  get assignment(): Assignment {
    return new Map(this.tasks);
  }
}

const NOTHING: Assignment = new Map();
