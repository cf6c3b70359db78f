import type { Refusal } from '../machine/types.ts';

/** What is wrong with an answer: nothing, one thing, or a list of things with the weightiest first. */
export type Found = Refusal | readonly Refusal[] | null;

/**
 * Collects what is wrong with an answer, the weightiest first. Whoever only has to know whether it is legal has enough
 * with the first fault; whoever explains it to a player wants all of them.
 */
export class Faults {
  readonly list: Refusal[] = [];
  /** How often something was wrong, whether or not it had been noted before. */
  times = 0;
  /** Whether everything is wanted that is wrong. */
  readonly all: boolean;

  constructor(all: boolean) {
    this.all = all;
  }

  /** Notes what is wrong, if anything. The same thing is told once. True: that is enough, and judging can stop. */
  add(refusal: Refusal | null): boolean {
    if (refusal === null) return false;
    this.times++;
    if (!this.list.some((told) => isSame(told, refusal))) this.list.push(refusal);
    return !this.all;
  }

  /** The same for several things in the order of their weight. */
  addAll(refusals: Iterable<Refusal | null>): boolean {
    for (const refusal of refusals) if (this.add(refusal)) return true;
    return false;
  }
}

const isSame = (a: Refusal, b: Refusal): boolean =>
  a.code === b.code && a.rule === b.rule && JSON.stringify(a) === JSON.stringify(b);

/** The first fault that a judgement finds, or null. */
export function firstFault(judge: (faults: Faults) => void): Refusal | null {
  const faults = new Faults(false);
  judge(faults);
  return faults.list[0] ?? null;
}

/** All faults that a judgement finds, or only the first. */
export function faultsOf(all: boolean, judge: (faults: Faults) => void): readonly Refusal[] {
  const faults = new Faults(all);
  judge(faults);
  return faults.list;
}

export const firstOf = (found: Found): Refusal | null => (isList(found) ? (found[0] ?? null) : found);

export const allOf = (found: Found): readonly Refusal[] => (isList(found) ? found : found === null ? [] : [found]);

const isList = (found: Found): found is readonly Refusal[] => Array.isArray(found);
