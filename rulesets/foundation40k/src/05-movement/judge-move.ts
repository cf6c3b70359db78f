import { type Faults, firstFault, type Refusal } from '@walstatt/engine';
import {
  boxOfWays,
  type Ends,
  endsOf,
  inBox,
  judgeEach,
  lengthOf,
  type Passing,
  refuseCrowd,
  refuseNear,
  refuseOnPieces,
  refuseOnUnits,
  refuseOutside,
  refuseParts,
  refusePassage,
  type Says,
  type Way,
} from '@walstatt/tabletop';
import { CHAIN } from '../01-units/chain.ts';
import { othersOf } from '../01-units/others.ts';
import { BOARD, bodyIn, inch, type Standing, standing, type TerrainPiece, tableTop } from '../01-units/space.ts';
import { areEnemyUnits, typeOf, unitHas } from '../01-units/units.ts';
import { closedTo } from '../14-terrain/terrain.ts';
import type { L } from '../kit.ts';
import { allowanceOf, isSlowed, type MoveKind } from './allowance.ts';
import { afterWays } from './ways.ts';

/** A unit that moves, and the way it moves. */
export type Move = { readonly unit: string; readonly kind: MoveKind };

/**
 * Whether a unit may make this move. `parts` is how many groups it may form at the end (1 unless losses broke the
 * chain).
 */
export const judgeMove = (look: L, move: Move, ways: readonly Way[], parts: number): Refusal | null =>
  firstFault((faults) => judge(look, { ...move, parts }, ways, faults));

/** The same, with everything that is wrong. */
export function judge(look: L, move: Move & { readonly parts: number }, ways: readonly Way[], faults: Faults): void {
  if (judgeLength(look, move, ways, faults)) return;
  const now = standing(look, move.unit);
  const ends = endsOf(afterWays(look.state, now, ways), now.models);
  if (judgeEnds(look, move, ends, faults) || judgePassage(look, move.unit, ways, faults)) return;
  faults.add(refuseParts(ends, { limit: CHAIN }, move.parts, { code: 'outOfCoherency', rule: 'FD-GAP-05' }));
}

/** Rounding must not make a way too long. */
const NOISE = 1e-6;

/** FD-ACTION-07, FD-ACTION-30, FD-TERRAIN-14: no model goes farther than its allowance. */
function judgeLength(look: L, { unit, kind }: Move, ways: readonly Way[], faults: Faults): boolean {
  const slowed = isSlowed(look, unit, ways);
  for (const { model, points } of ways) {
    const limit = allowanceOf(look.state, model, kind, slowed);
    const length = lengthOf(points);
    if (length <= limit + NOISE) continue;
    const tooFar: Refusal = {
      code: slowed ? 'tooFarInTerrain' : 'tooFar',
      rule: slowed ? 'FD-TERRAIN-14' : kind === 'sprint' ? 'FD-ACTION-30' : 'FD-ACTION-07',
      measured: Math.ceil(length),
      limit,
      unit: 'length',
      args: { model },
    };
    if (faults.add(tooFar)) return true;
  }
  return false;
}

const NEAR = inch(1);
const OFF_TABLE: Says = { code: 'offTable', rule: 'FD-GAP-27' };
const TOO_NEAR: Says = { code: 'tooNear', rule: 'FD-GAP-79' };
const OVERLAP: Says = { code: 'overlap', rule: 'FD-GAP-27' };

/** FD-GAP-27, FD-GAP-79: where models may end, whichever way they came. */
function judgeEnds(look: L, { unit, kind }: Move, ends: Ends, faults: Faults): boolean {
  const { friends, foes } = othersOf(look, unit);
  const each = (judgeSome: (some: Ends) => Refusal | null): boolean => judgeEach(faults, ends, judgeSome);
  return (
    each((some) => refuseOutside(some, BOARD.box, OFF_TABLE)) ||
    faults.add(refuseCrowd(ends, OVERLAP)) ||
    each((some) => refuseOnUnits(some, friends, OVERLAP)) ||
    each((some) => refuseOnUnits(some, foes, OVERLAP)) ||
    (kind === 'vanguard' && each((some) => refuseNear(some, foes, NEAR, TOO_NEAR))) ||
    each((some) => refuseOnPieces(some, tableTop(look).pieces, closedTo(typeOf(look.state, unit))))
  );
}

const THROUGH_ENEMY: Says = { code: 'throughEnemy', rule: 'FD-GAP-27' };

/**
 * FD-GAP-27, FD-TERRAIN-06: models cannot pass through enemies and closed pieces. Flying units pass over both
 * (FD-GAP-77).
 */
function judgePassage(look: L, unit: string, ways: readonly Way[], faults: Faults): boolean {
  const s = look.state;
  if (unitHas(s, unit, 'flying')) return false;
  // A model turns before it goes, so it faces the same way from the start of its way to the end.
  const bodies = ways.map(({ model, points, facing }) => bodyIn(s, model, { ...points[0]!, facing }));
  const box = boxOfWays(
    bodies,
    ways.map((w) => w.points),
  );
  const near = inBox(tableTop(look), box, unit);
  const passing: Passing<Standing, TerrainPiece> = {
    piece: closedTo(typeOf(s, unit)),
    unit: (other) => (areEnemyUnits(s, unit, other.id) ? THROUGH_ENEMY : null),
    table: null,
  };
  for (let i = 0; i < ways.length; i++) {
    const { model, points } = ways[i]!;
    const refusal = refusePassage({ body: bodies[i]!, points, model }, near, passing);
    if (refusal !== null && faults.add({ ...refusal, args: { ...(refusal.args as object), model } })) return true;
  }
  return false;
}
