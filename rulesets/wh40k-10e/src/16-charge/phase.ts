import { unitsOf } from '../01-units/units.ts';
import { steps } from '../kit.ts';
import { isNearEnemies } from './eligible.ts';

/** What the charge phase does. */
export const chargeSteps = steps('chargePhase', {
  /** WH-CHARGE-03, WH-G-64: who is within 12" of an enemy when the phase begins. WH-CHARGE-20: then come the fights. */
  charges(g, { seat }): void {
    const early = unitsOf(g.state, seat).filter((unit) => isNearEnemies(g, unit));
    g.then('charges', { seat, early, selected: [] }, 'WH-CHARGE-01');
  },
});
