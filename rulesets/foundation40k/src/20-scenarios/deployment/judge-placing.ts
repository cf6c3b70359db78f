import { type Faults, firstFault, type Placed, type Refusal } from '@walstatt/engine';
import {
  type Edge,
  type Ends,
  endsOf,
  judgeEach,
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

const OVERLAP_FOE: Says = { code: 'overlap', rule: 'FD-GAP-03' };
const TOO_NEAR: Says = { code: 'tooNear', rule: 'FD-GAP-90' };

/** Whether a unit may be placed like this (FD-GAP-03, FD-GAP-90, FD-GAP-92). */
export const judgePlacing = (look: L, placing: Placing, placed: readonly PlacedModel[]): Refusal | null =>
  firstFault((faults) => judge(look, placing, placed, faults));

/** The same, with everything that is wrong. */
export function judge(look: L, { unit, edge, apart }: Placing, placed: readonly PlacedModel[], faults: Faults): void {
  const s = look.state;
  const { friends, foes } = othersOf(look, unit);
  const ends = endsOf(
    placed.map((p) => bodyIn(s, p.model, p)),
    placed.map((p) => p.model),
  );
  const each = (judgeSome: (some: Ends) => Refusal | null): boolean => judgeEach(faults, ends, judgeSome);
  if (
    each((some) => refuseOutsideStrip(some, { edge, deep: DEEP[edge], board: BOARD }, OUTSIDE[edge])) ||
    faults.add(refuseCrowd(ends, OVERLAP)) ||
    each((some) => refuseOnUnits(some, friends, OVERLAP)) ||
    each((some) => refuseTouching(some, foes, OVERLAP_FOE)) ||
    each((some) => refuseNear(some, foes, apart, TOO_NEAR)) ||
    each((some) => refuseOnPieces(some, tableTop(look).pieces, closedTo(typeOf(s, unit))))
  )
    return;
  faults.add(refuseParts(ends, { limit: CHAIN }, 1, { code: 'outOfCoherency', rule: 'FD-GAP-05' }));
}
