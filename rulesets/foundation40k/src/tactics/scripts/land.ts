import { gapToRegionAtMost, type Point, passage, pointBody, pointInPolygon } from '@walstatt/geometry';
import {
  type Cells,
  CLOSED,
  cellAt,
  cellsOf,
  FREE,
  farFrom,
  middleOfCell,
  Outlook,
  spinWeb,
  type Web,
} from '@walstatt/tabletop';
import { BOARD, inch, type TerrainPiece, tableTop } from '../../01-units/space.ts';
import { armourOf, firstModel, profileOf, typeOf, type UnitType } from '../../01-units/units.ts';
import { ignoresTerrain } from '../../05-movement/allowance.ts';
import { MOVEMENT } from '../../05-movement/movement-table.ts';
import { blocksSight, type Cover, mayEnter } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';

/** The terrain in cells of 2": ways around it, what sees what past it, and where there is cover. */

export const CELLS: Cells = cellsOf(BOARD, inch(2));

/** How near the middle of a cell may be to a closed piece. Bases do not fit where it is nearer. */
const CLEARANCE = inch(0.5);

/** How a unit moves: what is closed to it, and what slows it down. */
type Gait = { readonly type: UnitType; readonly slow: number };

export class Land {
  readonly outlook: Outlook;
  private readonly pieces: readonly TerrainPiece[];
  private readonly covers: readonly Cover[];
  private readonly costs = new Map<string, Uint8Array>();
  private readonly webs = new Map<string, Web>();

  constructor(pieces: readonly TerrainPiece[]) {
    this.pieces = pieces;
    const blocking = pieces.filter((p) => blocksSight(p.terrain)).map((p) => p.terrain.shape);
    this.outlook = new Outlook(CELLS, (a, b) =>
      blocking.every((shape) => pointInPolygon(a, shape) || pointInPolygon(b, shape) || !cuts(a, b, shape)),
    );
    this.covers = Array.from({ length: CELLS.columns * CELLS.rows }, (_, cell) => this.coverIn(cell));
  }

  coverAt = ({ x, y }: Point): Cover => this.covers[cellAt(CELLS, x, y)]!;

  sees = (a: Point, b: Point): boolean => this.outlook.sees(cellAt(CELLS, a.x, a.y), cellAt(CELLS, b.x, b.y));

  /** Whether a place lies in terrain. */
  isRough = (at: Point): boolean => this.pieces.some((p) => pointInPolygon(at, p.terrain.shape));

  /** How far a unit with this gait has to go from one place to another, in ticks of open ground. */
  way(gait: Gait, from: Point, to: Point): number {
    return farFrom(this.webTo(gait, to), from.x, from.y);
  }

  private webTo(gait: Gait, { x, y }: Point): Web {
    const goal = cellAt(CELLS, x, y);
    const key = `${gait.type} ${gait.slow} ${goal}`;
    let web = this.webs.get(key);
    if (web === undefined) {
      web = spinWeb(CELLS, this.costsFor(gait), [goal]);
      this.webs.set(key, web);
    }
    return web;
  }

  private costsFor({ type, slow }: Gait): Uint8Array {
    const key = `${type} ${slow}`;
    let costs = this.costs.get(key);
    if (costs === undefined) {
      costs = new Uint8Array(CELLS.columns * CELLS.rows).fill(FREE);
      for (let cell = 0; cell < costs.length; cell++) {
        const middle = middleOfCell(CELLS, cell);
        for (const { terrain } of this.pieces) {
          if (!mayEnter(type, terrain)) {
            if (gapToRegionAtMost(pointBody(middle), terrain.shape, CLEARANCE)) costs[cell] = CLOSED;
          } else if (costs[cell] !== CLOSED && pointInPolygon(middle, terrain.shape)) costs[cell] = slow;
        }
      }
      this.costs.set(key, costs);
    }
    return costs;
  }

  private coverIn(cell: number): Cover {
    const middle = middleOfCell(CELLS, cell);
    let cover: Cover = 'none';
    for (const { terrain } of this.pieces) {
      if (terrain.class === 'sightBlocker' || !pointInPolygon(middle, terrain.shape)) continue;
      if (terrain.class === 'hardCover') return 'hard';
      cover = 'soft';
    }
    return cover;
  }
}

const cuts = (a: Point, b: Point, shape: TerrainPiece['terrain']['shape']): boolean =>
  passage(a, b, shape, 0, true) !== null;

/** The land that a battle is fought on. Wrecks are too small to matter. */
export const landOf = (look: L): Land =>
  look.layout('land', () => {
    const pieces = tableTop(look).pieces.filter((p) => p.terrain.kind !== 'wreck');
    const key = pieces.map(({ id, terrain: { shape } }) => `${id} ${shape[0]!.x} ${shape[0]!.y}`).join();
    return look.recall('land', key, () => new Land(pieces));
  });

/** Whether the unit's models may be lost when they go through terrain. */
export function isAtRisk(look: L, unit: string): boolean {
  const s = look.state;
  if (!MOVEMENT[typeOf(s, unit)].test || ignoresTerrain(s, unit)) return false;
  return !s.options.armourInTerrain || armourOf(s, firstModel(s, unit)) === null;
}

/** How many times longer a way through terrain may be around it before a unit that is at risk there goes through. */
const DETOUR = 4;

/** How a unit moves. Units that ignore terrain are not slowed by it. */
export function gaitOf(look: L, unit: string): Gait {
  const s = look.state;
  const type = typeOf(s, unit);
  if (ignoresTerrain(s, unit)) return { type, slow: FREE };
  const { move } = profileOf(s, firstModel(s, unit));
  const slow = Math.max(isAtRisk(look, unit) ? DETOUR : 1, move / MOVEMENT[type].inTerrain);
  return { type, slow: Math.round(FREE * slow) };
}
