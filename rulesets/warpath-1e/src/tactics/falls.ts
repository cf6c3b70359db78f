/** The chance that two dice show at least this total. */
const AT_LEAST = [1, 1, 1, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36, 0];

/** A double one is always steady (WP-MORALE-10). */
const whole = (need: number): number => Math.min(35 / 36, AT_LEAST[Math.max(0, Math.min(13, need))]!);

/** The chance that a test reaches a number; average damage need not be whole. */
export function reaches(need: number): number {
  const low = Math.floor(need);
  const part = need - low;
  return part === 0 ? whole(low) : whole(low) * (1 - part) + whole(low + 1) * part;
}

/**
 * An attack is treated as a number of dice with the same chance of damage each. Throws to hit and to wound come close
 * to that.
 */
const EACH = 0.25;
const MOST_DICE = 96;
const MOST_LEFT = 40;
const COLUMNS = MOST_DICE + 1;

/** The chance that none of the dice does anything, by the number of dice. */
const NOTHING = new Float64Array(COLUMNS);
/**
 * The chance that the dice do something and the test after it reaches the limit, by the margin to the limit and their
 * number.
 */
const SOMETHING = new Float64Array((MOST_LEFT + 1) * COLUMNS);

// The chances of each amount of damage, one die after another.
const chances = new Float64Array(COLUMNS);
chances[0] = 1;
for (let dice = 0; dice < COLUMNS; dice++) {
  for (let damage = dice; damage > 0; damage--)
    chances[damage] = chances[damage]! * (1 - EACH) + chances[damage - 1]! * EACH;
  if (dice > 0) chances[0]! *= 1 - EACH;
  NOTHING[dice] = chances[0]!;
  for (let left = 0; left <= MOST_LEFT; left++)
    for (let damage = 1; damage <= dice; damage++)
      SOMETHING[left * COLUMNS + dice]! += chances[damage]! * whole(left - damage);
}

/**
 * The chance that a unit falls, from its margin to the limit and the average damage it faces. Dice scatter, so even
 * little damage is sometimes too much. `hurt`: it must be tested even if nothing more happens to it.
 */
export function falls(left: number, mean: number, hurt: boolean): number {
  const row = Math.max(0, Math.min(MOST_LEFT, left));
  const dice = Math.max(0, Math.min(MOST_DICE, mean / EACH));
  const top = Math.min(MOST_LEFT - 1, Math.floor(row));
  const fewer = Math.min(MOST_DICE - 1, Math.floor(dice));
  const down = row - top;
  const right = dice - fewer;
  const at = top * COLUMNS + fewer;
  const upper = SOMETHING[at]! * (1 - right) + SOMETHING[at + 1]! * right;
  const lower = SOMETHING[at + COLUMNS]! * (1 - right) + SOMETHING[at + COLUMNS + 1]! * right;
  const hit = upper * (1 - down) + lower * down;
  return hurt ? hit + (NOTHING[fewer]! * (1 - right) + NOTHING[fewer + 1]! * right) * reaches(left) : hit;
}
