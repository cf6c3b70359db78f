import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { decline } from '../../10-movement/declined.ts';
import { countAsMoved } from '../../10-movement/moved.ts';
import { modelsToSetUp, placesOf } from '../../19-deployment/set-up/judge.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow } from '../../kit.ts';
import { howOf, mustArrive } from '../arrivals.ts';

/** WH-REINF-02: a reserves unit is set up on the battlefield. WH-REINF-03: it may still stay away. */
export const arrive = activity('arrive', {
  steps: {
    *place(g, { seat, unit }): Rule<string | undefined> {
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'setUp',
        by: seat,
        rule: 'WH-REINF-02',
        args: { unit, how: howOf(g.state, unit) },
        pieces: modelsToSetUp(g.state, unit),
        ...(mustArrive(g, unit) ? {} : { none: true as const }),
      });
      const placed = placesOf(answer) ?? [];
      if (placed.length === 0) {
        decline(g, unit, 'WH-REINF-03');
        return FINISHED;
      }
      g.apply({ type: 'unitSetUp', rules: ['WH-REINF-02'], unit, placed });
      countAsMoved(g, unit, 'normal', 'WH-REINF-05');
      return undefined;
    },

    ends: bigWindow<Contexts['arrive']>('afterSetUp'),
  },
});
