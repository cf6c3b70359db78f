import type { Contexts } from '../../generated/state.ts';
import type { G } from '../../kit.ts';
import type { Move } from '../manner.ts';

/** The frame of a single move of a formation. */
export const newMove = (
  g: G,
  { formation, manner, left = 0, targets = [], contacted = [] }: Pick<Move, 'formation' | 'manner'> & Partial<Move>,
): Contexts['move'] => ({
  seat: g.state.formations[formation]!.owner,
  formation,
  manner,
  left,
  targets: [...targets],
  contacted: [...contacted],
  pickedUp: [],
  moved: [],
  plan: [],
  crossing: null,
  trace: [],
  asked: false,
});
