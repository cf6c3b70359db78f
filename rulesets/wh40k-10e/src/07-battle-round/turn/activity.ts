import { enemiesOf } from '@walstatt/engine';
import { determineControl } from '../../25-missions/control/control.ts';
import { scoreMarkers } from '../../25-missions/scoring/score.ts';
import { activity } from '../../kit.ts';

/**
 * WH-INTRO-02, WH-ROUND-03: the five phases in this order, and then both players' units close up (WH-COH-10). WH-OBJ-07: at
 * the end of each phase it is determined who controls the objective markers.
 */
export const turn = activity('turn', {
  steps: {
    begin: (g, { seat }) => g.apply({ type: 'turnBegan', rules: ['WH-ROUND-04'], seat }),
    command: (g, { seat }) => g.then('commandPhase', { seat, tested: [] }, 'WH-INTRO-02', 'WH-ROUND-03'),
    commandEnds(g, { seat }): void {
      determineControl(g);
      scoreMarkers(g, seat);
    },
    movement: (g, { seat }) => g.then('movementPhase', { seat }),
    movementEnds: determineControl,
    shooting: (g, { seat }) => g.then('shootingPhase', { seat }),
    shootingEnds: determineControl,
    charge: (g, { seat }) => g.then('chargePhase', { seat }),
    chargeEnds: determineControl,
    fight: (g, { seat }) => g.then('fightPhase', { seat }),
    fightEnds: determineControl,
    coherency: (g, { seat }) => g.then('coherencyRemoval', { seats: [seat, ...enemiesOf(g.state, seat)] }),
  },
});
