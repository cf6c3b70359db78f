import { ask, type Rule } from '@walstatt/engine';
import { isOnTable } from '../../01-units/units.ts';
import { leadSeat } from '../../06-turn/seats.ts';
import { endsNow } from '../../27-timed-games/cut.ts';
import { activity, type G } from '../../kit.ts';
import { chargersOf, meleesOf } from '../melees.ts';

/** WP-G-52: nobody strikes a target that is gone already. */
function letGo(g: G): void {
  for (const [unit, u] of Object.entries(g.state.units))
    if (u.charging !== null && !isOnTable(g.state.units[u.charging]!))
      g.apply({ type: 'meleeOver', rules: ['WP-G-52'], unit });
}

/** Phase 3: one melee after another, in the order the active side chooses (WP-MELEE-01, WP-G-48). */
export const melee = activity('melee', {
  endsWhen: endsNow,
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: {
    begin: letGo,
    *pick(g, c): Rule<string | undefined> {
      letGo(g);
      const targets = meleesOf(g.state);
      if (targets.length === 0) return undefined;
      const target = (yield* ask(g, {
        kind: 'choose',
        name: 'melee',
        by: leadSeat(g.state, c.side),
        rule: 'WP-MELEE-01',
        args: {},
        options: targets.map((id) => ({ id })),
      }))!;
      g.then('fight', { seat: c.seat, target, chargers: chargersOf(g.state, target), left: [], extra: -1 });
      return 'pick';
    },
  },
});
