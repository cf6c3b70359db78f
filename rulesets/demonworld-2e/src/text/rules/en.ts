import { chapter1 } from './en/chapter-1.ts';
import { chapter2 } from './en/chapter-2.ts';
import { chapter3 } from './en/chapter-3.ts';
import { chapter4 } from './en/chapter-4.ts';
import { chapter5 } from './en/chapter-5.ts';
import { chapter6 } from './en/chapter-6.ts';
import { chapter7 } from './en/chapter-7.ts';
import { rulings } from './en/rulings.ts';
import { units } from './en/units.ts';

/** Rules in our own words, by id. */
export const rulesEn: Readonly<Record<string, string>> = {
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
