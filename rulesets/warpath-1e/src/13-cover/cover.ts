import {
  type Body,
  boxBetween,
  boxesNear,
  gap,
  gapToRegionAtMost,
  lengthInside,
  type Point,
  type SightPiece,
  type SightScene,
  sightFrom,
  sightScene,
  WHOLE,
} from '@walstatt/geometry';
import { boxAround, boxOfPoints, hidersIn, type Lane, nearestOfHull } from '@walstatt/tabletop';
import { isObvious, isSingle, isVehicle } from '../01-units/units.ts';
import { ownOf, roomOf, standOf } from '../05-line-of-sight/sight.ts';
import { inches } from '../07-measuring/lengths.ts';
import { type Piece, type Standing, standingOf, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

export type CoverKind = 'none' | 'soft' | 'hard';

/** The answer with its grounds: the kind, the rule that gave it, and the pieces and units involved. */
export type Cover = {
  readonly kind: CoverKind;
  readonly rule:
    | 'WP-COVER-04'
    | 'WP-COVER-05'
    | 'WP-COVER-06'
    | 'WP-COVER-07'
    | 'WP-VEHICLE-36'
    | 'WP-HERO-03'
    | 'WP-FLYER-09';
  readonly pieces: readonly string[];
};

/** WP-COVER-04: enough of the target is in plain view. */
const NONE: Cover = { kind: 'none', rule: 'WP-COVER-04', pieces: [] };

type Hides = 'soft' | 'hard';

/**
 * WP-G-04: an area that can be looked through hides nobody (WP-COVER-06, -07), unless the option `roughHides` says
 * otherwise.
 */
const isSheer = ({ terrain }: Piece): boolean => terrain.kind === 'difficult' && !terrain.blocksSight;

/** WP-COVER-08, WP-G-05: soft or hard by the terrain's flag; vehicles and guns are hard, all other models soft. */
function hidesAs(look: Look, id: string): Hides {
  const piece = look.state.terrain[id];
  if (piece !== undefined) return piece.cover;
  const u = look.state.units[id]!;
  return isVehicle(u) || u.type === 'artillery' ? 'hard' : 'soft';
}

/** The cover of a target against a unit's own fire (`bearer` null) or one of its special weapons (WP-BFG-07). */
export function coverFrom(look: Look, id: string, bearer: number | null, target: string): Cover {
  const known = look.row<Cover>('cover', id, target);
  const at = bearer === null ? 0 : bearer + 1;
  known[at] ??= judge(look, id, bearer, target);
  return known[at];
}

/**
 * WP-COVER-01: all shooting models look, not only the leader. Neither the models of their own unit (WP-COVER-02,
 * WP-BFG-08) nor those of the target (WP-COVER-03) hide anything from them. WP-FLYER-09: a flyer never has cover.
 */
function judge(look: Look, id: string, bearer: number | null, target: string): Cover {
  const me = standOf(look, id);
  const to = standingOf(look, target);
  if (me === null || to === null) return NONE;
  if (to.unit.type === 'flyer') return { kind: 'none', rule: 'WP-FLYER-09', pieces: [] };
  const shooters = bearer === null || me.bodies.length === 1 ? me.bodies : [me.bodies[bearer]!];
  const top = tableTop(look);
  const own = ownOf(me.unit, id);
  const lane: Lane = { from: boxAround(shooters), to: to.box };
  const deep = look.state.options.roughHides === 'deep';
  // WP-G-04: terrain and models hide; flyers hide nobody, nor do the shooters' own models.
  const hiders = hidersIn(top, lane, {
    piece: (p) => !(deep && isSheer(p)),
    unit: (s) => s.unit.type !== 'flyer' && s.id !== target && !own.includes(s.id),
  });
  const rough = top.difficult.filter((p) => boxBetween(lane.from, lane.to, p.box));
  if (hiders.length === 0 && rough.length === 0) return isObvious(to.unit) ? inTheOpen(to) : NONE;
  const scene = sightScene(hiders, roomOf(look));
  return isObvious(to.unit)
    ? obviousCover(look, scene, shooters, to)
    : strongest([
        hiddenCover(look, scene, shooters, to, isMixed(look, hiders, rough)),
        insideCover(rough, to),
        throughCover(rough, shooters, to),
      ]);
}

/** WP-G-05: whether a lane has both soft and hard cover in it, so that the effect of each must be counted. */
function isMixed(look: Look, hiders: readonly SightPiece<string>[], rough: readonly Piece[]): boolean {
  const some = (kind: Hides): boolean =>
    hiders.some(({ id }) => hidesAs(look, id) === kind) || rough.some(({ terrain }) => terrain.cover === kind);
  return some('soft') && some('hard');
}

type Source = { readonly cover: Cover; readonly models: number };

/** WP-G-05: with several sources, the kind that affects more models counts; a tie is soft. */
function strongest(sources: readonly (Source | null)[]): Cover {
  let best: Source | null = null;
  for (const s of sources) {
    if (s === null) continue;
    if (best === null || s.models > best.models) best = s;
    else if (s.models === best.models && s.cover.kind === 'soft') best = s;
  }
  return best?.cover ?? NONE;
}

/** Counts by what hides most of a hidden model. */
class Tally {
  soft = 0;
  hard = 0;
  readonly pieces = new Set<string>();

  add(look: Look, by: readonly { readonly id: string; readonly hidden: number }[]): void {
    let soft = 0;
    let hard = 0;
    for (const b of by) {
      this.pieces.add(b.id);
      if (hidesAs(look, b.id) === 'soft') soft += b.hidden;
      else hard += b.hidden;
    }
    if (hard > soft) this.hard++;
    else this.soft++;
  }

  get kind(): Hides {
    return this.hard > this.soft ? 'hard' : 'soft';
  }
}

/**
 * WP-COVER-04, WP-COVER-05, WP-G-05: a shooter has a free view if at least half of the target's models show at least
 * three quarters of their width. If at least half of the shooters have a free view, nothing is hidden. The option
 * `coverTie` reads the tie the other way. Only where soft and hard cover are `mixed` must all shooters look at all
 * models.
 */
function hiddenCover(
  look: Look,
  scene: SightScene<string>,
  shooters: readonly Body[],
  to: Standing,
  mixed: boolean,
): Source | null {
  const tie = look.state.options.coverTie === 'open';
  const enough = (n: number, of: number): boolean => (tie ? 2 * n >= of : 2 * n > of);
  const tally = new Tally();
  let free = 0;
  let blind = 0;
  let most = 0;
  for (const shooter of shooters) {
    let open = 0;
    let hidden = 0;
    for (const model of to.bodies) {
      const sight = sightFrom(scene, shooter.centre, model);
      if (4 * sight.hidden < WHOLE) open++;
      else {
        hidden++;
        tally.add(look, sight.by);
      }
      if (!mixed && enough(open, to.bodies.length)) break;
    }
    if (enough(open, to.bodies.length)) free++;
    else {
      blind++;
      most = Math.max(most, hidden);
    }
    if (enough(free, shooters.length)) return null;
    if (!mixed && !enough(shooters.length - blind, shooters.length)) break;
  }
  return { cover: { kind: tally.kind, rule: 'WP-COVER-05', pieces: [...tally.pieces] }, models: most };
}

/** WP-COVER-06: most models touch areas of difficult terrain. */
function insideCover(rough: readonly Piece[], to: Standing): Source | null {
  let soft = 0;
  let hard = 0;
  const pieces = new Set<string>();
  for (const b of to.bodies) {
    const p = rough.find((d) => gapToRegionAtMost(b, d.shape, 0));
    if (p === undefined) continue;
    pieces.add(p.id);
    if (p.terrain.cover === 'soft') soft++;
    else hard++;
  }
  if (2 * (soft + hard) <= to.bodies.length) return null;
  return {
    cover: { kind: hard > soft ? 'hard' : 'soft', rule: 'WP-COVER-06', pieces: [...pieces] },
    models: soft + hard,
  };
}

export const DEEP = inches(3);

/** WP-COVER-07: most shots pass through at least three inches of difficult terrain, all areas taken together. */
function throughCover(rough: readonly Piece[], shooters: readonly Body[], to: Standing): Source | null {
  if (rough.length === 0) return null;
  let shots = 0;
  let soft = 0;
  let hard = 0;
  const pieces = new Set<string>();
  for (const s of shooters) {
    const end = nearestPoint(s, to.bodies);
    let sum = 0;
    let ofSoft = 0;
    const line = boxOfPoints(s.centre, end);
    for (const p of rough) {
      if (!boxesNear(line, p.box, 0)) continue;
      const inside = lengthInside(s.centre, end, [p.shape]);
      if (inside === 0) continue;
      sum += inside;
      if (p.terrain.cover === 'soft') ofSoft += inside;
      pieces.add(p.id);
    }
    if (sum < DEEP - 1) continue;
    shots++;
    if (2 * ofSoft >= sum) soft++;
    else hard++;
  }
  if (2 * shots <= shooters.length) return null;
  const kind: Hides = hard > soft ? 'hard' : 'soft';
  return { cover: { kind, rule: 'WP-COVER-07', pieces: [...pieces] }, models: to.bodies.length };
}

/** The nearest point of the nearest model. */
function nearestPoint(from: Body, bodies: readonly Body[]): Point {
  let best = bodies[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const b of bodies) {
    const d = gap(from, b);
    if (d >= least) continue;
    least = d;
    best = b;
  }
  if (best.kind === 'hull') return nearestOfHull(from.centre, best.points);
  const dx = from.centre.x - best.centre.x;
  const dy = from.centre.y - best.centre.y;
  const k = best.radius / Math.sqrt(dx * dx + dy * dy);
  return { x: Math.round(best.centre.x + k * dx), y: Math.round(best.centre.y + k * dy) };
}

/** WP-VEHICLE-36, WP-HERO-03: an obvious target is in cover if half of it is hidden from most of the shooters. */
function obviousCover(look: Look, scene: SightScene<string>, shooters: readonly Body[], to: Standing): Cover {
  const tally = new Tally();
  let blind = 0;
  for (const s of shooters) {
    const sight = sightFrom(scene, s.centre, to.bodies[0]!);
    if (2 * sight.hidden < WHOLE) continue;
    blind++;
    tally.add(look, sight.by);
  }
  if (2 * blind <= shooters.length) return inTheOpen(to);
  return { kind: tally.kind, rule: obviousRule(to), pieces: [...tally.pieces] };
}

const obviousRule = ({ unit }: Standing): Cover['rule'] => (isSingle(unit) ? 'WP-HERO-03' : 'WP-VEHICLE-36');

const inTheOpen = (to: Standing): Cover => ({ kind: 'none', rule: obviousRule(to), pieces: [] });
