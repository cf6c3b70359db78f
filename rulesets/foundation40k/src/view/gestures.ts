import type { Answer, Placed, Plan, Request } from '@walstatt/engine';
import { normaliseAngle, type Point, rotate, wayUpTo } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { placeOf } from '../01-units/space.ts';
import { isSlowed, type MoveKind, unitAllowance } from '../05-movement/allowance.ts';
import { planOf, type Way, wayAlong } from '../05-movement/ways.ts';
import { INWARD, type ZoneEdge } from '../20-scenarios/deployment/zones.ts';
import type { L } from '../kit.ts';
import { ranksAt } from './shapes.ts';

/** A gesture as an answer. What goes beyond the allowance is shortened to it; everything else is left to the check. */
export function fromGesture(look: L, r: Request, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'pick' ? placeAt(look, r, g.at, g.turn) : null;
  if (r.kind !== 'path' || g.gesture === 'pick') return null;
  const { unit, kind } = r.args as { readonly unit: string; readonly kind: MoveKind };
  const models = r.movers.filter((m) => g.pieces.includes(m) || g.pieces.includes(look.state.models[m]!.unit));
  if (models.length === 0) return null;
  const points = g.gesture === 'drag' ? [g.from, g.to] : g.points;
  const free = moved(look, models, wayUpTo(points, unitAllowance(look.state, unit, kind, false)), g.turn);
  const ways = isSlowed(look.state, unit, free)
    ? moved(look, models, wayUpTo(points, unitAllowance(look.state, unit, kind, true)), g.turn)
    : free;
  const kept = ((before ?? []) as Plan).filter((p) => !models.includes(p.mover));
  return [...kept, ...planOf(ways)];
}

function placeAt(look: L, r: Request & { kind: 'place' }, at: Point, turn: number): readonly Placed[] {
  const s = look.state;
  const known = r.pieces.filter((p) => p in s.models);
  if (known.length === 0) return r.pieces.map((piece) => ({ piece, pose: { x: at.x, y: at.y } }));
  const { edge } = r.args as { readonly edge: ZoneEdge };
  const poses = ranksAt(s, r.pieces, { x: at.x, y: at.y, z: 0, facing: normaliseAngle(INWARD[edge] + turn) });
  return r.pieces.map((piece, i) => ({ piece, pose: { x: poses[i]!.x, y: poses[i]!.y, facing: poses[i]!.facing } }));
}

/** All models along the same way; the formation turns about the point that was grabbed. */
function moved(look: L, models: readonly string[], way: readonly Point[], turn: number): Way[] {
  const from = way[0]!;
  return models.map((model) => {
    const at = placeOf(look.state, model);
    const offset = rotate({ x: at.x - from.x, y: at.y - from.y }, turn);
    const points = way.slice(1).map((p, i, all) => {
      const last = i === all.length - 1;
      return { x: p.x + (last ? offset.x : at.x - from.x), y: p.y + (last ? offset.y : at.y - from.y) };
    });
    return wayAlong(look.state, model, [{ x: at.x, y: at.y }, ...points], normaliseAngle(at.facing + turn));
  });
}
