import { ask, type Rule, rollDie } from '@walstatt/engine';
import { spotOf } from '../../01-units/places.ts';
import { has, isGone, isSuppressed, ownTurn, unitsOf } from '../../01-units/units.ts';
import { flyersDue, mustFly } from '../../22-flyers/flyers.ts';
import { activity, type G } from '../../kit.ts';
import { leadSeat } from '../seats.ts';

/** The units whose players have not given up meanwhile (WP-G-56). */
const left = (g: G, units: readonly string[]): string[] => units.filter((id) => !isGone(g.state.units[id]!));

/** WP-G-45: headstrong units, flyers off, flyers on, reinforcements. */
export const startOfTurn = activity('startOfTurn', {
  endsWhen: (look) => look.state.cut === 'now',
  goesOnWhile: (look) => look.state.cut === 'no',
  steps: {
    begin(g, c): void {
      const todo = unitsOf(g.state, c.side).filter(
        (id) => has(g.state.units[id]!, 'headstrong') && isSuppressed(g, id),
      );
      if (todo.length > 0) g.set(c, { todo });
    },

    /** WP-SPECIAL-30, WP-SPECIAL-31: on 4+ the unit shakes off its suppression; vehicles do so, too (WP-G-47). */
    *shake(g, c): Rule<string | undefined> {
      const [unit, ...todo] = left(g, c.todo);
      if (unit === undefined) return undefined;
      g.set(c, { todo });
      const die = yield* rollDie(g, { by: g.state.units[unit]!.owner, rule: 'WP-SPECIAL-30', purpose: 'headstrong' });
      if (die < 4) g.apply({ type: 'staysDown', rules: ['WP-SPECIAL-31'], unit });
      else {
        const demo = g.state.units[unit]!.race === 'forge-fathers';
        g.apply({ type: 'shookOff', rules: demo ? ['WP-SPECIAL-30', 'WP-DEMO-10'] : ['WP-SPECIAL-30'], unit });
        const index = g.state.effects.findIndex((e) => e.name === 'suppressed' && e.on === unit);
        g.endEffect(index, 'WP-SPECIAL-30');
      }
      return 'shake';
    },

    /** WP-FLYER-05: flyers that are over the table climb away. */
    flyersOff(g, c): void {
      const everybody = g.state.options.flyersLeave === 'nextTurn';
      for (const unit of everybody ? Object.keys(g.state.units) : unitsOf(g.state, c.side)) {
        const u = g.state.units[unit]!;
        if (u.type === 'flyer' && u.where.at === 'table')
          g.apply({ type: 'flewOff', rules: ['WP-FLYER-05', 'WP-G-13'], unit });
      }
      const todo = flyersDue(g, c.side);
      if (todo.length > 0) g.set(c, { todo });
    },

    /** WP-FLYER-03, -06: and others come in, compulsorily in the second turn. */
    *flyersIn(g, c): Rule<string | undefined> {
      const [unit, ...todo] = left(g, c.todo);
      if (unit === undefined) return undefined;
      g.set(c, { todo });
      const must = mustFly(g);
      const rule = must ? 'WP-FLYER-03' : 'WP-FLYER-06';
      const placed = yield* ask(g, {
        kind: 'place',
        name: 'flyIn',
        by: g.state.units[unit]!.owner,
        rule,
        args: { unit, must },
        pieces: [`${unit}.0`],
        none: true,
      });
      const [first] = placed;
      if (first !== undefined)
        g.apply({
          type: 'flewIn',
          rules: [rule, 'WP-G-13'],
          unit,
          model: spotOf(first),
        });
      return 'flyersIn';
    },

    reinforcements(g, c): void {
      const todo = unitsOf(g.state, c.side).filter((id) => g.state.units[id]!.where.at === 'reserve');
      if (todo.length > 0) g.set(c, { todo });
    },

    /**
     * WP-REINF-01, WP-REINF-02: all dice first. A unit comes if its die shows at most the number of its side's turn.
     * WP-REINF-03: in the sixth turn all come without a die.
     */
    *roll(g, c): Rule<string | undefined> {
      const [unit, ...todo] = left(g, c.todo);
      if (unit === undefined) return undefined;
      const u = g.state.units[unit]!;
      const turn = ownTurn(g.state);
      g.set(c, { todo });
      const rule = turn === 1 ? 'WP-REINF-01' : 'WP-REINF-02';
      const rolls = !u.due && turn < 6;
      const comes = !rolls || (yield* rollDie(g, { by: u.owner, rule, purpose: 'reinforcement' })) <= turn;
      if (rolls) g.apply({ type: 'called', rules: [rule], unit, comes });
      if (comes) g.set(c, { coming: [...c.coming, unit] });
      return 'roll';
    },

    /** WP-REINF-04, WP-G-45: then the arrivals, in the order of their owner's choice. */
    *arrivals(g, c): Rule<string | undefined> {
      const coming = left(g, c.coming);
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
  },
});
