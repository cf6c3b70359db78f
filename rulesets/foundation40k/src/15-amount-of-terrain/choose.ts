import { type Plain, type Problem, seededRng } from '@walstatt/engine';
import { describe, isPlainObject } from '@walstatt/engine/files';
import { expandTerrain } from '../14-terrain/expand.ts';
import type { Terrain } from '../generated/state.ts';
import { randomTable } from './random.ts';
import { starterTable } from './starter.ts';

type Chosen = { readonly terrain: Record<string, Terrain> } | { readonly problems: readonly Problem[] };

/**
 * The table of a set-up: `starter`, `empty`, a whole number (a random table, the same for the same number) or pieces by
 * id, as in a position file.
 */
export function chooseTable(choice: Plain | undefined): Chosen {
  if (choice === undefined || choice === 'starter') return { terrain: structuredClone({ ...starterTable }) };
  if (choice === 'empty') return { terrain: {} };
  if (Number.isSafeInteger(choice)) return { terrain: randomTable(seededRng(choice as number)) };
  if (isPlainObject(choice)) {
    const { terrain, problems } = expandTerrain(choice, ['table']);
    return problems.length > 0 ? { problems } : { terrain: terrain as Record<string, Terrain> };
  }
  const expected = 'starter, empty, a whole number for a random table, or pieces by id';
  return { problems: [{ path: ['table'], expected, got: describe(choice) }] };
}
