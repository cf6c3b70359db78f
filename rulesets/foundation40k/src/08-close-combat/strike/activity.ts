import { ask, type Rule, rollSum } from '@walstatt/engine';
import { profileOf } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';
import { fighters, inReachOf, strikeRuns } from './strike-dice.ts';

/** Steps 2 to 6 of a melee for one side (FD-MELEE-03 to 10). Replies with the unsaved hits that the side caused. */
export const strike = activity('strike', {
  steps: {
    /** FD-GAP-53: each model within reach uses one melee weapon. Only models that carry several of them choose. */
    *arm(g, c): Rule<void> {
      const all = fighters(g, c.unit, c.target);
      const open = all.filter((f) => f.blades.length > 1);
      const blades = [...new Set(open.flatMap((f) => f.blades))];
      const answer = yield* ask(g, {
        kind: 'assign',
        name: 'blades',
        by: c.seat,
        rule: 'FD-GAP-53',
        args: { unit: c.unit },
        items: open.map((f) => ({ id: f.model, options: f.blades.map(String) })),
        options: blades.map((b) => ({ id: String(b) })),
      });
      const armed = all.map(({ model, blades }) => ({ model, weapon: answer[model] ?? blades[0] ?? null }));
      g.set(c, { armed }, 'FD-MELEE-03', 'FD-GAP-52');
    },

    /** FD-PROFILE-05: attacks that are rolled, model by model. */
    *attacks(g, c): Rule<string | undefined> {
      const next = c.armed[c.rolled.length];
      if (next === undefined) return undefined;
      const { dice } = profileOf(g.state, next.model).attacks;
      const rolled =
        dice === 0 ? 0 : yield* rollSum(g, { by: c.seat, rule: 'FD-PROFILE-05', purpose: 'attacks', dice });
      g.set(c, { rolled: [...c.rolled, rolled] });
      return 'attacks';
    },

    strike(g, c): void {
      g.apply({
        type: 'struck',
        rules: c.attacker
          ? ['FD-MELEE-02', 'FD-ACTION-12']
          : ['FD-MELEE-11', 'FD-MELEE-12', 'FD-MELEE-13', 'FD-GAP-54'],
        unit: c.unit,
        target: c.target,
        attacker: c.attacker,
      });
      g.then(
        'attack',
        {
          seat: c.seat,
          unit: c.unit,
          target: c.target,
          kind: 'strike',
          runs: strikeRuns(g, c.target, c.armed, c.rolled, c.attacker),
          at: 0,
          sniped: 0,
          exposed: inReachOf(g, c.unit, c.target),
          wounds: [],
          unsaved: 0,
          damaged: [],
        },
        'FD-MELEE-04',
      );
    },

    tell(g): void {
      g.reply(g.replied<number>() ?? 0);
    },
  },
});
