import { type Answer, type Placed, type Plan, presetAnswer } from '@walstatt/engine';
import { hex, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { type Body, type Piece, pieceOf } from '../01-introduction/board/pieces.ts';
import { isSmallBody, type Standing } from '../05-movement/standing.ts';
import { standingIn } from '../05-movement/walk/request.ts';
import { planOf, startWalker, take, type Walker } from '../05-movement/walker.ts';
import type { Field } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { followUpBy } from './follow-up-gesture.ts';
import { centreOf, fieldAt, turnedBy } from './grid.ts';
import { marchTo } from './march.ts';

const LONGEST = 24;

type PlaceRequest = Asked & { kind: 'place' };

/**
 * Reads a gesture as an answer: a unit set up elsewhere, or the plan that ends nearest to where the unit was dragged.
 */
export function fromGesture(look: Look, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'drag' ? placeElsewhere(look, r, g, before) : null;
  if (r.kind !== 'path' || g.gesture === 'pick') return null;
  const [from, to] = g.gesture === 'drag' ? [g.from, g.to] : [g.points[0]!, g.points[g.points.length - 1]!];
  if (r.name === 'followUp') return followUpBy(look, r.movers, { from, to, turn: g.turn }, (before ?? []) as Plan);
  const s = standingIn(look, r);
  const grabbed = nearestPiece(s.body, from);
  if (grabbed === null) return null;
  const own = centreOf(grabbed);
  const goal = fieldAt({ x: own.x + to.x - from.x, y: own.y + to.y - from.y });
  if (isSmallBody(s.body) || s.completing) {
    const kept = ((before ?? []) as Plan).filter((p) => p.mover !== s.unit && !g.pieces.includes(p.mover));
    return goTogether(look, s, grabbed, goal, g.pieces, kept);
  }
  return marchTo(look, r, s, { id: grabbed.id, ...goal, facing: turnedBy(grabbed.facing, g.turn) });
}

function nearestPiece(body: Body, p: Point): Piece | null {
  const far = (x: Piece): number => {
    const c = centreOf(x);
    return (c.x - p.x) * (c.x - p.x) + (c.y - p.y) * (c.y - p.y);
  };
  return body.reduce<Piece | null>((best, x) => (best === null || far(x) < far(best) ? x : best), null);
}

/** The dragged elements go where they were put, turned about the one that was grabbed. The others stay. */
function placeElsewhere(look: Look, r: PlaceRequest, g: Gesture & { gesture: 'drag' }, before: Answer | null): Answer {
  const poseOf = ({ q, r, facing }: Piece): Placed['pose'] => ({ q, r, facing });
  const suggested = (presetAnswer(look as never, r) ?? []) as readonly Placed[];
  const placed = (before ?? []) as readonly Placed[];
  /** Where an element is dragged from: where it stands, or where it was going to be set up. */
  const origin = (id: string): Piece => {
    const pose = [...placed, ...suggested].find((p) => p.piece === id)?.pose ?? {};
    return pieceOf(look.state, id) ?? { id, q: pose['q'] ?? 0, r: pose['r'] ?? 0, facing: pose['facing'] ?? 0 };
  };
  const grabbed = nearestPiece(g.pieces.filter((id) => r.pieces.includes(id)).map(origin), g.from);
  if (grabbed === null) return placed;
  const to = fieldAt(g.to);
  return r.pieces.map((piece) => {
    const from = origin(piece);
    if (!g.pieces.includes(piece)) return placed.find((p) => p.piece === piece) ?? { piece, pose: poseOf(from) };
    const facing = turnedBy(from.facing, g.turn);
    const offset = hex.rotate(hex.subtract(from, grabbed), facing - from.facing);
    return { piece, pose: { ...hex.add(to, offset), facing } };
  });
}

/**
 * Elements that go on their own, after those that were sent before. Each goes to its place in the shifted unit, those
 * in front first.
 */
function goTogether(
  look: Look,
  s: Standing,
  grabbed: Piece,
  goal: Field,
  pieces: readonly string[],
  before: Plan,
): Plan {
  const w = startWalker(look, s);
  for (const { mover, legs } of before) for (const leg of legs) take(w, mover, leg);
  const [dq, dr] = [goal.q - grabbed.q, goal.r - grabbed.r];
  const places = s.body
    .filter((p) => pieces.includes(p.id) || pieces.includes(s.unit))
    .map((p) => ({ id: p.id, to: { q: p.q + dq, r: p.r + dr } }))
    .sort((a, b) => hex.distance(a.to, grabbed) - hex.distance(b.to, grabbed))
    .reverse();
  for (const { id, to } of places) stepTo(w, id, to);
  return planOf(w);
}

function stepTo(w: Walker, element: string, to: Field): void {
  for (let i = 0; i < LONGEST; i++) {
    const at = w.standing.body.find((p) => p.id === element)!;
    const now = hex.distance(at, to);
    if (now === 0) return;
    const nearer = [0, 1, 2, 3, 4, 5].filter((d) => hex.distance(hex.neighbour(at, d), to) < now);
    if (!nearer.some((direction) => take(w, element, { leg: 'go', direction }))) return;
  }
}
