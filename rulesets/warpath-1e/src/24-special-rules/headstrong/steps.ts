import { type Rule, rollAtLeast } from '@walstatt/engine';
import { has, isSuppressed, unitsOf } from '../../01-units/units.ts';
import { notGivenUp } from '../../06-turn/seats.ts';
import { steps } from '../../kit.ts';

/** What the start of a turn does about headstrong units. */
export const headstrongSteps = steps('startOfTurn', {
  begin(g, c): void {
    const todo = unitsOf(g.state, c.side).filter((id) => has(g.state.units[id]!, 'headstrong') && isSuppressed(g, id));
    if (todo.length > 0) g.set(c, { todo });
  },

  /** WP-SPECIAL-30, WP-SPECIAL-31: on 4+ the unit shakes off its suppression; vehicles do so, too (WP-G-47). */
  *shake(g, c): Rule<string | undefined> {
    const [unit, ...todo] = notGivenUp(g, c.todo);
    if (unit === undefined) return undefined;
    g.set(c, { todo });
    const roll = { by: g.state.units[unit]!.owner, rule: 'WP-SPECIAL-30', purpose: 'headstrong' } as const;
    if (!(yield* rollAtLeast(g, 4, roll))) g.apply({ type: 'staysDown', rules: ['WP-SPECIAL-31'], unit });
    else {
      const demo = g.state.units[unit]!.race === 'forge-fathers';
      g.apply({ type: 'shookOff', rules: demo ? ['WP-SPECIAL-30', 'WP-DEMO-10'] : ['WP-SPECIAL-30'], unit });
      const index = g.state.effects.findIndex((e) => e.name === 'suppressed' && e.on === unit);
      g.endEffect(index, 'WP-SPECIAL-30');
    }
    return 'shake';
  },
});
