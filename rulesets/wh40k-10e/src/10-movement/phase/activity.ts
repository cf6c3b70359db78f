import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { reinforcementSteps } from '../../11-reinforcements/steps.ts';
import { disembarkers } from '../../12-transports/disembark/who.ts';
import type { State } from '../../generated/state.ts';
import { bigWindow, steps } from '../../kit.ts';
import { isAircraft, mustMove } from '../move/how.ts';
import { countAsMoved, movedHow } from '../moved.ts';

/** WH-MOVE-01: units move, then reinforcements arrive. */
export const movementSteps = steps('movementPhase', {
  /**
   * WH-MOVE-02: one unit after another, each once. WH-AIR-08, WH-G-84: while an AIRCRAFT has not moved, the step goes on. WH-TRANS-07: who is on board may get off.
   */
  *moveUnits(g, { seat }): Rule<string | undefined> {
    const units = unmoved(g.state, seat);
    const aboard = disembarkers(g.state, seat);
    if (units.length + aboard.length === 0) return undefined;
    const unit = yield* ask(g, {
      kind: 'choose',
      name: 'moveNext',
      by: seat,
      rule: 'WH-MOVE-02',
      args: {},
      options: [...units, ...aboard].map((id) => ({ id })),
      ...(units.some((unit) => isAircraft(g, unit)) ? {} : { optional: true as const }),
    });
    if (unit === null) return undefined;
    if (aboard.includes(unit)) g.then('disembark', { seat, unit }, 'WH-TRANS-07');
    else g.then('move', { seat, unit, how: null, distance: 0, random: 0, through: [] }, 'WH-MOVE-02');
    return 'moveUnits';
  },

  /** WH-MOVE-05, WH-G-84: a unit that was not selected has remained stationary. WH-TRANS-11: not if it has got off. */
  rest(g, { seat }): void {
    for (const unit of unmoved(g.state, seat))
      countAsMoved(g, unit, mustMove(g.state, unit) ? 'normal' : 'stationary', 'WH-G-84');
  },

  ...reinforcementSteps,

  /** Others may act before the phase ends. */
  end: bigWindow('movementEnds'),
});

/** The units of a seat that have not moved in this turn. */
const unmoved = (s: State, seat: string): string[] => unitsOf(s, seat).filter((unit) => movedHow(s, unit) === null);
