import { type Base, type Body, bodyAt, circle, rectangle } from '@walstatt/geometry';
import {
  type Board,
  boardOf,
  keptPieces,
  keptStand,
  type Layout,
  layoutOf,
  type Stand,
  standOf,
  type Piece as TerrainPiece,
} from '@walstatt/tabletop';
import type { Spot, Terrain, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** A unit as it stands: a body for each model, and the box around all of them. */
export type Standing = Stand & { readonly unit: Unit };

export type Piece = TerrainPiece<Terrain>;

/** Everything on the table in the form that geometry needs, prepared once for each position. */
export type TableTop = Layout<Standing, Piece> & {
  readonly difficult: readonly Piece[];
  readonly obstacles: readonly Piece[];
};

export function baseOf(u: Unit): Base {
  return u.base.kind === 'circle' ? circle(u.base.radius) : rectangle(u.base.length, u.base.width);
}

export const bodiesAt = (u: Unit, models: readonly Spot[]): Body[] => {
  const base = baseOf(u);
  return models.map((m) => bodyAt(base, m));
};

/**
 * The table as it is now. Where anything but their place matters, units kept in it are looked up again in the state.
 */
export const tableTop = (look: Look): TableTop => look.layout('tableTop', layOut);

function layOut(look: Look): TableTop {
  const { state } = look;
  const kept = look.recall('stands', '', () => new Map<string, Stand>());
  const units: Standing[] = [];
  for (const id in state.units) {
    const unit = state.units[id]!;
    if (unit.where.at === 'table') units.push(standUp(kept, id, unit, unit.where.models));
  }
  const { board, pieces, difficult, obstacles } = groundOf(look);
  return { ...layoutOf(board, units, pieces), difficult, obstacles };
}

function standUp(kept: Map<string, Stand>, id: string, unit: Unit, spots: readonly Spot[]): Standing {
  const stand = keptStand(kept, id, spots, () => {
    const base = baseOf(unit);
    return standOf(id, spots, (spot) => bodyAt(base, spot));
  });
  return { ...stand, unit };
}

type Ground = Pick<TableTop, 'pieces' | 'difficult' | 'obstacles'> & { readonly board: Board };

/** The table without units: no event changes its terrain. */
function groundOf(look: Look): Ground {
  const { terrain, table } = look.state;
  const known = look.recall('ground', '', () => new WeakMap<object, Ground>());
  let ground = known.get(terrain);
  if (ground === undefined) {
    const { width, depth } = table;
    const board = look.recall('board', `${width} ${depth}`, () => boardOf(width, depth));
    const pieces = keptPieces(
      look.recall('pieces', '', () => new Map<string, Piece>()),
      terrain,
    );
    const difficult = pieces.filter((p) => p.terrain.kind === 'difficult');
    const obstacles = pieces.filter((p) => p.terrain.kind === 'obstacle');
    ground = { board, pieces, difficult, obstacles };
    known.set(terrain, ground);
  }
  return ground;
}

export const standingOf = (look: Look, id: string): Standing | null => tableTop(look).byId.get(id) ?? null;
