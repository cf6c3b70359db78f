import { partsOf } from '../evaluation.ts';
import type { L } from '../kit.ts';

/** A lead with which winning is three times as likely as losing. */
const LEAD = 4;

/** What a point of strength counts for beside a point of the score. */
const STRENGTH = 0.3;

/** The score decides. Strength and a grip on the objective are points to come. */
export function chance(look: L, seat: string): number {
  const { harm, spare, goal } = partsOf(look, seat);
  const lead = goal + STRENGTH * (harm + spare);
  return (1 + lead / (LEAD + Math.abs(lead))) / 2;
}
