import { type Body, INCH } from '@walstatt/geometry';
import { Gathering } from '@walstatt/tabletop';
import { type Manner, refuseStand } from '../07-measuring/stand.ts';
import { baseOf, tableTop } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { LEADER, NEIGHBOUR } from './coherency.ts';
import { areFoes, modelsOf } from './units.ts';

/** How models look for new places, one after another. */
export type Search = {
  /** The models that move, if not all of them do. */
  readonly movers?: readonly number[];
  readonly manner?: Manner;
  /** A further condition on the place of a single model: a free way to it, or room beside a hull. */
  readonly accepts: (model: number, spot: Spot, body: Body) => boolean;
};

/**
 * WP-UNIT-03, -04, WP-G-20: places for models that cannot all go the same way: in coherency, and an inch from enemies.
 */
export function gatheringOf(look: Look, id: string, { movers, manner, accepts }: Search): Gathering {
  const u = look.state.units[id]!;
  const alone: Manner = { ...manner, scattered: true };
  return new Gathering({
    base: baseOf(u),
    models: modelsOf(u)!,
    leader: u.leader,
    ...(movers === undefined ? {} : { movers }),
    foes: tableTop(look).units.flatMap((s) => (areFoes(look.state, u, s.unit) ? s.bodies : [])),
    room: INCH,
    neighbour: NEIGHBOUR,
    leash: LEADER,
    accepts: (model, spot, body) => refuseStand(look, id, [body], alone) === null && accepts(model, spot, body),
    mayEnd: (bodies) => refuseStand(look, id, bodies, manner) === null,
  });
}
