import {
  type Body,
  type Point,
  type SightLine,
  type SightPiece,
  type SightScene,
  sightRoom,
  sightScene,
} from '@walstatt/geometry';
import { boxAround, hidersIn, seenFrom } from '@walstatt/tabletop';
import { isVehicle } from '../01-units/units.ts';
import { type Standing, standingOf, tableTop } from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** WP-G-04: which models block sight: big ones, or all but flyers if the option says so. */
function blocksSight(look: Look, u: Unit): boolean {
  if (look.state.options.sightBlockedBy === 'all') return u.type !== 'flyer';
  return isVehicle(u) || u.type === 'artillery' || u.type === 'monster';
}

/** Room that the scenes of a battle share: each look lays its scene out anew. */
export const roomOf = (look: Look): SightScene<string> => look.recall('sightRoom', '', () => sightRoom(128, 512));

/** WP-LOS-02: everything that blocks sight and may stand between an eye and a unit, by terrain id or unit id. */
function blockersOf(look: Look, { at: { x, y }, own }: Eye, target: Standing): SightPiece<string>[] {
  const lane = { from: { minX: x, minY: y, maxX: x, maxY: y }, to: target.box };
  return hidersIn(tableTop(look), lane, {
    piece: (p) => p.terrain.blocksSight,
    unit: (s) => s.id !== target.id && blocksSight(look, s.unit) && !own.includes(s.id),
  });
}

/**
 * What was seen of a target: the line that proves it, the model it leads to, and what blocks the lines to the others.
 */
export type Seen = {
  readonly visible: boolean;
  readonly model: number;
  readonly line: SightLine<string>;
  readonly pieces: readonly string[];
};

/** An eye: a point, and the units that never stand in its way. */
type Eye = { readonly at: Point; readonly own: readonly string[] };

/**
 * WP-LOS-04: an eye sees a unit if it sees part of any of its models, whichever way the looking model faces
 * (WP-LOS-01). Its own unit never blocks (WP-LOS-07, WP-BFG-08), nor does the target hide itself. Nothing blocks sight
 * to or from flyers (WP-FLYER-10, WP-G-35).
 */
function seeFrom(look: Look, eye: Eye, target: Standing, flying: boolean): Seen {
  if (flying || target.unit.type === 'flyer') {
    const line = { from: eye.at, to: target.bodies[0]!.centre, free: true as const };
    return { visible: true, model: 0, line, pieces: [] };
  }
  const scene = sightScene(blockersOf(look, eye, target), roomOf(look));
  const { body, line, by } = seenFrom(scene, eye.at, target.bodies);
  return { visible: body !== null, model: body ?? 0, line, pieces: [...by] };
}

/** Where a unit looks from: its own models, or the hull it rides on (WP-SPECIAL-45, WP-G-37). */
export function standOf(look: Look, id: string): Standing | null {
  const u = look.state.units[id]!;
  if (u.where.at !== 'aboard') return standingOf(look, id);
  const carrier = standingOf(look, u.where.of);
  if (carrier === null) return null;
  const centre = carrier.bodies[0]!.centre;
  const radius = u.base.kind === 'circle' ? u.base.radius : 0;
  const body: Body = { kind: 'circle', centre: { x: centre.x, y: centre.y }, radius };
  return { id, unit: u, spots: carrier.spots, bodies: [body], box: boxAround([body]) };
}

/** The model of a standing unit by its number; passengers all sit in the same place. */
export const bodyOf = (s: Standing, model: number): Body => s.bodies[Math.min(model, s.bodies.length - 1)]!;

/** The units whose models never stand in the way of this unit: itself, and the transport it rides on. */
export function ownOf(u: Unit, id: string): readonly string[] {
  return u.where.at === 'aboard' ? [id, u.where.of] : [id];
}

/**
 * WP-LOS-03, WP-LOS-06: a unit sees what its leader sees (WP-LEADER-01). A single model is its own leader
 * (WP-LEADER-02). The first sight system.
 */
export function leaderSees(look: Look, id: string, target: string): Seen {
  const { leader } = look.state.units[id]!;
  const known = look.row<Seen>('leaderSees', id, target);
  known[0] ??= seeWith(look, id, leader, target);
  return known[0];
}

/**
 * WP-BFG-07, WP-VEHICLE-39: a special weapon sees from its bearer (a vehicle's from its hull). The second sight system.
 */
export function bearerSees(look: Look, id: string, bearer: number, target: string): Seen {
  const known = look.row<Seen>('bearerSees', id, target);
  known[bearer] ??= seeWith(look, id, bearer, target);
  return known[bearer];
}

function seeWith(look: Look, id: string, model: number, target: string): Seen {
  const me = standOf(look, id);
  const to = standingOf(look, target);
  if (me === null || to === null)
    return { visible: false, model: 0, line: { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, free: true }, pieces: [] };
  const u = look.state.units[id]!;
  return seeFrom(look, { at: bodyOf(me, model).centre, own: ownOf(u, id) }, to, u.type === 'flyer');
}
