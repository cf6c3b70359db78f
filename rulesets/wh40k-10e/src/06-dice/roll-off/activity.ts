import { type Rule, rollDie } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/**
 * WH-ROLLOFF-01: each player rolls one die and the higher wins. WH-ROLLOFF-02: on a tie all roll again. WH-ROLLOFF-03:
 * no die is re-rolled or modified. WH-INTRO-04, WH-MISSION-01: in free play it settles what players cannot agree on.
 * Replies the winner's seat.
 */
export const rollOff = activity('rollOff', {
  steps: {
    *roll(g, c): Rule<string | undefined> {
      const faces: number[] = [];
      for (const { id } of g.state.seats)
        faces.push(yield* rollDie(g, { by: id, rule: 'WH-ROLLOFF-01', purpose: 'rollOff' }));
      const best = Math.max(...faces);
      if (faces.filter((f) => f === best).length > 1) return 'roll';
      const winner = g.state.seats[faces.indexOf(best)]!.id;
      g.apply({ type: 'rollOffWon', rules: ['WH-ROLLOFF-01', 'WH-ROLLOFF-02'], seat: winner });
      g.set(c, { winner });
      return undefined;
    },
    tell: (g, c) => g.reply(c.winner),
  },
});
