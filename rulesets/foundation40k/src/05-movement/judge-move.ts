import type { Refusal } from '@walstatt/engine';
import {
  boxOfWays,
  type Ends,
  endsOf,
  inBox,
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
export function judgeMove(look: L, move: Move, ways: readonly Way[], parts: number): Refusal | null {
  const tooFar = judgeLength(look, move, ways);
  if (tooFar !== null) return tooFar;
  const now = standing(look, move.unit);
  const ends = endsOf(afterWays(look.state, now, ways), now.models);
  return (
    judgeEnds(look, move, ends) ??
    judgePassage(look, move.unit, ways) ??
    refuseParts(ends, { limit: CHAIN }, parts, { code: 'outOfCoherency', rule: 'FD-GAP-05' })
  );
}

/** Rounding must not make a way too long. */
const NOISE = 1e-6;

/** FD-ACTION-07, FD-ACTION-30, FD-TERRAIN-14: no model goes farther than its allowance. */
function judgeLength(look: L, { unit, kind }: Move, ways: readonly Way[]): Refusal | null {
  const slowed = isSlowed(look, unit, ways);
  for (const { model, points } of ways) {
    const limit = allowanceOf(look.state, model, kind, slowed);
    const length = lengthOf(points);
    if (length > limit + NOISE)
      return {
        code: slowed ? 'tooFarInTerrain' : 'tooFar',
        rule: slowed ? 'FD-TERRAIN-14' : kind === 'sprint' ? 'FD-ACTION-30' : 'FD-ACTION-07',
        measured: Math.ceil(length),
        limit,
        unit: 'length',
        args: { model },
      };
  }
  return null;
}

const NEAR = inch(1);
const OVERLAP: Says = { code: 'overlap', rule: 'FD-GAP-27' };

/** FD-GAP-27, FD-GAP-79: where models may end, whichever way they came. */
function judgeEnds(look: L, { unit, kind }: Move, ends: Ends): Refusal | null {
  const { friends, foes } = othersOf(look, unit);
  return (
    refuseOutside(ends, BOARD.box, { code: 'offTable', rule: 'FD-GAP-27' }) ??
    refuseCrowd(ends, OVERLAP) ??
    refuseOnUnits(ends, friends, OVERLAP) ??
    refuseOnUnits(ends, foes, OVERLAP) ??
    (kind === 'vanguard' ? refuseNear(ends, foes, NEAR, { code: 'tooNear', rule: 'FD-GAP-79' }) : null) ??
    refuseOnPieces(ends, tableTop(look).pieces, closedTo(typeOf(look.state, unit)))
  );
}

const THROUGH_ENEMY: Says = { code: 'throughEnemy', rule: 'FD-GAP-27' };

/**
 * FD-GAP-27, FD-TERRAIN-06: models cannot pass through enemies and closed pieces. Flying units pass over both
 * (FD-GAP-77).
 */
function judgePassage(look: L, unit: string, ways: readonly Way[]): Refusal | null {
  const s = look.state;
  if (unitHas(s, unit, 'flying')) {
    return null;
  }
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
    if (refusal !== null) return { ...refusal, args: { ...(refusal.args as object), model } };
  }
  return null;
}
