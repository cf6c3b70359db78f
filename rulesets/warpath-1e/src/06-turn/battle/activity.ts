import { FINISHED, type Rule, rollDie } from '@walstatt/engine';
import { isDecided, winnersOf } from '../../28-battle/victory.ts';
import { activity } from '../../kit.ts';
import { nextSide, turnSeat } from '../seats.ts';

/** The whole battle: what comes before it, turn after turn, the end. */
export const battle = activity('battle', {
  steps: {
    /** WP-BATTLE-07: the victory condition of the battle scenario is rolled, unless the players agreed on one. */
    *condition(g): Rule<string | undefined> {
      if (g.state.mission !== 'battle') return 'deploy';
      if (g.state.condition !== 'annihilation') return undefined;
      const die = yield* rollDie(g, { by: null, rule: 'WP-BATTLE-07', purpose: 'condition' });
      const condition = die <= 2 ? 'meatGrinder' : die <= 4 ? 'scorchedEarth' : 'totalControl';
      g.apply({ type: 'conditionRolled', rules: ['WP-BATTLE-07'], condition });
      return undefined;
    },
    /** WP-BATTLE-10, WP-DICE-03: D6+1 objectives, except in a meat grinder. */
    *objectives(g): Rule<void> {
      if (g.state.condition === 'meatGrinder' || g.state.objectives.length > 0) return;
      const die = yield* rollDie(g, { by: null, rule: 'WP-BATTLE-10', purpose: 'objectives' });
      g.apply({ type: 'objectivesRolled', rules: ['WP-BATTLE-10'], count: die + 1 });
      g.then('objectives', { left: die + 1, side: null });
    },
    deploy(g): void {
      g.then('deployment', { side: null });
    },
    scouts(g): void {
      g.then('scouts', { side: null, done: [] }, 'WP-BATTLE-25');
    },
    firstTurn(g): void {
      if (g.state.first === null) g.then('firstTurn', {});
    },
    /**
     * WP-TURN-01, -03: the sides take turns until the end of the game; in the demo the Marauders begin (WP-DEMO-05).
     */
    turns(g): string | undefined {
      if (isDecided(g)) return undefined;
      const side = nextSide(g.state);
      const rule = g.state.mission === 'demo' && g.state.turn === 0 ? 'WP-DEMO-05' : 'WP-TURN-01';
      g.then('turn', { seat: turnSeat(g.state, side), side }, rule);
      return 'turns';
    },
    end(g): string {
      const { winners, rule } = winnersOf(g);
      g.apply({ type: 'battleEnded', rules: [rule], winners: [...winners] });
      return FINISHED;
    },
  },
});
