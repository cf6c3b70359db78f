/** A label on the screen, its size, and the shift that keeps it readable. */
export type Spread = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  dx: number;
  dy: number;
};

/**
 * Pushes labels apart until they no longer cover each other, but never further than `most` from where they belong: a
 * label in the wrong place is worse than one half hidden.
 */
export function spread(labels: readonly Spread[], most: number): void {
  for (let round = 0; round < 8; round++)
    for (let i = 0; i < labels.length; i++)
      for (let k = i + 1; k < labels.length; k++) {
        const [a, b] = [labels[i]!, labels[k]!];
        const [x, y] = [b.x + b.dx - a.x - a.dx, b.y + b.dy - a.y - a.dy];
        const [overX, overY] = [(a.width + b.width) / 2 - Math.abs(x), (a.height + b.height) / 2 - Math.abs(y)];
        if (overX <= 0 || overY <= 0) continue;
        if (overX < overY) push(a, b, (x < 0 ? -1 : 1) * (overX / 2), 0, most);
        else push(a, b, 0, (y < 0 ? -1 : 1) * (overY / 2), most);
      }
}

function push(a: Spread, b: Spread, x: number, y: number, most: number): void {
  const kept = (n: number): number => Math.min(most, Math.max(-most, n));
  a.dx = kept(a.dx - x);
  a.dy = kept(a.dy - y);
  b.dx = kept(b.dx + x);
  b.dy = kept(b.dy + y);
}
