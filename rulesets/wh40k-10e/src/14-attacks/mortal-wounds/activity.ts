import type { Rule } from '@walstatt/engine';
import type { AttacksContext } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { allocate, living } from '../allocate.ts';
import { die, loseWound } from '../lose-wound.ts';

/** WH-DATA-17: have psychic weapons caused the mortal wounds? */
const comeFromMind = (g: G): boolean => {
  const cause = g.below();
  return cause?.do === 'attacks' && (cause.c as AttacksContext).mind;
};

/**
 * WH-MORTAL-01, WH-MORTAL-02, WH-MORTAL-03, WH-MORTAL-04: one point after another, without wound roll or save, each
 * allocated like an attack. WH-MORTAL-05: they go on to the next model, until the unit has none.
 */
export const mortalWounds = activity('mortalWounds', {
  goesOnWhile: ({ state }, { unit, left }) => left > 0 && living(state, unit).length > 0,
  steps: {
    *wound(g, c): Rule<string> {
      const model = yield* allocate(g, c.unit);
      g.set(c, { left: c.left - 1 });
      if (yield* loseWound(g, model, 'WH-MORTAL-01', comeFromMind(g))) die(g, model);
      return 'wound';
    },
  },
});
