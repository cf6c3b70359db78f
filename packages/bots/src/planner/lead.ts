/** What playouts of an answer came to, by the number of the dice that they met. Null: nothing did. */
export type Results = readonly (number | null)[];

/**
 * How much more one answer won than another on the dice that both met, and how far that may be out. `spread` says how
 * much there is to be won or lost at all: least where the battle is nearly decided.
 */
export type Lead = { readonly mean: number; readonly error: number; readonly spread: number };

/** How many errors away from nothing a lead must be, and what part of all that can be won it must come to. */
const SURE = 2;
const WORTHWHILE = 0.02;

/**
 * Few playouts say little about how much playouts differ. So they are taken together with as many that differ as much
 * as is usual, as a part of all that can be won.
 */
const USUAL = 0.4;
const USUALLY = 2;

export function leadOf(a: Results, b: Results): Lead {
  let [n, sum, squares, level] = [0, 0, 0, 0];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === null || y === null) continue;
    n++;
    sum += x - y;
    squares += (x - y) * (x - y);
    level += (x + y) / 2;
  }
  if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, spread: 0 };
  const mean = sum / n;
  const share = level / n;
  const spread = 2 * share * (1 - share);
  const usual = USUAL * USUAL * spread * spread;
  const variance = (squares - n * mean * mean + USUALLY * usual) / (n - 1 + USUALLY);
  return { mean, error: Math.sqrt(variance / n), spread };
}

/** Whether a lead is more than chance. Where hardly anything can be won or lost, a small one is enough. */
export const isClear = ({ mean, error, spread }: Lead): boolean => mean > SURE * error + WORTHWHILE * spread;

export const isClearlyBetter = (a: Results, b: Results): boolean => isClear(leadOf(a, b));
