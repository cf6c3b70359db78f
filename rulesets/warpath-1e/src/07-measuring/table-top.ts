import {
  type Base,
  type Body,
  type Box,
  bodyAt,
  boxesNear,
  boxOfPolygon,
  circle,
  type Point,
  type Polygon,
  rectangle,
  rectangularTable,
  type Table,
} from '@walstatt/geometry';
import type { Spot, Terrain, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** A unit as it stands: a body for each model, and the box around all of them. */
export type Standing = {
  readonly id: string;
  readonly unit: Unit;
  readonly bodies: readonly Body[];
  readonly box: Box;
};

export type Piece = { readonly id: string; readonly terrain: Terrain; readonly shape: Polygon; readonly box: Box };

/** Everything on the table in the form that geometry wants, prepared once for each position. */
export type TableTop = {
  readonly table: Table;
  readonly width: number;
  readonly depth: number;
  readonly units: readonly Standing[];
  readonly byId: ReadonlyMap<string, Standing>;
  readonly pieces: readonly Piece[];
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

/** Asked of every place that anybody looks at, so it makes no box for each body. */
export function boxAround(bodies: readonly Body[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  const include = (x: number, y: number, reach: number): void => {
    if (x - reach < minX) minX = x - reach;
    if (x + reach > maxX) maxX = x + reach;
    if (y - reach < minY) minY = y - reach;
    if (y + reach > maxY) maxY = y + reach;
  };
  for (const b of bodies)
    if (b.kind === 'circle') include(b.centre.x, b.centre.y, b.radius);
    else for (const p of b.points) include(p.x, p.y, 0);
  return { minX, minY, maxX, maxY };
}

type Shape = Pick<Standing, 'bodies' | 'box'>;

/** Who has not moved since the last position keeps its bodies: reducers never change a list of models, they replace it. */
function standing(kept: WeakMap<readonly Spot[], Shape>, id: string, unit: Unit, models: readonly Spot[]): Standing {
  let shape = kept.get(models);
  if (shape === undefined) {
    const bodies = bodiesAt(unit, models);
    shape = { bodies, box: boxAround(bodies) };
    kept.set(models, shape);
  }
  return { id, unit, bodies: shape.bodies, box: shape.box };
}

/** The table as it is now. Units kept in it are looked up again in the state where anything but their place matters. */
export const tableTop = (look: Look): TableTop => look.layout('tableTop', layOut);

function layOut(look: Look): TableTop {
  const { state } = look;
  const units: Standing[] = [];
  const byId = new Map<string, Standing>();
  const kept = look.recall('standing', '', () => new WeakMap<readonly Spot[], Shape>());
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at !== 'table') continue;
    const s = standing(kept, id, u, u.where.models);
    units.push(s);
    byId.set(id, s);
  }
  return { ...boardOf(look), units, byId };
}

type Board = Omit<TableTop, 'units' | 'byId'>;

/** The table without units: no event changes its terrain. */
function boardOf(look: Look): Board {
  const { terrain, table } = look.state;
  const kept = look.recall('board', '', () => new WeakMap<object, Board>());
  let board = kept.get(terrain);
  if (board === undefined) {
    const { width, depth } = table;
    const pieces: Piece[] = [];
    for (const id in terrain) {
      const piece = terrain[id]!;
      pieces.push({ id, terrain: piece, shape: piece.shape, box: boxOfPolygon(piece.shape) });
    }
    const difficult = pieces.filter((p) => p.terrain.kind === 'difficult');
    const obstacles = pieces.filter((p) => p.terrain.kind === 'obstacle');
    board = { table: rectangularTable(width, depth), width, depth, pieces, difficult, obstacles };
    kept.set(terrain, board);
  }
  return board;
}

export const standingOf = (look: Look, id: string): Standing | null => tableTop(look).byId.get(id) ?? null;

export function boxOfPoints(a: Point, b: Point): Box {
  return { minX: Math.min(a.x, b.x), minY: Math.min(a.y, b.y), maxX: Math.max(a.x, b.x), maxY: Math.max(a.y, b.y) };
}

export { boxesNear };
