import { chapter1 } from './de/chapter-1.ts';
import { chapter2 } from './de/chapter-2.ts';
import { chapter3 } from './de/chapter-3.ts';
import { chapter4 } from './de/chapter-4.ts';
import { chapter5 } from './de/chapter-5.ts';
import { chapter6 } from './de/chapter-6.ts';
import { chapter7 } from './de/chapter-7.ts';
import { rulings } from './de/rulings.ts';
import { units } from './de/units.ts';

/** Regeln in eigenen Worten, by id. */
export const rulesDe: Readonly<Record<string, string>> = {
  ...chapter1,
  ...chapter2,
  ...chapter3,
  ...chapter4,
  ...chapter5,
  ...chapter6,
  ...chapter7,
  ...units,
  ...rulings,
};
