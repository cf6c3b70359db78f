import { ask, type Rule } from '@walstatt/engine';
import { disembarkers, justArrived } from '../12-transports/disembark/who.ts';
import { steps } from '../kit.ts';
import { arrivals, mustArrive } from './arrivals.ts';

/** What the reinforcements step does in the movement phase. */
export const reinforcementSteps = steps('movementPhase', {
  /**
   * WH-REINF-02, WH-REINF-03: any of the player's reserves units, one after another. WH-AIR-15: while one must arrive, the
   * step goes on. WH-G-92: units that arrive on board may get off at once. WH-REINF-09: then the phase ends.
   */
  *reinforcements(g, { seat }): Rule<string | undefined> {
    const units = arrivals(g.state, seat);
    const aboard = disembarkers(g.state, seat).filter((unit) => justArrived(g.state, unit));
    if (units.length + aboard.length === 0) return undefined;
    const unit = yield* ask(g, {
      kind: 'choose',
      name: 'arriveNext',
      by: seat,
      rule: 'WH-REINF-02',
      args: {},
      options: [...units, ...aboard].map((id) => ({ id })),
      ...(units.some((id) => mustArrive(g, id)) ? {} : { optional: true as const }),
    });
    if (unit === null) return undefined;
    if (aboard.includes(unit)) g.then('disembark', { seat, unit }, 'WH-G-92');
    else g.then('arrive', { seat, unit }, 'WH-REINF-02');
    return 'reinforcements';
  },
});
