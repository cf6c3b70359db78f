/** Named classes of outcomes: `of[outcome - lowest]` is the index of the outcome's class. */
export type Classes = { readonly names: readonly string[]; readonly lowest: number; readonly of: readonly number[] };

const MISS_HIT = ['miss', 'hit'] as const;

const buildAtLeast = (need: number, lowest: number, highest: number): Classes => ({
  names: MISS_HIT,
  lowest,
  of: Array.from({ length: highest - lowest + 1 }, (_, i) => (lowest + i >= need ? 1 : 0)),
});

const TABLES: Readonly<Record<number, readonly Classes[]>> = {
  6: Array.from({ length: 8 }, (_, need) => buildAtLeast(need, 1, 6)),
  20: Array.from({ length: 22 }, (_, need) => buildAtLeast(need, 1, 20)),
};

/** Two classes, `miss` (0) and `hit` (1): hit on `need` or more. Needs beyond the faces mean never or always. */
export function atLeast(need: number, sides = 6): Classes {
  const clamped = Math.max(1, Math.min(need, sides + 1));
  return TABLES[sides]?.[clamped] ?? buildAtLeast(clamped, 1, sides);
}

/** Like `atLeast`, but for equal or below (d20 games). */
export function atMost(limit: number, sides = 20): Classes {
  return { names: MISS_HIT, lowest: 1, of: Array.from({ length: sides }, (_, i) => (i + 1 <= limit ? 1 : 0)) };
}

/** Every outcome is its own class; class index = outcome - lowest. */
const everyOutcome = (lowest: number, highest: number): Classes => ({
  names: Array.from({ length: highest - lowest + 1 }, (_, i) => String(lowest + i)),
  lowest,
  of: Array.from({ length: highest - lowest + 1 }, (_, i) => i),
});

const EVERY_D6 = everyOutcome(1, 6);
const EVERY_D20 = everyOutcome(1, 20);

export const everyFace = (sides: number): Classes =>
  sides === 6 ? EVERY_D6 : sides === 20 ? EVERY_D20 : everyOutcome(1, sides);

/** Sums are rolled all the time, but only a few different ones. */
const SUMS = new Map<string, Classes>();

export function everySum(dice: number, sides: number): Classes {
  const key = `${dice}d${sides}`;
  let classes = SUMS.get(key);
  if (classes === undefined) {
    classes = everyOutcome(dice, dice * sides);
    SUMS.set(key, classes);
  }
  return classes;
}

/** Classes by name from a function of the outcome. The names are listed worst first. */
export function classesOf<N extends string>(
  names: readonly N[],
  lowest: number,
  highest: number,
  of: (outcome: number) => N,
): Classes {
  return { names, lowest, of: Array.from({ length: highest - lowest + 1 }, (_, i) => names.indexOf(of(lowest + i))) };
}
