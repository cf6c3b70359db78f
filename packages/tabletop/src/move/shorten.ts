/** This many halvings fix the length of a one-yard move to a hundredth of an inch. */
const HALVINGS = 11;

/**
 * The longest of some moves that lasts. `moveOf` makes the move of a given length; `lasts` says whether its cost can be
 * paid. If not even the shortest lasts, shortening is no help, and the whole move is returned.
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
