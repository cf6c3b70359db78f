import { ask, type Rule, rollAtMost } from '@walstatt/engine';
import { ownTurn, unitsOf } from '../01-units/units.ts';
import { leadSeat, notGivenUp } from '../06-turn/seats.ts';
import { steps } from '../kit.ts';

/** What the start of a turn does about reinforcements. */
export const reinforcementSteps = steps('startOfTurn', {
  reinforcements(g, c): void {
    const todo = unitsOf(g.state, c.side).filter((id) => g.state.units[id]!.where.at === 'reserve');
    if (todo.length > 0) g.set(c, { todo });
  },

  /**
   * WP-REINF-01, WP-REINF-02: all dice first. A unit comes if its die shows at most the number of its side's turn.
   * WP-REINF-03: in the sixth turn all come without a die.
   */
  *roll(g, c): Rule<string | undefined> {
    const [unit, ...todo] = notGivenUp(g, c.todo);
    if (unit === undefined) return undefined;
    const u = g.state.units[unit]!;
    const turn = ownTurn(g.state);
    g.set(c, { todo });
    const rule = turn === 1 ? 'WP-REINF-01' : 'WP-REINF-02';
    const rolls = !u.due && turn < 6;
    const roll = { by: u.owner, rule, purpose: 'reinforcement' } as const;
    const comes = !rolls || (yield* rollAtMost(g, turn, roll));
    if (rolls) g.apply({ type: 'called', rules: [rule], unit, comes });
    if (comes) g.set(c, { coming: [...c.coming, unit] });
    return 'roll';
  },

  /** WP-REINF-04, WP-G-45: then the arrivals, in the order of their owner's choice. */
  *arrivals(g, c): Rule<string | undefined> {
    const coming = notGivenUp(g, c.coming);
    if (coming.length === 0) return undefined;
    const unit = (yield* ask(g, {
      kind: 'choose',
      name: 'arrival',
      by: leadSeat(g.state, c.side),
      rule: 'WP-REINF-04',
      args: {},
      options: coming.map((id) => ({ id })),
    }))!;
    g.set(c, { coming: coming.filter((id) => id !== unit) });
    g.then('arrive', { unit });
    return 'arrivals';
  },
});
