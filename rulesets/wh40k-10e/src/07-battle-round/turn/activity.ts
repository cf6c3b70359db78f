import { enemiesOf } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/** WH-INTRO-02, WH-ROUND-03: the five phases in this order, and then both players' units close up (WH-COH-10). */
export const turn = activity('turn', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'turnBegan', rules: ['WH-ROUND-04'], seat }),
    command: (g, { seat }) => g.then('commandPhase', { seat, tested: [] }, 'WH-INTRO-02', 'WH-ROUND-03'),
    movement: (g, { seat }) => g.then('movementPhase', { seat }),
    shooting: (g, { seat }) => g.then('shootingPhase', { seat }),
    charge: (g, { seat }) => g.then('chargePhase', { seat }),
    fight: (g, { seat }) => g.then('fightPhase', { seat }),
    coherency: (g, { seat }) => g.then('coherencyRemoval', { seats: [seat, ...enemiesOf(g.state, seat)] }),
  },
});
