import { type Answer, type Placed, type Plan, presetAnswer, type Request } from '@walstatt/engine';
import { hex, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Field } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { standingIn } from '../requests/move.ts';
import type { Body, Piece } from '../rules/board/pieces.ts';
import { manoeuvresOf } from '../rules/movement/manoeuvres.ts';
import { runLeg } from '../rules/movement/run-leg.ts';
import { isSmallBody, type Standing } from '../rules/movement/standing.ts';
import { planTowards } from '../tactics/plan-unit.ts';
import { planOf, startWalker, take, type Walker } from '../tactics/walker.ts';
import { followUpBy } from './follow-up-gesture.ts';
import { centreOf, fieldAt, turnedBy } from './grid.ts';

const LONGEST = 24;

/** A gesture as an answer: a field for a set-up, or the plan that ends nearest to where the unit was dragged. */
export function fromGesture(look: Look, r: Request, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'pick' ? placeAt(look, r, g, before) : null;
  if (r.kind !== 'path' || g.gesture === 'pick') return null;
  const [from, to] = g.gesture === 'drag' ? [g.from, g.to] : [g.points[0]!, g.points[g.points.length - 1]!];
  if (r.name === 'followUp') return followUpBy(look, r.movers, { from, to, turn: g.turn }, (before ?? []) as Plan);
  const s = standingIn(look, r);
  const grabbed = nearestPiece(s.body, from);
  if (grabbed === null) return null;
  const own = centreOf(grabbed);
  const goal = fieldAt({ x: own.x + to.x - from.x, y: own.y + to.y - from.y });
  if (isSmallBody(s.body) || s.completing) return goTogether(look, s, grabbed, goal, g.pieces);
  if (goal.q === grabbed.q && goal.r === grabbed.r) return turnOnSpot(look, s, turnedBy(grabbed.facing, g.turn));
  return marchTo(look, s, grabbed, goal);
}

function nearestPiece(body: Body, p: Point): Piece | null {
  const far = (x: Piece): number => {
    const c = centreOf(x);
    return (c.x - p.x) * (c.x - p.x) + (c.y - p.y) * (c.y - p.y);
  };
  return body.reduce<Piece | null>((best, x) => (best === null || far(x) < far(best) ? x : best), null);
}

/** The unit with an element nearest to the field that was picked goes there as it stands; the others stay. */
function placeAt(look: Look, r: Request, g: Gesture & { gesture: 'pick' }, before: Answer | null): readonly Placed[] {
  const to = fieldAt(g.at);
  const placed = (before ?? presetAnswer(look as never, r) ?? []) as readonly Placed[];
  const at = (p: Placed): Field => ({ q: p.pose['q']!, r: p.pose['r']! });
  const nearest = [...placed].sort((a, b) => hex.distance(at(a), to) - hex.distance(at(b), to))[0];
  if (nearest === undefined) return [];
  const unitOf = (p: Placed): string | undefined => look.state.elements[p.piece]?.unit;
  const from = at(nearest);
  return placed.map((p) =>
    unitOf(p) === unitOf(nearest)
      ? { piece: p.piece, pose: { ...p.pose, q: p.pose['q']! + to.q - from.q, r: p.pose['r']! + to.r - from.r } }
      : p,
  );
}

/** The unit goes towards the goal with as many steps as bring the grabbed element nearest to it. */
function marchTo(look: Look, s: Standing, grabbed: Piece, goal: Field): Plan {
  const target: Piece = { id: grabbed.id, ...goal, facing: grabbed.facing };
  let best: Plan = [];
  let least = hex.distance(grabbed, goal);
  for (const turns of [false, true])
    for (const leftFirst of [true, false])
      for (let steps = 1; steps <= LONGEST; steps++) {
        const plan = planTowards(look, s, target, { steps, leftFirst, turns });
        const far = hex.distance(endOf(look, s, plan, grabbed.id), goal);
        if (far < least) [best, least] = [plan, far];
        if (plan.reduce((n, p) => n + p.legs.length, 0) < steps) break;
      }
  return best;
}

function endOf(look: Look, start: Standing, plan: Plan, element: string): Field {
  let s = start;
  for (const { mover, legs } of plan)
    for (const leg of legs) {
      const ran = runLeg(look, s, mover, leg);
      if ('refusal' in ran) return s.body.find((p) => p.id === element)!;
      s = ran.standing;
    }
  return s.body.find((p) => p.id === element)!;
}

/** The manoeuvre after which most elements look where asked for. */
function turnOnSpot(look: Look, s: Standing, facing: number): Plan {
  let best: Plan = [];
  let most = s.body.filter((p) => p.facing === facing).length;
  for (const { mover, leg } of manoeuvresOf(look, s)) {
    const ran = runLeg(look, s, mover, leg);
    const looking = 'refusal' in ran ? 0 : ran.standing.body.filter((p) => p.facing === facing).length;
    if (looking > most) [best, most] = [[{ mover, legs: [leg] }], looking];
  }
  return best;
}

/** Elements that go on their own: each to its place in the shifted unit, those in front first. */
function goTogether(look: Look, s: Standing, grabbed: Piece, goal: Field, pieces: readonly string[]): Plan {
  const w = startWalker(look, s);
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
