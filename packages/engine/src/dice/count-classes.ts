import type { Classes } from './classes.ts';
import { isOneOutcome, type Shape } from './shape.ts';

/**
 * How many of the faces fall into each class. If the dice make one outcome together, their total or the one that counts
 * is classed instead.
 */
export function countClasses(faces: readonly number[], shape: Shape, classes: Classes): number[] {
  const counts = new Array<number>(classes.names.length).fill(0);
  if (isOneOutcome(shape)) counts[classes.of[together(faces, shape) - classes.lowest]!]!++;
  else for (const f of faces) counts[classes.of[f - classes.lowest]!]!++;
  return counts;
}

/** The single outcome that several dice make together. */
function together(faces: readonly number[], { sum, keep }: Shape): number {
  if (sum) return faces.reduce((total, f) => total + f, 0);
  return keep === 'lowest' ? Math.min(...faces) : Math.max(...faces);
}
