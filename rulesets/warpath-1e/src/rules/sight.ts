import type { RuleId } from '@walstatt/engine';
import {
  type Body,
  cosine,
  footprintOf,
  type Point,
  polygonPrism,
  type Scratch,
  type SightLine,
  type SightPiece,
  type SightScene,
  sightFrom,
  sightScene,
  sightScratch,
  sine,
  WHOLE,
} from '@walstatt/geometry';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { type Standing, standingOf, tableTop } from './table-top.ts';
import { isVehicle, modelsOf } from './units.ts';

/** A unit as seen by the two sight systems: everything is flat, heights do not matter (WP-G-04). */
const TOP = 1000;

/** WP-G-04: which models block sight: big ones, or all but flyers if the option says so. */
function blocksSight(look: Look, u: Unit): boolean {
  if (look.state.options.sightBlockedBy === 'all') return u.type !== 'flyer';
  return isVehicle(u) || u.type === 'artillery' || u.type === 'monster';
}

/** Room for every scene of a battle to work in. */
export const scratchOf = (look: Look): Scratch => look.recall('sightScratch', '', () => sightScratch(512, 2048));

/** WP-LOS-02: everything that blocks sight, by terrain id or unit id. */
export function blockers(look: Look): SightScene<string> {
  return look.memo('blockers', '', () => {
    const top = tableTop(look);
    const pieces: SightPiece<string>[] = [];
    for (const p of top.pieces)
      if (p.terrain.blocksSight) pieces.push({ id: p.id, prism: polygonPrism(p.shape, 0, TOP) });
    for (const s of top.units) {
      if (!blocksSight(look, s.unit)) continue;
      for (const b of s.bodies) pieces.push({ id: s.id, prism: { footprint: footprintOf(b), bottom: 0, top: TOP } });
    }
    return sightScene(pieces, scratchOf(look));
  });
}

/** What was seen of a target: the line that proves it, the model it goes to, and what stands in the way of the others. */
export type Seen = {
  readonly visible: boolean;
  readonly model: number;
  readonly line: SightLine<string>;
  readonly pieces: readonly string[];
};

/** An eye: a point, the units that never stand in its way and the rule that says so, and where it would look by itself. */
type Eye = { readonly at: Point; readonly own: readonly string[]; readonly rule: RuleId; readonly facing: number };

/**
 * WP-LOS-04: an eye sees a unit if it sees part of any of its models. Its own unit never blocks (WP-LOS-07, WP-BFG-08), nor
 * does the target hide itself. Nothing blocks sight to or from flyers (WP-FLYER-10, WP-G-35).
 */
function seeFrom(look: Look, eye: Eye, target: Standing, flying: boolean): Seen {
  if (flying || target.unit.type === 'flyer') {
    look.note('WP-FLYER-10');
    if (flying) look.note('WP-G-35');
    const line = { from: eye.at, to: target.bodies[0]!.centre, free: true as const };
    return { visible: true, model: 0, line, pieces: [] };
  }
  if (isBehind(eye, target.bodies[0]!.centre)) look.note('WP-LOS-01');
  const scene = blockers(look);
  const ignore = (id: string): boolean => {
    if (id === target.id) return true;
    if (!eye.own.includes(id)) return false;
    look.note(eye.rule);
    return true;
  };
  const pieces = new Set<string>();
  let first: SightLine<string> | null = null;
  for (let i = 0; i < target.bodies.length; i++) {
    const sight = sightFrom(scene, eye.at, target.bodies[i]!, ignore);
    if (sight.hidden < WHOLE) {
      look.note('WP-LOS-04');
      return { visible: true, model: i, line: sight.line, pieces: [...pieces] };
    }
    for (const { id } of sight.by) pieces.add(id);
    first ??= sight.line;
  }
  look.note('WP-LOS-02');
  look.note('WP-G-04');
  return { visible: false, model: 0, line: first!, pieces: [...pieces] };
}

/** Whether a point lies behind the back of a model: it is seen all the same (WP-LOS-01). */
const isBehind = (eye: Eye, p: Point): boolean =>
  (p.x - eye.at.x) * cosine(eye.facing) + (p.y - eye.at.y) * sine(eye.facing) < 0;

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
  const { size, leader } = look.state.units[id]!;
  look.note(size > 1 ? 'WP-LEADER-01' : 'WP-LEADER-02');
  const seen = look.memo('leaderSees', `${id} ${target}`, () => seeWith(look, id, leader, target, 'WP-LOS-07'));
  look.note(seen.visible && size > 1 ? 'WP-LOS-06' : 'WP-LOS-03');
  return seen;
}

/** WP-BFG-07, WP-VEHICLE-39: a special weapon sees from its bearer (a vehicle's from its hull). The second sight system. */
export function bearerSees(look: Look, id: string, bearer: number, target: string): Seen {
  look.note(isVehicle(look.state.units[id]!) ? 'WP-VEHICLE-39' : 'WP-BFG-07');
  return look.memo('bearerSees', `${id} ${bearer} ${target}`, () => seeWith(look, id, bearer, target, 'WP-BFG-08'));
}

function seeWith(look: Look, id: string, model: number, target: string, rule: RuleId): Seen {
  const me = standOf(look, id);
  const to = standingOf(look, target);
  if (me === null || to === null)
    return { visible: false, model: 0, line: { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, free: true }, pieces: [] };
  const u = look.state.units[id]!;
  const facing = modelsOf(u)?.[model]?.facing ?? 0;
  return seeFrom(look, { at: bodyOf(me, model).centre, own: ownOf(u, id), rule, facing }, to, u.type === 'flyer');
}
