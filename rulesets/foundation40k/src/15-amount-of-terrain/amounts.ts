import type { RuleId } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { DEPTH, WIDTH } from '../01-units/space.ts';

/** One square inch in square ticks. */
export const SQUARE_INCH = INCH * INCH;

/** FD-AMOUNT-01: a quarter of the table, 864 square inches. */
export const COVERED = (WIDTH * DEPTH) / 4;

/** FD-AMOUNT-02: a third of it for each category, 288 square inches. */
export const PER_CATEGORY = COVERED / 3;

/** FD-GAP-24: an amount within 5 % counts as exact. */
export const TOLERANCE = 0.05;

export type Category = 1 | 2 | 3;

export type Amount = {
  /** What belongs in the category. */
  readonly rule: RuleId;
  /**
   * FD-AMOUNT-06, FD-GAP-24: how many pieces there may be. If the book's example has fewer than the text asks for, its
   * number is the least.
   */
  readonly least: number;
  readonly most: number;
  /** FD-AMOUNT-06: what the text asks for. */
  readonly wanted: number;
};

export const AMOUNTS: Readonly<Record<Category, Amount>> = {
  1: { rule: 'FD-AMOUNT-03', least: 3, most: 4, wanted: 3 },
  2: { rule: 'FD-AMOUNT-04', least: 3, most: 6, wanted: 4 },
  3: { rule: 'FD-AMOUNT-05', least: 6, most: 8, wanted: 6 },
};

export const CATEGORIES: readonly Category[] = [1, 2, 3];
