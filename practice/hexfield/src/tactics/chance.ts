import { sideOf } from '@walstatt/engine';
import { evaluate } from '../evaluation.ts';
import type { Look } from '../kit.ts';
import { result } from '../rules/score.ts';

/** A lead with which winning is three times as likely as losing: that of a clear win. */
const LEAD = 8;

/** What strength and good positions count for beside points already earned. */
const PROSPECTS = 0.2;

/** The score decides. How the units stand says what is to come. */
export function chance(look: Look, seat: string): number {
  const own = sideOf(look.state, seat);
  const { score } = result(look);
  let lead = PROSPECTS * evaluate(look, seat);
  for (const side in score) lead += side === own ? score[side]! : -score[side]!;
  return (1 + lead / (LEAD + Math.abs(lead))) / 2;
}
