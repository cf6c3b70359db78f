import { ask, enemiesOf, type Rule } from '@walstatt/engine';
import { wholeUnits } from '../../01-units/units.ts';
import { activity, steps } from '../../kit.ts';
import { dueIn, isEligible } from '../eligible.ts';

/** What the fight phase does. */
export const fightSteps = steps('fightPhase', {
  /** WH-FIGHT-02: the player whose turn it is not selects first. */
  fights(g, { seat }): void {
    const early = wholeUnits(g.state).filter((unit) => isEligible(g, unit));
    g.then('fights', { seat, next: enemiesOf(g.state, seat)[0]!, first: true, early }, 'WH-FIGHT-01');
  },
});

/** WH-FIGHT-01: first the units that fight first, then the remaining combats. */
export const fights = activity('fights', {
  steps: {
    begin: (g, { first }) => g.apply({ type: 'fightStepBegan', rules: [first ? 'WH-FIGHT-10' : 'WH-FIGHT-11'], first }),

    /**
     * WH-FIGHT-02: the players select a unit by turns. WH-FIGHT-03: a player with one to select may not pass. WH-FIGHT-07:
     * a player who is the only one with units left fights with all of them. WH-FIGHT-08: then comes the next step.
     */
    *select(g, c): Rule<string | undefined> {
      const [other] = enemiesOf(g.state, c.next) as [string];
      const seat = [c.next, other].find((s) => dueIn(g, s, c).length > 0);
      if (seat === undefined) return 'over';
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'fightNext',
        by: seat,
        rule: 'WH-FIGHT-03',
        args: {},
        options: dueIn(g, seat, c).map((id) => ({ id })),
      });
      g.then('fight', { seat, unit: unit! }, 'WH-FIGHT-02');
      return 'alternate';
    },

    /** WH-G-65: the opponent of the player who fought last goes on. */
    alternate(g, c): string {
      const [next] = enemiesOf(g.state, g.replied<string>()!) as [string];
      g.set(c, { next });
      return 'select';
    },

    over(g, c): string | undefined {
      if (!c.first) return undefined;
      g.set(c, { first: false, next: enemiesOf(g.state, c.seat)[0]! });
      return 'begin';
    },
  },
});
