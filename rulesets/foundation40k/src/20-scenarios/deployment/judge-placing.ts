import type { Placed, Refusal } from '@walstatt/engine';
import {
  type Edge,
  endsOf,
  placedAt,
  refuseCrowd,
  refuseNear,
  refuseOnPieces,
  refuseOnUnits,
  refuseOutsideStrip,
  refuseParts,
  refuseTouching,
  type Says,
  type Spot,
} from '@walstatt/tabletop';
import { CHAIN } from '../../01-units/chain.ts';
import { othersOf } from '../../01-units/others.ts';
import { BOARD, bodyIn, tableTop } from '../../01-units/space.ts';
import { typeOf } from '../../01-units/units.ts';
import { closedTo } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import { DEEP } from './zones.ts';

/** A unit that comes onto the table, the edge it comes over, and how far it must stay away from enemies. */
export type Placing = { readonly unit: string; readonly edge: Edge; readonly apart: number };

/** A model where it is placed. */
export type PlacedModel = Spot & { readonly model: string };

export const placedOf = (answer: readonly Placed[]): PlacedModel[] =>
  answer.map(({ piece, pose }) => ({ model: piece, x: pose['x']!, y: pose['y']!, facing: pose['facing'] ?? 0 }));

export const answerOf = (placed: readonly PlacedModel[]): Placed[] =>
  placedAt(
    placed.map((p) => p.model),
    placed,
  );

const OUTSIDE: Readonly<Record<Edge, Says>> = {
  south: { code: 'outsideZone', rule: 'FD-GAP-03' },
  north: { code: 'outsideZone', rule: 'FD-GAP-03' },
  west: { code: 'outsideZone', rule: 'FD-GAP-92' },
  east: { code: 'outsideZone', rule: 'FD-GAP-92' },
};
const OVERLAP: Says = { code: 'overlap', rule: 'FD-GAP-27' };

/** Whether a unit may be placed like this (FD-GAP-03, FD-GAP-90, FD-GAP-92). */
export function judgePlacing(look: L, { unit, edge, apart }: Placing, placed: readonly PlacedModel[]): Refusal | null {
  const s = look.state;
  const { friends, foes } = othersOf(look, unit);
  const ends = endsOf(
    placed.map((p) => bodyIn(s, p.model, p)),
    placed.map((p) => p.model),
  );
  return (
    refuseOutsideStrip(ends, { edge, deep: DEEP[edge], board: BOARD }, OUTSIDE[edge]) ??
    refuseCrowd(ends, OVERLAP) ??
    refuseOnUnits(ends, friends, OVERLAP) ??
    refuseTouching(ends, foes, { code: 'overlap', rule: 'FD-GAP-03' }) ??
    (apart > 0 ? refuseNear(ends, foes, apart, { code: 'tooNear', rule: 'FD-GAP-90' }) : null) ??
    refuseOnPieces(ends, tableTop(look).pieces, closedTo(typeOf(s, unit))) ??
    refuseParts(ends, { limit: CHAIN }, 1, { code: 'outOfCoherency', rule: 'FD-GAP-05' })
  );
}
