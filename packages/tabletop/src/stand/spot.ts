/** Where a miniature stands: the centre of its base in ticks, and where it looks in tenths of a degree. */
export type Spot = { readonly x: number; readonly y: number; readonly facing: number };

export function sameSpots(a: readonly Spot[], b: readonly Spot[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    const q = b[i]!;
    if (p.x !== q.x || p.y !== q.y || p.facing !== q.facing) return false;
  }
  return true;
}

/** The spots of a formation that is shifted as a whole. */
export const shiftedSpots = (spots: readonly Spot[], dx: number, dy: number): Spot[] =>
  spots.map((s) => ({ x: s.x + dx, y: s.y + dy, facing: s.facing }));
