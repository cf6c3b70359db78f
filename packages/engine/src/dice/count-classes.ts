import type { Classes } from './classes.ts';
import { isOneOutcome, type Shape } from './shape.ts';

/** How many of the faces (or, if they make one outcome together, their total or the one that counts) fall into each class. */
export function countClasses(faces: readonly number[], shape: Shape, classes: Classes): number[] {
  const counts = new Array<number>(classes.names.length).fill(0);
  if (isOneOutcome(shape)) counts[classes.of[together(faces, shape) - classes.lowest]!]!++;
  else for (const f of faces) counts[classes.of[f - classes.lowest]!]!++;
  return counts;
}

/** What dice that make one outcome come to. */
function together(faces: readonly number[], { sum, keep }: Shape): number {
  if (sum) return faces.reduce((total, f) => total + f, 0);
  return keep === 'lowest' ? Math.min(...faces) : Math.max(...faces);
}
