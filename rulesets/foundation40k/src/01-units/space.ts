import { type Base, type Body, bodyAt, circle, INCH, rectangle } from '@walstatt/geometry';
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
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { profileOf } from './units.ts';

/** Where things stand, put in terms of geometry. */

export const inch = (n: number): number => Math.round(n * INCH);

/** FD-GAP-03: the table is 72" × 48", and its long edges are the deployment edges. */
export const WIDTH = inch(72);
export const DEPTH = inch(48);
export const ZONE = inch(12);
export const BOARD = boardOf(WIDTH, DEPTH);

export function spotOf(s: State, model: string): Spot {
  const { where } = s.models[model]!;
  if (where.at !== 'table') throw new Error(`${model} is not on the table`);
  return where;
}

export function baseOf(s: State, model: string): Base {
  const { base } = profileOf(s, model);
  return base.shape === 'round' ? circle(Math.floor(base.diameter / 2)) : rectangle(base.length, base.width);
}

/** A model's base as it would be in a given spot. */
export const bodyIn = (s: State, model: string, { x, y, facing }: Spot): Body =>
  bodyAt(baseOf(s, model), { x, y, facing });

export const bodyOf = (s: State, model: string): Body => bodyIn(s, model, spotOf(s, model));

/** A unit on the table with the names of its living models, in unit order. */
export type Standing = Stand & { readonly models: readonly string[] };

export type TerrainPiece = Piece<Terrain>;

/** Everything on the table, laid out once for each position. */
export const tableTop = (look: L): Layout<Standing, TerrainPiece> => look.layout('tableTop', layOut);

function layOut(look: L): Layout<Standing, TerrainPiece> {
  const s = look.state;
  const kept = look.recall('stands', '', () => new Map<string, Standing>());
  const units: Standing[] = [];
  for (const id in s.units) {
    const models: string[] = [];
    const spots: Spot[] = [];
    for (const m of s.units[id]!.models) {
      const { where } = s.models[m]!;
      if (where.at !== 'table') continue;
      models.push(m);
      spots.push(where);
    }
    if (models.length > 0) units.push(standUp(s, kept, { id, models, spots }));
  }
  const pieces = look.recall('pieces', '', () => new Map<string, TerrainPiece>());
  return layoutOf(BOARD, units, keptPieces(pieces, s.terrain));
}

function standUp(s: State, kept: Map<string, Standing>, unit: Pick<Standing, 'id' | 'models' | 'spots'>): Standing {
  const { id, models, spots } = unit;
  const before = kept.get(id);
  // Two models may have swapped spots between positions from two different lines of play.
  if (before !== undefined && models.some((m, i) => m !== before.models[i])) kept.delete(id);
  return keptStand(kept, id, spots, () => {
    const bodies = models.map((m, i) => bodyIn(s, m, spots[i]!));
    return { id, models, spots: spots.map(({ x, y, facing }) => ({ x, y, facing })), bodies, box: boxAround(bodies) };
  });
}

const NOBODY: Standing = { id: '', models: [], spots: [], bodies: [], box: boxAround([]) };

/** A unit as it stands, without models if it is not on the table. */
export const standing = (look: L, unit: string): Standing => tableTop(look).byId.get(unit) ?? NOBODY;
