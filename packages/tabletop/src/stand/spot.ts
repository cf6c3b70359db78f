/**
 * Where a miniature stands: the centre of its base in ticks, where it looks in tenths of a degree, and the height of its
 * underside, where a game knows heights. Without one it stands on the table itself.
 */
export type Spot = { readonly x: number; readonly y: number; readonly facing: number; readonly z?: number };

export function sameSpots(a: readonly Spot[], b: readonly Spot[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    const q = b[i]!;
    if (p.x !== q.x || p.y !== q.y || p.facing !== q.facing || (p.z ?? 0) !== (q.z ?? 0)) return false;
  }
  return true;
}

/** The spots of a formation that is shifted as a whole. Every model keeps its height. */
export const shiftedSpots = (spots: readonly Spot[], dx: number, dy: number): Spot[] =>
  spots.map((s) => {
    const { x, y, facing, z } = s;
    return z === undefined ? { x: x + dx, y: y + dy, facing } : { x: x + dx, y: y + dy, facing, z };
  });
