import {
  type Body,
  footprintOf,
  type Point,
  polygonPrism,
  type SightLine,
  type SightPiece,
  type SightScene,
  sightFrom,
  sightScene,
  WHOLE,
} from '@walstatt/geometry';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { type Standing, standingOf, tableTop } from './table-top.ts';
import { isVehicle } from './units.ts';

/** A unit as seen by the two sight systems: everything is flat, heights do not matter (WP-G-04). */
const TOP = 1000;

/** WP-G-04: what blocks sight: terrain marked so, and big models. */
const blocksSight = (u: Unit): boolean => isVehicle(u) || u.type === 'artillery' || u.type === 'monster';

/** WP-LOS-02: everything that blocks sight, by terrain id or unit id. */
export function blockers(look: Look): SightScene<string> {
  return look.memo('blockers', '', () => {
    const top = tableTop(look);
    const pieces: SightPiece<string>[] = [];
    for (const p of top.pieces)
      if (p.terrain.blocksSight) pieces.push({ id: p.id, prism: polygonPrism(p.shape, 0, TOP) });
    for (const s of top.units) {
      if (!blocksSight(s.unit)) continue;
      for (const b of s.bodies) pieces.push({ id: s.id, prism: { footprint: footprintOf(b), bottom: 0, top: TOP } });
    }
    return sightScene(pieces);
  });
}

/** What was seen of a target: the line that proves it, and the model it goes to. */
export type Seen = { readonly visible: boolean; readonly model: number; readonly line: SightLine<string> };

/**
 * WP-LOS-04: an eye sees a unit if it sees part of any of its models. Its own unit never blocks (WP-LOS-07, WP-BFG-08), nor
 * does the target hide itself. Nothing blocks sight to or from flyers (WP-FLYER-10, WP-G-35).
 */
export function seeFrom(look: Look, eye: Point, own: readonly string[], target: Standing, flying: boolean): Seen {
  const free = (b: Body): SightLine<string> => ({ from: eye, to: b.centre, free: true });
  if (flying || target.unit.type === 'flyer') {
    look.note('WP-FLYER-10');
    return { visible: true, model: 0, line: free(target.bodies[0]!) };
  }
  for (const rule of ['WP-LOS-01', 'WP-LOS-02', 'WP-LOS-04', 'WP-LOS-07'] as const) look.note(rule);
  const scene = blockers(look);
  const ignore = (id: string): boolean => id === target.id || own.includes(id);
  let first: SightLine<string> | null = null;
  for (let i = 0; i < target.bodies.length; i++) {
    const sight = sightFrom(scene, eye, target.bodies[i]!, ignore);
    if (sight.hidden < WHOLE) return { visible: true, model: i, line: sight.line };
    first ??= sight.line;
  }
  return { visible: false, model: 0, line: first! };
}

/** Where a unit's eyes are: its own models, or the hull it rides on (WP-SPECIAL-45, WP-G-37). */
export function standOf(look: Look, id: string): Standing | null {
  const u = look.state.units[id]!;
  if (u.where.at !== 'aboard') return standingOf(look, id);
  look.note('WP-SPECIAL-45');
  const carrier = standingOf(look, u.where.of);
  if (carrier === null) return null;
  const centre = carrier.bodies[0]!.centre;
  const radius = u.base.kind === 'circle' ? u.base.radius : 0;
  const body: Body = { kind: 'circle', centre: { x: centre.x, y: centre.y }, radius };
  return { id, unit: u, bodies: [body], box: carrier.box };
}

/** The model of a standing unit with that number; passengers all sit in the same place. */
export const bodyOf = (s: Standing, model: number): Body => s.bodies[Math.min(model, s.bodies.length - 1)]!;

/** Whose models never stand in the way of this unit: itself, and the transport it rides on. */
export function ownOf(u: Unit, id: string): readonly string[] {
  return u.where.at === 'aboard' ? [id, u.where.of] : [id];
}

/** WP-LOS-03, -06: a unit sees what its leader sees. The first sight system. */
export function leaderSees(look: Look, id: string, target: string): Seen {
  look.note('WP-LOS-03');
  look.note('WP-LOS-06');
  look.note(look.state.units[id]!.size > 1 ? 'WP-LEADER-01' : 'WP-LEADER-02');
  return look.memo('leaderSees', `${id} ${target}`, () => seeWith(look, id, look.state.units[id]!.leader, target));
}

/** WP-BFG-07, WP-VEHICLE-39: a special weapon sees from its bearer (a vehicle's from its hull). The second sight system. */
export function bearerSees(look: Look, id: string, bearer: number, target: string): Seen {
  look.note('WP-BFG-07');
  look.note('WP-BFG-08');
  if (isVehicle(look.state.units[id]!)) look.note('WP-VEHICLE-39');
  return look.memo('bearerSees', `${id} ${bearer} ${target}`, () => seeWith(look, id, bearer, target));
}

function seeWith(look: Look, id: string, model: number, target: string): Seen {
  const me = standOf(look, id);
  const to = standingOf(look, target);
  if (me === null || to === null)
    return { visible: false, model: 0, line: { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, free: true } };
  const u = look.state.units[id]!;
  return seeFrom(look, bodyOf(me, model).centre, ownOf(u, id), to, u.type === 'flyer');
}
