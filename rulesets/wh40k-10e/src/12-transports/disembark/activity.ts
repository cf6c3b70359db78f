import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { decline } from '../../10-movement/declined.ts';
import { countAsMoved, forbidCharge, movedHow } from '../../10-movement/moved.ts';
import { modelsToSetUp, placesOf } from '../../19-deployment/set-up/judge.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { crewOf, transportOf } from '../capacity.ts';
import { mayDisembark } from './who.ts';

/** WH-TRANS-07, WH-TRANS-08, WH-TRANS-09: a unit gets out of its TRANSPORT, if it likes after all. */
export const disembark = activity('disembark', {
  begins: (look, { unit }) => (mayDisembark(look.state, unit) ? [] : ['WH-TRANS-07']),
  steps: {
    *place(g, { seat, unit }): Rule<string | undefined> {
      const transport = transportOf(g.state, unit);
      if (transport === null) return FINISHED;
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'disembark',
        by: seat,
        rule: 'WH-TRANS-08',
        args: { unit, transport, how: 'disembark' },
        pieces: modelsToSetUp(g.state, unit),
        none: true,
      });
      const placed = placesOf(answer) ?? [];
      if (placed.length === 0) {
        decline(g, unit, 'WH-TRANS-07');
        return FINISHED;
      }
      g.apply({ type: 'unitSetUp', rules: ['WH-TRANS-07', 'WH-TRANS-08'], unit, placed });
      settle(g, unit, crewOf(g.state, transport));
      return undefined;
    },

    ends: bigWindow<Contexts['disembark']>('afterSetUp'),
  },
});

/**
 * WH-TRANS-10: before its TRANSPORT has moved a unit goes on as it likes, but WH-TRANS-11: does not remain stationary.
 * WH-TRANS-12, WH-TRANS-13: after a normal move of the TRANSPORT it has moved, too, and does not charge. WH-TRANS-04: in
 * neither case does it embark again.
 */
function settle(g: G, unit: string, crew: string): void {
  const late = movedHow(g.state, crew) === 'normal';
  if (late) {
    countAsMoved(g, unit, 'normal', 'WH-TRANS-12');
    forbidCharge(g, unit, 'WH-TRANS-13');
  }
  g.beginEffect({
    name: 'disembarked',
    rule: late ? 'WH-TRANS-04' : 'WH-TRANS-11',
    on: unit,
    by: g.state.units[unit]!.owner,
    data: {},
    until: { until: 'end', frame: 'movementPhase', of: null, complete: false },
    stack: 'once',
  });
}
