import { type Base, type Body, bodyAt, boxesNear, circle, gapAtMost, rectangle } from '@walstatt/geometry';
import {
  boardOf,
  boxAround,
  keptPieces,
  keptStand,
  type Layout,
  layoutOf,
  type Piece,
  type Spot,
  type Stand,
} from '@walstatt/tabletop';
import { isOnGround, profileOf } from '../1-01-units/units.ts';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** Where things stand, put in terms of geometry. */

/** The units of a formation that stand on the ground. EA-G-02: everything is measured to the edge of their footprints. */
export type Standing = Stand & { readonly units: readonly string[] };

export type Ground = Piece<Terrain>;
export type TableTop = Layout<Standing, Ground>;

/** Everything on the ground, laid out once for each position. */
export const tableTop = (look: L): TableTop => look.layout('tableTop', layOut);

const NOBODY: Standing = { id: '', units: [], spots: [], bodies: [], box: boxAround([]) };

/** A formation as it stands, without units if it has none on the ground. */
export const standing = (look: L, formation: string): Standing => tableTop(look).byId.get(formation) ?? NOBODY;

export function baseOf(s: State, unit: string): Base {
  const { base } = profileOf(s, unit);
  return base.shape === 'round' ? circle(Math.floor(base.diameter / 2)) : rectangle(base.length, base.width);
}

/** The footprint of a unit on the table. */
export function bodyOf(s: State, unit: string): Body {
  const { where } = s.units[unit]!;
  if (where.at !== 'table') throw new Error(`${unit} is not on the table`);
  return bodyAt(baseOf(s, unit), where);
}

/** Units with their footprints as they would stand on these spots. */
export function standingAt(s: State, id: string, units: readonly string[], spots: readonly Spot[]): Standing {
  const bodies = units.map((unit, i) => bodyAt(baseOf(s, unit), spots[i]!));
  return { id, units, spots, bodies, box: boxAround(bodies) };
}

function layOut(look: L): TableTop {
  const s = look.state;
  const kept = look.recall('stands', '', () => new Map<string, Standing>());
  const formations: Standing[] = [];
  for (const id in s.formations) {
    const units: string[] = [];
    const spots: Spot[] = [];
    for (const unit of s.formations[id]!.units) {
      const { where } = s.units[unit]!;
      if (where.at !== 'table' || !isOnGround(s, unit)) continue;
      units.push(unit);
      spots.push({ x: where.x, y: where.y, facing: where.facing });
    }
    if (units.length > 0) formations.push(standUp(s, kept, id, { units, spots }));
  }
  const pieces = keptPieces(
    look.recall('pieces', '', () => new Map<string, Ground>()),
    s.terrain,
  );
  return layoutOf(boardOf(s.board.width, s.board.depth), formations, pieces);
}

function standUp(
  s: State,
  kept: Map<string, Standing>,
  id: string,
  { units, spots }: Pick<Standing, 'units' | 'spots'>,
): Standing {
  const before = kept.get(id);
  // Two units may have swapped spots between positions from two different lines of play.
  if (before !== undefined && units.some((unit, i) => unit !== before.units[i])) kept.delete(id);
  return keptStand(kept, id, spots, () => standingAt(s, id, units, spots));
}

/** Whether any unit of one formation is within a distance of any of the other. Exactly at it is within. */
export function areWithin(a: Stand, b: Stand, limit: number): boolean {
  if (!boxesNear(a.box, b.box, limit)) return false;
  for (const p of a.bodies) for (const q of b.bodies) if (gapAtMost(p, q, limit)) return true;
  return false;
}

/** Whether a body is within a distance of any unit of a formation. */
export const isNear = (body: Body, { bodies }: Pick<Stand, 'bodies'>, limit: number): boolean =>
  bodies.some((other) => gapAtMost(body, other, limit));
