/** What nWx+k can show, with the number of ways out of the total. */
export type Sums = {
  readonly least: number;
  readonly most: number;
  readonly ways: readonly number[];
  readonly of: number;
};

const NOTATION = /^(\d{0,2})[WD](6|20)(?:\+(\d{1,3}))?$/;
const MOST_DICE = 10;

/**
 * DW-I-07, DW-I-08: n dice are rolled and added, then k. Null if it is not a notation of the game. `ways` begins at
 * `least`.
 */
export function sumsOf(notation: string): Sums | null {
  const [, n, x, k] = NOTATION.exec(notation) ?? [];
  if (x === undefined) return null;
  const [dice, sides, plus] = [n === '' ? 1 : Number(n), Number(x), Number(k ?? 0)];
  if (dice < 1 || dice > MOST_DICE) return null;
  let ways = [1];
  for (let d = 0; d < dice; d++) {
    const next = new Array<number>(ways.length + sides - 1).fill(0);
    ways.forEach((w, i) => {
      for (let face = 0; face < sides; face++) next[i + face]! += w;
    });
    ways = next;
  }
  const of = ways.reduce((sum, w) => sum + w, 0);
  return { least: dice + plus, most: dice * sides + plus, ways, of };
}
