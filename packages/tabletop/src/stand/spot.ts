/** Where a miniature stands: the centre of its base in ticks, and where it looks in tenths of a degree. */
export type Spot = { readonly x: number; readonly y: number; readonly facing: number };
