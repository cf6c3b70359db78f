import type { Answer, Placed, Request } from '@walstatt/engine';
import { normaliseAngle } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { drawnBy, INWARD, takenBy } from '@walstatt/tabletop';
import { block, widths } from '../01-units/formation.ts';
import { asPlaces } from '../01-units/places.ts';
import type { placing } from '../01-units/placing.ts';
import { sideOfUnit } from '../01-units/units.ts';
import { disembarkRequest } from '../23-transports/disembark/request.ts';
import { arriveRequest } from '../25-reinforcements/request.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { chargeInto } from './charge-gesture.ts';
import { type DriveLeft, driveAlong } from './drive-gesture.ts';
import { walkAlong } from './walk-gesture.ts';

type Args = Partial<DriveLeft> & { readonly unit?: string };

/** Where the leader's place is given to a hair's breadth, the nearest legal one is meant. */
const NEAREST: Readonly<Record<string, ReturnType<typeof placing>>> = {
  arrive: arriveRequest,
  disembark: disembarkRequest,
};

/** A gesture as an answer. What goes beyond the allowance is shortened to it; everything else is left to the check. */
export function fromGesture(look: Look, r: Request, g: Gesture, before: Answer | null): Answer | null {
  const args = (r.args ?? {}) as Args;
  const u = args.unit === undefined ? undefined : look.state.units[args.unit];
  if (r.kind === 'place') {
    if (g.gesture !== 'pick') return null;
    const near = NEAREST[r.name]?.findNear(look, r, g.at) ?? null;
    if (near !== null) return near;
    return u === undefined
      ? r.pieces.map((piece) => ({ piece, pose: { x: g.at.x, y: g.at.y } }))
      : placeAt(look, args.unit!, u, g);
  }
  const drawn = drawnBy(g);
  if (r.kind !== 'path' || drawn === null || u === undefined) return null;
  if (args.left !== undefined) return driveAlong(args.unit!, u, drawn.points, drawn.turn, { ...args, left: args.left });
  const plan = walkAlong(look, r, drawn, before);
  const whole = takenBy(r.movers, drawn, () => args.unit!).length === r.movers.length;
  return r.name === 'chargeMove' && whole ? chargeInto(look, r, plan) : plan;
}

function placeAt(look: Look, unit: string, u: Unit, g: Gesture & { gesture: 'pick' }): readonly Placed[] {
  const south = look.state.sides[sideOfUnit(look.state, u)]?.edge === 'south';
  const facing = normaliseAngle(INWARD[south ? 'south' : 'north'] + g.turn);
  return asPlaces(unit, block(u, { x: g.at.x, y: g.at.y, facing }, widths(u)[0]!));
}
