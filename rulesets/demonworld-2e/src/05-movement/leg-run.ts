import type { Faults, Refusal } from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { Terms } from './account.ts';
import type { LegEffect } from './leg-effect.ts';
import type { Standing } from './standing.ts';

/** A leg that may be made, and where the unit stands afterwards. */
export type Ran = {
  readonly standing: Standing;
  readonly effect: LegEffect;
  /** Enemy units touched at the end of the leg. */
  readonly touched: readonly UnitsId[];
};

export type LegRun = Ran | { readonly refusal: Refusal };

/**
 * A leg that is being judged: where the unit stands, and what it may spend. If everything is wanted that is wrong, a leg
 * is run as if it were allowed, unless there is no such leg.
 */
export type Judging = {
  readonly look: Look;
  readonly s: Standing;
  readonly terms: Terms;
  readonly faults: Faults;
};

/** What stopped the judging. */
export const stopped = ({ faults }: Judging): { refusal: Refusal } => ({ refusal: faults.list[0]! });
