import { arrivals } from '../11-reinforcements/arrivals.ts';
import { trigger } from '../kit.ts';
import { canBeTarget, costOf } from './use.ts';

type MovementPhase = { readonly seat: string };

/**
 * WH-STRAT-24: at the end of the opponent's movement phase a unit in reserves arrives. WH-STRAT-25, WH-G-73: not in a
 * battle round in which it could not arrive in its own movement phase.
 */
export const rapidIngress = trigger({
  id: 'rapidIngress',
  rule: 'WH-STRAT-24',
  window: 'movementEnds',
  offers: ({ state }, { seat: active }: MovementPhase, seat) =>
    seat === active ? [] : arrivals(state, seat).flatMap((id) => (canBeTarget(state, id) ? [{ id }] : [])),
  cost: costOf('rapidIngress'),
  starts: (_look, _subject: MovementPhase, unit, seat) => ({ activity: 'arrive', context: { seat, unit } }),
});
