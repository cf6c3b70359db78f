import { gapToRegionAtMost, type Point, type Polygon, passage, pointBody, pointInPolygon } from '@walstatt/geometry';
import {
  type Cells,
  cellAt,
  cellsOf,
  FREE,
  farFrom,
  middleOfCell,
  Outlook,
  spinWeb,
  type Web,
} from '@walstatt/tabletop';
import { hasKeyword } from '../../01-units/units.ts';
import { baseOf, inch } from '../../04-measuring/table-top.ts';
import { reachOf } from '../../10-movement/ways.ts';
import type { State, Terrain } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { modelsLeft } from './armies.ts';

/** The terrain in cells of 2": ways around it, what sees what past it, and where there is cover. */

const SIDE = inch(2);

/** Solid parts that are lower stop neither models nor looks. */
const LOW = inch(2);

/** How a unit moves: on foot through ruins, on wheels around walls, or through the air. */
export type Gait = 'foot' | 'wheels' | 'wide' | 'air';

/** How near the middle of a cell may be to walls, for those who do not get through them. */
const CLEARANCE: Readonly<Record<Gait, number>> = { foot: 0, wheels: inch(1), wide: inch(1.6), air: 0 };

/** What it costs to climb over something, compared with open ground. */
const CLIMB = 2.5 * FREE;
const WOODS = 1.3 * FREE;

/** What it costs those who are not on foot to climb over a wall, and to squeeze past it. Nothing is closed to them. */
const OVER = 7 * FREE;
const SQUEEZE = 2 * FREE;
const WITHIN = inch(0.5);

export class Land {
  readonly cells: Cells;
  private readonly features: readonly Terrain[];
  private readonly outlook: Outlook;
  private readonly covers: readonly boolean[];
  private readonly costs = new Map<Gait, Uint8Array>();
  private readonly webs = new Map<string, Web>();

  constructor({ board, terrain }: State) {
    this.cells = cellsOf(board, SIDE);
    this.features = Object.values(terrain);
    const ruins = this.features.filter((f) => f.kind === 'ruins').map((f) => f.footprint);
    const walls = this.features.flatMap((f) => tallParts(f).map((part) => part.shape));
    this.outlook = new Outlook(
      this.cells,
      (a, b) =>
        ruins.every((shape) => pointInPolygon(a, shape) || pointInPolygon(b, shape) || !cuts(a, b, shape)) &&
        walls.every((shape) => pointInPolygon(a, shape) || pointInPolygon(b, shape) || !cuts(a, b, shape)),
    );
    this.covers = Array.from({ length: this.cells.columns * this.cells.rows }, (_, cell) => {
      const middle = middleOfCell(this.cells, cell);
      return this.features.some((f) => COVERS.has(f.kind) && pointInPolygon(middle, f.footprint));
    });
  }

  isCovered = ({ x, y }: Point): boolean => this.covers[cellAt(this.cells, x, y)]!;

  sees = (a: Point, b: Point): boolean => this.outlook.sees(cellAt(this.cells, a.x, a.y), cellAt(this.cells, b.x, b.y));

  /** How far a unit with this gait has to go from one place to another, in ticks of open ground. */
  way(gait: Gait, from: Point, to: Point): number {
    const goal = cellAt(this.cells, to.x, to.y);
    const key = `${gait} ${goal}`;
    let web = this.webs.get(key);
    if (web === undefined) {
      web = spinWeb(this.cells, this.costsFor(gait), [goal]);
      this.webs.set(key, web);
    }
    return farFrom(web, from.x, from.y);
  }

  private costsFor(gait: Gait): Uint8Array {
    let costs = this.costs.get(gait);
    if (costs === undefined) {
      costs = new Uint8Array(this.cells.columns * this.cells.rows).fill(FREE);
      if (gait !== 'air')
        for (let cell = 0; cell < costs.length; cell++) costs[cell] = this.costIn(gait, middleOfCell(this.cells, cell));
      this.costs.set(gait, costs);
    }
    return costs;
  }

  private costIn(gait: Gait, middle: Point): number {
    let cost = FREE;
    for (const feature of this.features) {
      if (feature.kind === 'woods' && pointInPolygon(middle, feature.footprint)) cost = Math.max(cost, WOODS);
      if (feature.kind === 'ruins' && gait === 'foot') continue;
      const walls = tallParts(feature).filter(({ part }) => part !== 'floor');
      const isNear = (clearance: number): boolean =>
        walls.some(({ shape }) => gapToRegionAtMost(pointBody(middle), shape, clearance));
      if (gait === 'foot') cost = isNear(0) ? CLIMB : cost;
      else if (isNear(CLEARANCE[gait])) cost = Math.max(cost, isNear(WITHIN) ? OVER : SQUEEZE);
    }
    return cost;
  }
}

const COVERS: ReadonlySet<Terrain['kind']> = new Set(['ruins', 'woods', 'crater']);

const tallParts = ({ solids }: Terrain) =>
  solids.filter(({ bottom, top }) => top - bottom > LOW || (bottom > 0 && top > LOW));

const cuts = (a: Point, b: Point, shape: Polygon): boolean => passage(a, b, shape, 0, true) !== null;

/** The land that a battle is fought on. */
export const landOf = (look: L): Land =>
  look.layout('land', ({ state }: L) => {
    const key = Object.entries(state.terrain)
      .map(([id, { footprint }]) => `${id} ${footprint[0]?.x} ${footprint[0]?.y} ${footprint[2]?.x} ${footprint[2]?.y}`)
      .join();
    return look.recall('land', `${state.board.width} ${state.board.depth} ${key}`, () => new Land(state));
  });

/** Models with a larger base than this are wide. */
const WIDE = inch(1.3);

export function gaitOf(look: L, unit: string): Gait {
  const s = look.state;
  if (hasKeyword(s, unit, 'FLY')) return 'air';
  if (hasKeyword(s, unit, 'INFANTRY') || hasKeyword(s, unit, 'BEAST')) return 'foot';
  return modelsLeft(s, unit).some((m) => reachOf(baseOf(s, m)) > WIDE) ? 'wide' : 'wheels';
}
