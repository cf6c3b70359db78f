import type { Scripts, SeatId } from '@walstatt/engine';
import { NOTHING } from '../../04-missiles/volley/announce.ts';
import type { Demonworld, Look } from '../../kit.ts';
import { bestFollowUps } from '../best-follow-up.ts';
import { fillGaps } from '../fill-gaps.ts';
import { planFollowUp } from '../follow.ts';
import { quickFollowUp } from '../quick-follow-up.ts';
import { awaitEnemy } from './await.ts';
import { chance } from './chance.ts';
import { charge } from './charge.ts';
import { otherCompletions } from './completions.ts';
import { deploymentFor, otherDeployments } from './deployment.ts';
import { giveGround } from './give-ground.ts';
import { ordersFor, otherOrders } from './orders.ts';
import { otherMoves } from './other-moves.ts';
import { shoot } from './shoot.ts';
import { stand } from './stand.ts';
import { strikesFor } from './strikes.ts';
import { nextToMove } from './turns.ts';

/** What the units of this game can be about, for the planning computer player. */
export const scripts: Scripts<Demonworld> = {
  scripts: { charge, await: awaitEnemy, shoot, stand, giveGround },
  units: (look, seat) => unitsOf(look, seat),
  answers: {
    deploy: (look, r) => deploymentFor(look, r),
    orders: ordersFor,
    nextUnit: nextToMove,
    closeUp: fillGaps,
    strikes: (look, r) => strikesFor(look, r),
    assist: (_look, r) => Object.fromEntries(r.items.map(({ id, options }) => [id, options[1] ?? NOTHING])),
    followUp: (look, r) => quickFollowUp(look, r.movers, r.args.last),
  },
  alternatives: {
    deploy: (look, r) => otherDeployments(look, r),
    orders: otherOrders,
    firstOrSecond: () => ['first', 'second'],
    followFirst: () => ['first', 'second'],
    tieWon: () => ['first', 'second'],
    // Those in front first: others have nowhere to go until then.
    nextUnit: () => null,
    move: otherMoves,
    complete: otherCompletions,
    react: () => [[]],
    closeUp: () => [[]],
    volley: (_look, r) => [Object.fromEntries(r.items.map(({ id }) => [id, NOTHING]))],
    followUp: (look, r) => [
      planFollowUp(look, r.movers, null),
      bestFollowUps(look, r.movers, r.args.last, null),
      bestFollowUps(look, r.movers, true, null),
    ],
  },
  chance,
  horizon: 1,
};

/** Units that are not yet destroyed. */
const unitsOf = ({ state }: Look, seat: SeatId): string[] =>
  Object.keys(state.units).filter(
    (u) =>
      state.units[u]!.owner === seat && state.units[u]!.elements.some((e) => state.elements[e]!.where.at !== 'gone'),
  );
