import type { Answer, Leg, Placed, Plan } from '@walstatt/engine';
import { distanceSquared, exactDirection, normaliseAngle, type Point, signedAngle } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Asked, L } from '../kit.ts';
import { moversOf, type Planned } from '../requests/plan-move.ts';
import type { Placing } from '../rules/placing.ts';
import { followPlan } from '../rules/plan.ts';
import { inch, poseOf, type Standing } from '../rules/space.ts';
import { formation } from './reserve.ts';

/** A gesture as an answer. What goes beyond the allowance is shortened to it; everything else is left to the check. */
export function fromGesture(look: L, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'pick' ? placeAt(look, r, g.at, g.turn) : null;
  if (r.kind !== 'path' || g.gesture === 'pick') return null;
  const movers = moversOf(look, r).filter((m) => g.pieces.includes(m.model) || g.pieces.includes(m.unit));
  if (movers.length === 0) return null;
  const points = g.gesture === 'drag' ? [g.from, g.to] : g.points;
  const moved =
    look.state.units[movers[0]!.unit]!.type === 'vehicle'
      ? drive(look, r, movers[0]!, points, g.turn)
      : go(look, r, movers, points);
  const kept = ((before ?? []) as Plan).filter((p) => !moved.some((m) => m.mover === p.mover));
  return [...kept, ...moved];
}

function placeAt(look: L, r: Placing | Asked<'placeSmoke'>, at: Point, turn: number): readonly Placed[] {
  if (r.name === 'placeSmoke') return [{ piece: r.pieces[0]!, pose: { x: at.x, y: at.y } }];
  const facing = normaliseAngle((r.args.zone === 'north' ? 2700 : 900) + turn);
  const poses = formation(look, r.args.unit, r.pieces, { x: at.x, y: at.y, z: 0, facing });
  return r.pieces.map((piece, i) => ({ piece, pose: { ...poses[i]! } }));
}

/** All movers go the same way, those in front first. */
function go(look: L, r: Planned, movers: readonly Standing[], points: readonly Point[]): Plan {
  const way = shortened(points, r.args.allowance - 2);
  const [from, to] = [way[0]!, way[way.length - 1]!];
  const ahead = (m: Standing): number => m.body.centre.x * (to.x - from.x) + m.body.centre.y * (to.y - from.y);
  return [...movers]
    .sort((a, b) => ahead(b) - ahead(a))
    .map(({ model }) => {
      const { x, y } = poseOf(look.state, model);
      return { mover: model, legs: way.slice(1).map((p) => ({ leg: 'go', x: x + p.x - from.x, y: y + p.y - from.y })) };
    });
}

/** The way up to a length; it ends where that is used up. */
function shortened(points: readonly Point[], most: number): Point[] {
  const way = [points[0]!];
  let left = most;
  for (const p of points.slice(1)) {
    const last = way[way.length - 1]!;
    const length = Math.sqrt(distanceSquared(last, p));
    if (length === 0) continue;
    if (length > left) {
      const part = Math.max(0, left) / length;
      way.push({ x: Math.floor(last.x + (p.x - last.x) * part), y: Math.floor(last.y + (p.y - last.y) * part) });
      break;
    }
    way.push(p);
    left -= length;
  }
  return way;
}

/** A vehicle turns towards each point and drives there, backwards if that is nearer, and turns as asked for in the end. */
function drive(look: L, r: Planned, mover: Standing, points: readonly Point[], turn: number): Plan {
  const legs: Leg[] = [];
  let at: Point = poseOf(look.state, mover.model);
  const start = poseOf(look.state, mover.model);
  let { facing } = start;
  for (const p of points.slice(1)) {
    const to = { x: start.x + p.x - points[0]!.x, y: start.y + p.y - points[0]!.y };
    const far = Math.round(Math.sqrt(distanceSquared(at, to)));
    if (far < inch(0.1)) continue;
    const by = signedAngle(exactDirection(at, to) - facing);
    const back = Math.abs(by) > 1350;
    const turned = back ? signedAngle(by + 1800) : by;
    if (turned !== 0) legs.push({ leg: 'turn', by: turned });
    legs.push({ leg: 'drive', by: back ? -far : far });
    facing = normaliseAngle(facing + turned);
    at = to;
  }
  if (turn !== 0) legs.push({ leg: 'turn', by: signedAngle(turn) });
  return fitting(look, r, mover.model, legs);
}

/** The last drive is shortened until the way is no longer too long. */
function fitting(look: L, r: Planned, mover: string, legs: readonly Leg[]): Plan {
  const last = legs.findLastIndex((l) => l.leg === 'drive');
  let plan: Plan = [{ mover, legs }];
  if (last < 0) return plan;
  const full = Number(legs[last]!['by']);
  const steps = Math.ceil(Math.abs(full) / inch(0.25));
  for (let k = 1; k <= steps && followPlan(look, r.args, plan).refusal?.code === 'tooFar'; k++) {
    const by = Math.trunc((full * (steps - k)) / steps);
    plan = [{ mover, legs: legs.map((l, i) => (i === last ? { leg: 'drive', by } : l)) }];
  }
  return plan;
}
