import type { Task } from '@walstatt/engine';

/** What units are about, by unit. Null: there is nothing sensible for it to do. */
export type Assignment = ReadonlyMap<string, Task | null>;

/** Hears what is wrong with scripts. The planner itself goes on without them. */
export type Complain = (about: string, fault: unknown) => void;

/**
 * What a computer player remembers of a battle between two decisions: the tasks that it has found better than its
 * scripts' first guess. Hosts keep one for each seat.
 */
export type Memory = { round: number; tasks: Assignment };
