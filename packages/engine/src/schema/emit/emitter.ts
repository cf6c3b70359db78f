import * as runtime from '../runtime.ts';
import type { TypeNames } from './type-names.ts';

/**
 * One file being emitted: the functions so far and what they import. Every part defines the functions it needs before
 * those that call them, so only what is used is emitted.
 */
export type Emitter = {
  readonly names: TypeNames;
  /** Final name → text, in order of definition. */
  readonly definitions: Map<string, string>;
  readonly values: Set<string>;
  readonly types: Set<string>;
};

export const newEmitter = (names: TypeNames): Emitter => ({
  names,
  definitions: new Map(),
  values: new Set(),
  types: new Set(),
});

/** A value imported from the run-time part. */
export function use(e: Emitter, name: string): string {
  e.values.add(name);
  return name;
}

export function useType(e: Emitter, name: string): string {
  e.types.add(name);
  return name;
}

/**
 * Adds a definition and returns its name: `base`, or `base2`, … if `base` is taken by something else (including exports
 * of the run-time part). The same text under the same base is emitted once.
 */
export function define(e: Emitter, base: string, textFor: (name: string) => string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base}${n}`;
    const text = textFor(name);
    const there = e.definitions.get(name);
    if (there === text) return name;
    if (there !== undefined || Object.hasOwn(runtime, name)) continue;
    e.definitions.set(name, text);
    return name;
  }
}
