import { ask, FINISHED, type Plan, type Rule, rollAtLeast, Unanswerable } from '@walstatt/engine';
import { pieceNames } from '../01-units/pieces.ts';
import { has } from '../01-units/units.ts';
import { againstMoving, rulesIn } from '../06-turn/set-aside.ts';
import { chargeOrderBarredBy } from '../08-movement/order/orders.ts';
import { endsAfter, waysOf } from '../08-movement/walk/walk-check.ts';
import { isWithdrawn } from '../28-battle/withdrawn.ts';
import { activity } from '../kit.ts';
import { chargeBarredBy, chargeTargets, isDisrupted, mayCharge } from './charge.ts';
import { needsNoStep } from './request.ts';

/** A unit charges: target, courage, and the way of every model. */
export const charge = activity('charge', {
  /** WP-CHARGE-12: without a target there is nothing to carry out, whatever is set aside. */
  begins(look, { unit, target, jump }) {
    const rules = againstMoving(look, unit, target);
    const bar = target === null ? null : chargeBarredBy(look, unit, target, jump);
    if (!mayCharge(look, unit, jump)) throw new Unanswerable(`${unit} can charge nobody [${bar ?? 'WP-CHARGE-12'}]`);
    return rulesIn(...rules, chargeOrderBarredBy(look, unit, jump), bar);
  },
  endsWhen: (look, c) => isWithdrawn(look, c.unit, c.target),
  steps: {
    /** WP-CHARGE-02: exactly one target. Only targets for which all conditions hold are offered (WP-CHARGE-12). */
    *target(g, c): Rule<void> {
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'chargeTarget',
        by: g.state.units[c.unit]!.owner,
        rule: 'WP-CHARGE-02',
        args: { unit: c.unit },
        options: chargeTargets(g, c.unit, c.jump).map((id) => ({ id })),
      });
      g.set(c, { target });
      g.apply({ type: 'chargeTried', rules: ['WP-CHARGE-02'], unit: c.unit, target: target! });
    },

    /** WP-SPECIAL-12, -13, WP-G-17: cowards halt on a 1. */
    *courage(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      if (!has(u, 'cowardly')) return undefined;
      if (yield* rollAtLeast(g, 2, { by: u.owner, rule: 'WP-SPECIAL-12', purpose: 'courage' })) return undefined;
      g.apply({ type: 'cowered', rules: ['WP-SPECIAL-13'], unit: c.unit });
      g.apply({ type: 'ordered', rules: ['WP-G-17'], unit: c.unit, order: 'halt', jump: false });
      return FINISHED;
    },

    /**
     * WP-CHARGE-13, WP-CHARGE-14: the nearest model moves into contact, the others after it; those in contact already
     * need not move. WP-SPECIAL-27: rough ground does not disrupt a charge with jump packs.
     */
    *move(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      const target = c.target!;
      const args = { unit: c.unit, target, jump: c.jump };
      const plan: Plan = yield* ask(g, {
        kind: 'path',
        name: 'chargeMove',
        by: u.owner,
        rule: 'WP-CHARGE-13',
        args,
        movers: pieceNames(c.unit, u.size),
        ...(needsNoStep(g, args) ? { none: true as const } : {}),
      });
      const ways = waysOf(u, plan)!;
      const disrupted = !c.jump && isDisrupted(g, c.unit, target, ways);
      g.apply({ type: 'ordered', rules: ['WP-MOVE-07'], unit: c.unit, order: 'charge', jump: c.jump });
      g.apply({
        type: 'charged',
        rules: disrupted ? ['WP-CHARGE-01', 'WP-CHARGE-20', 'WP-CHARGE-10'] : ['WP-CHARGE-01', 'WP-CHARGE-20'],
        unit: c.unit,
        target,
        models: endsAfter(u, plan),
        disrupted,
      });
    },
  },
});
