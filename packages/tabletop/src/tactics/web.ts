import type { Cells } from './cells.ts';

/** What it costs to cross a cell: FREE for open ground, twice that at half speed. Nobody crosses a cell that is CLOSED. */
export const CLOSED = 0;
export const FREE = 10;

/** A diagonal step is longer than a straight one. */
const ACROSS = 1.4;

/** The lengths of the shortest ways from all cells to a goal, in ticks of open ground. */
export type Web = { readonly cells: Cells; readonly far: Float64Array };

/** Spins the web around the cells of a goal. A goal may lie in a closed cell: then its rim is where ways end. */
export function spinWeb(cells: Cells, cost: Uint8Array, goal: readonly number[]): Web {
  const { columns, rows, side } = cells;
  const far = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  // Nearest first: one bucket for each cost, in the unit of the costs.
  const buckets: number[][] = [[...goal]];
  for (const c of goal) far[c] = 0;
  for (let d = 0; d < buckets.length; d++) {
    for (const c of buckets[d] ?? []) {
      if (far[c] !== d) continue;
      const column = c % columns;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const n = c + dy * columns + dx;
          if (n < 0 || n >= far.length || column + dx < 0 || column + dx >= columns || cost[n] === CLOSED) continue;
          const reached = d + Math.round(cost[n]! * (dx === 0 || dy === 0 ? 1 : ACROSS));
          if (reached >= far[n]!) continue;
          far[n] = reached;
          const bucket = buckets[reached];
          if (bucket === undefined) buckets[reached] = [n];
          else bucket.push(n);
        }
      }
    }
  }
  for (let c = 0; c < far.length; c++) far[c] = (far[c]! * side) / FREE;
  return { cells, far };
}

/** How far a place is from the goal, between the middles of the cells around it. Infinite where no way leads there. */
export function farFrom({ cells: { side, columns, rows }, far }: Web, x: number, y: number): number {
  const across = Math.max(0, Math.min(columns - 1, x / side - 0.5));
  const up = Math.max(0, Math.min(rows - 1, y / side - 0.5));
  const column = Math.min(columns - 2, Math.floor(across));
  const row = Math.min(rows - 2, Math.floor(up));
  let sum = 0;
  let weight = 0;
  for (let j = 0; j < 2; j++) {
    const v = 1 - Math.abs(up - row - j);
    for (let i = 0; i < 2; i++) {
      const w = v * (1 - Math.abs(across - column - i));
      const there = far[(row + j) * columns + column + i]!;
      if (w <= 0 || there === Number.POSITIVE_INFINITY) continue;
      sum += w * there;
      weight += w;
    }
  }
  return weight === 0 ? Number.POSITIVE_INFINITY : sum / weight;
}
