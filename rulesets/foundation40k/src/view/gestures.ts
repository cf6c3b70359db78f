import type { Answer, Placed } from '@walstatt/engine';
import { normaliseAngle, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { addedTo, drawnBy, INWARD, placedAt, takenBy, waysDrawn } from '@walstatt/tabletop';
import { spotOf } from '../01-units/space.ts';
import { isSlowed, unitAllowance } from '../05-movement/allowance.ts';
import { planOf } from '../05-movement/ways.ts';
import type { Asked, L } from '../kit.ts';
import { ranksAt } from './shapes.ts';

/**
 * Reads a gesture as an answer. A move beyond the allowance is shortened to it. Everything else is left to the check.
 */
export function fromGesture(look: L, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'pick' ? placeAt(look, r, g.at, g.turn) : null;
  const drawn = drawnBy(g);
  if (r.kind !== 'path' || drawn === null) return null;
  const { unit, kind } = r.args;
  const s = look.state;
  const models = takenBy(r.movers, drawn, (m) => s.models[m]!.unit);
  if (models.length === 0) return null;
  const spots = models.map((m) => spotOf(s, m));
  const free = waysDrawn(models, spots, drawn, unitAllowance(s, unit, kind, false));
  const slowed = isSlowed(look, unit, free);
  const ways = slowed ? waysDrawn(models, spots, drawn, unitAllowance(s, unit, kind, true)) : free;
  return addedTo(before, planOf(ways));
}

function placeAt(
  look: L,
  r: Asked<'deploy' | 'marker' | 'shockPoint'>,
  { x, y }: Point,
  turn: number,
): readonly Placed[] {
  const s = look.state;
  if (r.name !== 'deploy') return r.pieces.map((piece) => ({ piece, pose: { x, y } }));
  const ranks = ranksAt(s, r.pieces, { x, y, z: 0, facing: normaliseAngle(INWARD[r.args.edge] + turn) });
  return placedAt(r.pieces, ranks);
}
