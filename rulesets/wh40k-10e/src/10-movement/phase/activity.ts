import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { reinforcementSteps } from '../../11-reinforcements/steps.ts';
import type { State } from '../../generated/state.ts';
import { bigWindow, steps } from '../../kit.ts';
import { isAircraft } from '../move/how.ts';
import { countAsMoved, movedHow } from '../moved.ts';

/** WH-MOVE-01: units move, then reinforcements arrive. */
export const movementSteps = steps('movementPhase', {
  /**
   * WH-MOVE-02: one unit after another, each once. WH-AIR-08, WH-G-84: while an AIRCRAFT has not moved, the step goes on.
   */
  *moveUnits(g, { seat }): Rule<string | undefined> {
    const units = unmoved(g.state, seat);
    if (units.length === 0) return undefined;
    const unit = yield* ask(g, {
      kind: 'choose',
      name: 'moveNext',
      by: seat,
      rule: 'WH-MOVE-02',
      args: {},
      options: units.map((id) => ({ id })),
      ...(units.some((unit) => isAircraft(g, unit)) ? {} : { optional: true as const }),
    });
    if (unit === null) return undefined;
    g.then('move', { seat, unit, how: null, distance: 0, random: 0, through: [] }, 'WH-MOVE-02');
    return 'moveUnits';
  },

  /** WH-MOVE-05, WH-G-84: a unit that was not selected has remained stationary. */
  rest(g, { seat }): void {
    for (const unit of unmoved(g.state, seat)) countAsMoved(g, unit, 'stationary', 'WH-G-84');
  },

  ...reinforcementSteps,

  /** Others may act before the phase ends. */
  end: bigWindow('movementEnds'),
});

/** The units of a seat that have not moved in this turn. */
const unmoved = (s: State, seat: string): string[] => unitsOf(s, seat).filter((unit) => movedHow(s, unit) === null);
