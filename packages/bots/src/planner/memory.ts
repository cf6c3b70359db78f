import type { Types } from '@walstatt/engine';
import type { Situation } from '../bot.ts';
import type { Assignment, Memory } from './assignment.ts';

export const newMemory = (): Memory => ({ round: 0, tasks: new Map() });

/** What was decided in this round still stands. Older plans are made anew. */
export function remembered<T extends Types>(s: Situation<T>): Assignment {
  return s.memory.round === roundOf(s) ? s.memory.tasks : NOTHING;
}

export function remember<T extends Types>(s: Situation<T>, tasks: Assignment): void {
  s.memory.tasks = new Map([...remembered(s), ...tasks]);
  s.memory.round = roundOf(s);
}

const roundOf = <T extends Types>(s: Situation<T>): number => s.ruleset.rounds?.count(s.look.state) ?? 0;

const NOTHING: Assignment = new Map();
