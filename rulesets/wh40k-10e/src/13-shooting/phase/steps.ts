import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { bigWindow, steps } from '../../kit.ts';
import { againstShooting, hasTargets } from '../eligible.ts';

/** WH-SHOOT-01: the active player's units shoot, one after another, as many as the player likes. */
export const shootingSteps = steps('shootingPhase', {
  /** WH-STRAT-18: before each unit is selected there is time for other things. */
  between: bigWindow('betweenShooting'),

  *shoot(g, { seat }): Rule<string | undefined> {
    const units = unitsOf(g.state, seat).filter((u) => againstShooting(g, u) === null && hasTargets(g, u));
    if (units.length === 0) return undefined;
    const unit = yield* ask(g, {
      kind: 'activity',
      name: 'shootNext',
      by: seat,
      rule: 'WH-SHOOT-01',
      args: {},
      options: units.map((id) => ({ id, activity: 'shoot' })),
      optional: true,
      preset: units[0]!,
    });
    if (unit === null) return undefined;
    g.beginEffect({
      name: 'shot',
      rule: 'WH-SHOOT-02',
      on: unit,
      by: seat,
      data: {},
      until: { until: 'end', frame: 'shootingPhase', of: null, complete: false },
      stack: 'once',
    });
    g.then('shoot', { seat, unit, volleys: [], only: null }, 'WH-SHOOT-05');
    return 'between';
  },
});
