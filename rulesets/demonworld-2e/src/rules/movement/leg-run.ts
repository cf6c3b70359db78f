import type { Refusal } from '@walstatt/engine';
import type { UnitsId } from '../../generated/state.ts';
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
