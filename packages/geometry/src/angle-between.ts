/**
 * The angle from 0 to π whose tangent is rise / run (rise >= 0), in radians. This is what atan2 would give, but it uses
 * only + - * / and square roots, so that every machine gets the same result. Error below 1e-14.
 */
export function angleBetween(rise: number, run: number): number {
  const length = Math.sqrt(rise * rise + run * run);
  if (length === 0) return 0;
  if (run < 0) return Math.PI - angleBetween(rise, -run);
  // Halving: tan(x / 2) = sin x / (1 + cos x), then three times tan(x / 2) = t / (1 + √(1 + t²)).
  let t = rise / (length + run);
  for (let i = 0; i < 3; i++) t = t / (1 + Math.sqrt(1 + t * t));
  let sum = 0;
  let power = t;
  for (let n = 1; n < 18; n += 4) {
    sum += power / n;
    power *= t * t;
    sum -= power / (n + 2);
    power *= t * t;
  }
  return 16 * sum;
}
