import { manualDice } from '../../dice/sources/manual.ts';
import { type DiceScript, scriptedDice } from '../../dice/sources/scripted.ts';
import { seededDice } from '../../dice/sources/seeded.ts';
import type { DiceSource } from '../../dice/sources/source.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';

/** The dice that a position file asks to be played with. */
export type PositionDice =
  | { readonly kind: 'manual' }
  | { readonly kind: 'seeded'; readonly seed: number }
  | { readonly kind: 'scripted'; readonly script: DiceScript };

export function diceOf(d: PositionDice): DiceSource {
  if (d.kind === 'manual') return manualDice;
  return d.kind === 'seeded' ? seededDice(d.seed) : scriptedDice(d.script);
}

/**
 * `manual`, `{seed: 42}`, a list of faces, or lists of faces by rule id. For anything else, returns what was expected.
 */
export function readDice(x: unknown): PositionDice | string {
  if (x === 'manual') return { kind: 'manual' };
  if (isFaces(x)) return { kind: 'scripted', script: x };
  if (isPlainObject(x)) {
    const { seed } = x;
    if (Object.keys(x).length === 1 && Number.isSafeInteger(seed)) return { kind: 'seeded', seed: seed as number };
    if (Object.values(x).every(isFaces)) return { kind: 'scripted', script: x as Record<string, number[]> };
  }
  return 'expected manual, {seed: 42}, a list of faces, or lists of faces by rule id';
}

const isFaces = (x: unknown): x is number[] => Array.isArray(x) && x.every((f) => Number.isSafeInteger(f) && f >= 1);
