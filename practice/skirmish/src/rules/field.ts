import { type Body, gapAtMost, INCH } from '@walstatt/geometry';
import {
  boardOf,
  type Kept,
  keptPieces,
  keptStand,
  type Layout,
  layoutOf,
  type Piece,
  type Spot,
  type Stand,
  standOf,
} from '@walstatt/tabletop';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { sideOfUnit } from './units.ts';

/** Where things stand, put in terms of geometry. */

export const inch = (n: number): number => Math.round(n * INCH);

/** SK-SETUP-01. */
export const BOARD = boardOf(inch(36), inch(24));

/** A unit as it stands: its models on the table, leader first. */
export type UnitStand = Stand & { readonly models: readonly string[]; readonly side: string };

export type Field = Layout<UnitStand, Piece<Terrain>>;

/** Everything that stands on the table, laid out once for each state of it. */
export const field = (look: L): Field => look.layout('field', layOut);

function layOut(look: L): Field {
  const s = look.state;
  const kept = look.recall('stands', '', (): Kept<UnitStand> => new Map());
  const stands: UnitStand[] = [];
  for (const id in s.units) {
    const models = s.units[id]!.models.filter((m) => s.models[m]!.where.at === 'table');
    if (models.length === 0) continue;
    const spots = models.map((m) => spotOf(s, m));
    const stand = keptStand(kept, id, spots, () => ({
      ...standOf(id, spots, (spot) => bodyOf(s, id, spot)),
      models,
      side: sideOfUnit(s, id),
    }));
    stands.push(stand.models.join() === models.join() ? stand : { ...stand, models });
  }
  return layoutOf(
    BOARD,
    stands,
    keptPieces(
      look.recall('pieces', '', () => new Map()),
      s.terrain,
    ),
  );
}

export const standOfUnit = (look: L, unit: string): UnitStand | null => field(look).byId.get(unit) ?? null;

const NOBODY: readonly Body[] = [];
export const bodiesOf = (look: L, unit: string): readonly Body[] => standOfUnit(look, unit)?.bodies ?? NOBODY;

export function spotOf(s: State, model: string): Spot {
  const { where } = s.models[model]!;
  if (where.at !== 'table') throw new Error(`${model} is not on the table`);
  return where.pose;
}

/** A model of a unit as it would stand on a spot. */
export const bodyOf = (s: State, unit: string, { x, y }: { x: number; y: number }): Body => ({
  kind: 'circle',
  centre: { x, y },
  radius: s.units[unit]!.radius,
});

/** SK-MOVE-04, SK-GROUND-04: walls stop every model. Walls and woods hide what is behind them. */
export const isWall = ({ terrain }: Piece<Terrain>): boolean => terrain.kind === 'wall';
export const hides = ({ terrain }: Piece<Terrain>): boolean => terrain.kind !== 'rubble';

/** Is any model of the target within a distance of the unit's leader? */
export function isWithin(look: L, unit: string, target: string, limit: number): boolean {
  const [leader] = bodiesOf(look, unit);
  return leader !== undefined && bodiesOf(look, target).some((b) => gapAtMost(leader, b, limit));
}
