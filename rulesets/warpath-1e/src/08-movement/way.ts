import type { Refusal } from '@walstatt/engine';
import {
  type Body,
  type Box,
  boxesNear,
  boxOf,
  type Point,
  shifted,
  sweepOverlapsRegion,
  sweptBox,
} from '@walstatt/geometry';
import {
  boxAround,
  boxesMeet,
  boxOfWays,
  costOf as costWithin,
  grown,
  type InBox,
  inBox,
  type Passing,
  refusePassage,
  type Says,
  type Walker,
} from '@walstatt/tabletop';
import { areFoes } from '../01-units/units.ts';
import { type Piece, type Standing, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** What a walking model must go around and what it may cross. */
export type Gait = {
  /** With jump packs: over everything (WP-SPECIAL-25). */
  readonly jump?: boolean;
  /** WP-TERRAIN-08: doubleTime may not cross obstacles. */
  readonly noObstacles?: boolean;
  /** Friends bar the way in a charge whose target is already charged (WP-CHARGE-24). */
  readonly friendsBlock?: boolean;
};

/** What may lie in the way of some models, looked up once for all of them. */
export type InWay = InBox<Standing, Piece> & { readonly difficult: readonly Piece[] };

/** Everything that models of a unit could touch on these ways. */
export const inWay = (look: Look, id: string, bodies: readonly Body[], ways: readonly (readonly Point[])[]): InWay =>
  touching(look, id, boxOfWays(bodies, ways));

/** Everything that models could touch if each goes this far in any direction. */
export const inReach = (look: Look, id: string, bodies: readonly Body[], reach: number): InWay =>
  touching(look, id, grown(boxAround(bodies), reach));

function touching(look: Look, id: string, all: Box): InWay {
  const top = tableTop(look);
  return { ...inBox(top, all, id), difficult: top.difficult.filter((p) => boxesMeet(all, p.box)) };
}

const NOTHING: readonly Piece[] = [];

/**
 * WP-TERRAIN-12, WP-TERRAIN-13, WP-G-53: the cost of a way is its length, plus its length inside areas of difficult
 * terrain (WP-TERRAIN-11) once more, whatever the order.
 */
export const costOf = ({ difficult }: Pick<InWay, 'difficult'>, points: readonly Point[], gait: Gait): number =>
  costWithin(points, gait.jump ? NOTHING : difficult, 2);

/**
 * Why a model of a unit may not walk along a line, or null. Whether it may end there is another question.
 * WP-SPECIAL-25: nothing bars jump packs.
 */
export function refuseWay(look: Look, id: string, walker: Walker, gait: Gait, near: InWay): Refusal | null {
  return gait.jump || near.open ? null : refusePassage(walker, near, passingOf(look, id, gait));
}

/**
 * What a model with that gait may cross: friends (WP-PASS-01) unless they block a charge (WP-CHARGE-24), but no enemies
 * (WP-PASS-03).
 */
function passingOf(look: Look, id: string, gait: Gait): Passing<Standing, Piece> {
  const u = look.state.units[id]!;
  return {
    piece: (p) => barredBy(u, p, gait),
    unit: (other) => {
      const foe = areFoes(look.state, u, other.unit);
      if (foe) return THROUGH_FOE;
      return gait.friendsBlock ? THROUGH_FRIEND : null;
    },
    table: { box: tableTop(look).box, says: OFF_TABLE },
  };
}

const OFF_TABLE: Says = { code: 'offTable', rule: 'WP-G-44' };
const THROUGH_FOE: Says = { code: 'throughUnit', rule: 'WP-PASS-03' };
const THROUGH_FRIEND: Says = { code: 'throughUnit', rule: 'WP-CHARGE-24' };
const BY_ARTILLERY: Says = { code: 'throughTerrain', rule: 'WP-ARTY-03' };
const THROUGH_BLOCKING: Says = { code: 'throughTerrain', rule: 'WP-TERRAIN-03' };
const ACROSS_OBSTACLE: Says = { code: 'throughTerrain', rule: 'WP-TERRAIN-08' };

/**
 * The parts of a piece that bar a walking model. Blocking terrain bars everybody (WP-TERRAIN-03), an obstacle only
 * double time (WP-TERRAIN-06, WP-TERRAIN-08), decoration nobody (WP-TERRAIN-09). Artillery is barred by all of them,
 * even by decoration (WP-ARTY-03, WP-G-21).
 */
function barredBy(u: Unit, { terrain: { kind } }: Piece, gait: Gait): Says | null {
  if (u.type === 'artillery') return BY_ARTILLERY;
  if (kind === 'blocking') return THROUGH_BLOCKING;
  return kind === 'obstacle' && gait.noObstacles ? ACROSS_OBSTACLE : null;
}

/** WP-CHARGE-10: adds the difficult areas and obstacles that a way goes through or over. */
export function addRough(top: TableTop, body: Body, points: readonly Point[], rough: Set<string>): void {
  let at = body;
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]!.x - points[i - 1]!.x;
    const dy = points[i]!.y - points[i - 1]!.y;
    const box = sweptBox(boxOf(at), dx, dy);
    for (const p of top.pieces) {
      const { kind } = p.terrain;
      if ((kind !== 'difficult' && kind !== 'obstacle') || rough.has(p.id)) continue;
      if (boxesNear(box, p.box, 0) && sweepOverlapsRegion(at, dx, dy, p.shape)) rough.add(p.id);
    }
    at = shifted(at, dx, dy);
  }
}
