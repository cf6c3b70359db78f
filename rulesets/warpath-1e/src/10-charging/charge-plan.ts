import type { Plan } from '@walstatt/engine';
import { byNearness, type ChargePlan, endOfTrack, groupCharge, nearestOf, type Track } from '@walstatt/tabletop';
import { pieceName } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { fieldOf, isAlreadyCharged } from './charge-ways.ts';

/**
 * The charge of a unit as the engine proposes it: the nearest model (WP-CHARGE-07) takes the shortest way into contact
 * (WP-CHARGE-13), around what blocks it (WP-CHARGE-08). The others follow (WP-CHARGE-14, WP-CHARGE-15), spread over the
 * target's models (WP-CHARGE-16, WP-CHARGE-17), and those that find no room stand behind (WP-CHARGE-18). Null if no
 * legal charge was found.
 */
export function chargePlan(look: Look, id: string, target: string, reach: number, jump: boolean): ChargePlan | null {
  return look.memo('chargePlan', `${id} ${target} ${reach} ${jump} ${isAlreadyCharged(look, target)}`, () =>
    workOut(look, id, target, reach, jump),
  );
}

function workOut(look: Look, id: string, target: string, reach: number, jump: boolean): ChargePlan | null {
  const { bodies } = standingOf(look, id)!;
  const to = standingOf(look, target)!.bodies;
  return groupCharge({
    charge: fieldOf(look, id, target, reach, jump),
    bodies,
    order: byNearness(bodies, to),
    // If several models are equally near, any of them may be the first.
    first: byNearness(bodies, to).filter((m) => nearestOf(bodies, to, TOLERANCE).includes(m)),
    leader: look.state.units[id]!.leader,
    mayEnd: (ends) => refuseStand(look, id, ends, { charging: target }) === null,
  });
}

/** Where the models of a unit stand after their ways. */
export function endsOf(u: Unit, ways: readonly Track[]): Spot[] {
  const models = modelsOf(u)!;
  return ways.map((way, i) => ({ x: endOfTrack(way).x, y: endOfTrack(way).y, facing: models[i]!.facing }));
}

/** A computed charge as an answer to the request for its ways. */
export const asPlan = (id: string, plan: ChargePlan): Plan =>
  plan.ways.flatMap((way, i) =>
    way.length < 2 ? [] : [{ mover: pieceName(id, i), legs: way.slice(1).map((p) => ({ leg: 'to', x: p.x, y: p.y })) }],
  );
