import type { RuleId } from '@walstatt/engine';
import { ask, FINISHED, type Plan, type Rule } from '@walstatt/engine';
import { pieceNames } from '../../01-units/pieces.ts';
import { isGone } from '../../01-units/units.ts';
import { againstMoving, rulesIn } from '../../06-turn/set-aside.ts';
import { standsApart } from '../../07-measuring/stand.ts';
import { boardable } from '../../23-transports/transport.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import type { Contexts } from '../../generated/state.ts';
import { type Asked, activity, type G } from '../../kit.ts';
import { orderName } from '../order/orders.ts';
import { orderBarredBy } from '../order/request.ts';
import { findsPlace } from './request.ts';
import { endsAfter } from './walk-check.ts';

const RULES: Readonly<Record<Contexts['walk']['why'], RuleId>> = {
  advance: 'WP-MOVE-03',
  doubleTime: 'WP-MOVE-06',
  scout: 'WP-SPECIAL-03',
  regroup: 'WP-REGROUP-02',
  fallBack: 'WP-REGROUP-03',
  arrive: 'WP-REINF-09',
};

/** A unit moves model by model: advance, doubleTime, and everything that follows their rules. */
export const walk = activity('walk', {
  begins(look, { unit, why, jump }) {
    const rules = againstMoving(look, unit);
    if (why !== 'advance' && why !== 'doubleTime') return rules;
    return rulesIn(...rules, orderBarredBy(look, unit, orderName({ order: why, jump })));
  },
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *move(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      const rule = RULES[c.why];
      const must = c.why === 'fallBack';
      const request: Asked<'walk'> = {
        kind: 'path',
        name: 'walk',
        by: u.owner,
        rule,
        args: { unit: c.unit, why: c.why, allowance: c.allowance, jump: c.jump },
        movers: pieceNames(c.unit, u.size),
        ...(must ? {} : { none: true }),
      };
      if (must && !findsPlace(g, request)) return FINISHED;
      const plan: Plan = yield* ask(g, request);
      if (plan.length === 0) return 'stay';
      g.apply({
        type: 'walked',
        rules: u.size > 1 ? [rule, 'WP-MOVE-05'] : [rule],
        unit: c.unit,
        models: endsAfter(u, plan),
        why: c.why,
      });
      return undefined;
    },

    /** A unit that has come nearer than an inch has come to board. */
    *board(g, c): Rule<string> {
      yield* embark(g, c, standsApart(g, c.unit));
      return FINISHED;
    },

    /** Units that stood there before may go on standing there (WP-G-03). */
    *stay(g, c): Rule<void> {
      yield* embark(g, c, true);
    },
  },
});

/** WP-TRANSPORT-03: a unit that ends within an inch of a halted transport may board it. */
function* embark(g: G, { unit, why }: Contexts['walk'], optional: boolean): Rule<void> {
  if (why !== 'advance' && why !== 'doubleTime') return;
  const carriers = boardable(g, unit);
  if (carriers.length === 0) return;
  const carrier = yield* ask(g, {
    kind: 'choose',
    name: 'board',
    by: g.state.units[unit]!.owner,
    rule: 'WP-TRANSPORT-03',
    args: { unit },
    options: carriers.map((id) => ({ id })),
    ...(optional ? { optional: true as const } : {}),
  });
  if (carrier === null || isGone(g.state.units[carrier]!)) return;
  g.apply({ type: 'boarded', rules: ['WP-TRANSPORT-03', 'WP-TRANSPORT-04', 'WP-G-26'], unit, carrier });
}
