import { INCH } from '@walstatt/geometry';
import { recordEmitted } from '@walstatt/testkit';
import { tableProblems } from '../src/15-amount-of-terrain/inspect.ts';
import { rectangleAt, starterTable } from '../src/15-amount-of-terrain/starter.ts';
import type { Terrain } from '../src/generated/state.ts';

type Table = Record<string, Terrain>;

/** The starter table with pieces changed, added or (with null) removed. */
export function changed(changes: Readonly<Record<string, Partial<Terrain> | null>>): Table {
  const table: Table = { ...starterTable };
  for (const [id, change] of Object.entries(changes)) {
    if (change === null) delete table[id];
    else table[id] = { ...table[id], ...change } as Terrain;
  }
  return table;
}

/** What is wrong, as `code rule pieces`. */
export function wrong(table: Table): string[] {
  return tableProblems(table).map(({ code, rule, pieces, category }) => {
    recordEmitted(rule);
    return [code, rule, ...(category === null ? [] : [`category ${category}`]), ...pieces].join(' ');
  });
}

/** A rectangle of inches: its corner, its width and its depth. */
export const rect = (x: number, y: number, w: number, d: number) => rectangleAt(x * INCH, y * INCH, w * INCH, d * INCH);
