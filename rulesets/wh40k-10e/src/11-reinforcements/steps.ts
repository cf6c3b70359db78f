import { ask, type Rule } from '@walstatt/engine';
import { steps } from '../kit.ts';
import { arrivals, mustArrive } from './arrivals.ts';

/** What the reinforcements step does in the movement phase. */
export const reinforcementSteps = steps('movementPhase', {
  /**
   * WH-REINF-02, WH-REINF-03: any of the player's reserves units, one after another. WH-AIR-15: while one must arrive, the
   * step goes on. WH-REINF-09: then the phase ends.
   */
  *reinforcements(g, { seat }): Rule<string | undefined> {
    const units = arrivals(g.state, seat);
    if (units.length === 0) return undefined;
    const unit = yield* ask(g, {
      kind: 'choose',
      name: 'arriveNext',
      by: seat,
      rule: 'WH-REINF-02',
      args: {},
      options: units.map((id) => ({ id })),
      ...(units.some((id) => mustArrive(g, id)) ? {} : { optional: true as const }),
    });
    if (unit === null) return undefined;
    g.then('arrive', { seat, unit }, 'WH-REINF-02');
    return 'reinforcements';
  },
});
