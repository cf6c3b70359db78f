import { ask, type Rule } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { isBelowHalfStrength } from '../../09-strength/strength.ts';
import { activity, bigWindow } from '../../kit.ts';

/** WH-CMD-01: new orders, then battle-shock. */
export const commandPhase = activity('commandPhase', {
  steps: {
    begin: (g, { seat }) =>
      g.apply({ type: 'phaseBegan', rules: ['WH-ROUND-03', 'WH-CMD-01'], seat, phase: 'command' }),

    /** WH-CMD-02: before anything else each player gains a command point. */
    newOrders(g): void {
      for (const { id } of g.state.seats) g.apply({ type: 'commandPointGained', rules: ['WH-CMD-02'], seat: id });
    },

    extraOrders: (g, { seat }) => g.then('extraOrders', { seat, done: [] }),

    /** WH-CMD-03: then whatever else is resolved in the command phase, before the battle-shock step. */
    others: bigWindow('commandRules'),

    /**
     * WH-CMD-06, WH-CMD-07: every unit below half-strength that is on the battlefield, in the order that its player
     * likes. WH-CMD-13: then the phase is over.
     */
    *battleShock(g, c): Rule<string | undefined> {
      const units = unitsOf(g.state, c.seat).filter((u) => !c.tested.includes(u) && isBelowHalfStrength(g.state, u));
      if (units.length === 0) return undefined;
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'battleShockNext',
        by: c.seat,
        rule: 'WH-CMD-06',
        args: {},
        options: units.map((id) => ({ id })),
      });
      g.set(c, { tested: [...c.tested, unit!] });
      g.then('battleShockTest', { unit: unit! }, 'WH-CMD-06');
      return 'battleShock';
    },
  },
});
