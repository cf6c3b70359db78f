/** Halvings until the length of a move of a yard is known to a hundredth of an inch. */
const HALVINGS = 11;

/**
 * The longest of some moves that lasts: `moveOf` makes the move of a length, `lasts` says whether what it costs can be paid.
 * Where not even the shortest lasts, shortening helps nobody, and the whole move is handed back.
 */
export function longestThatLasts<M>(most: number, moveOf: (length: number) => M, lasts: (move: M) => boolean): M {
  const whole = moveOf(most);
  let best = moveOf(0);
  if (lasts(whole) || !lasts(best)) return whole;
  let short = 0;
  let long = most;
  for (let i = 0; i < HALVINGS; i++) {
    const length = (short + long) / 2;
    const tried = moveOf(length);
    if (lasts(tried)) {
      best = tried;
      short = length;
    } else long = length;
  }
  return best;
}
