import type { Answer, Placed } from '@walstatt/engine';
import { normaliseAngle, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { drawnBy, INWARD, takenBy } from '@walstatt/tabletop';
import { block, widths } from '../01-units/formation.ts';
import { asPlaces } from '../01-units/places.ts';
import { sideOfUnit } from '../01-units/units.ts';
import { disembarkRequest } from '../23-transports/disembark/request.ts';
import { arriveRequest } from '../25-reinforcements/request.ts';
import type { Asked, Look } from '../kit.ts';
import { chargeInto } from './charge-gesture.ts';
import { driveAlong } from './drive-gesture.ts';
import { walkAlong } from './walk-gesture.ts';

/** Where the leader's place must be exact to a hair's breadth, the nearest legal one is meant. */
function nearestTo(look: Look, r: Asked, at: Point): readonly Placed[] | null {
  if (r.name === 'arrive') return arriveRequest.findNear(look, r, at);
  return r.name === 'disembark' ? disembarkRequest.findNear(look, r, at) : null;
}

/** A gesture as an answer. A way beyond the allowance is shortened to it; the check judges everything else. */
export function fromGesture(look: Look, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') {
    if (g.gesture !== 'pick') return null;
    if (r.name === 'objective') return r.pieces.map((piece) => ({ piece, pose: { x: g.at.x, y: g.at.y } }));
    return nearestTo(look, r, g.at) ?? placeAt(look, r.args.unit, g);
  }
  const drawn = drawnBy(g);
  if (r.kind !== 'path' || drawn === null) return null;
  const { unit } = r.args;
  if (r.name === 'drive') return driveAlong(unit, look.state.units[unit]!, drawn.points, drawn.turn, r.args);
  const plan = walkAlong(look, r, drawn, before);
  const whole = takenBy(r.movers, drawn, () => unit).length === r.movers.length;
  return r.name === 'chargeMove' && whole ? chargeInto(look, r, plan) : plan;
}

function placeAt(look: Look, unit: string, g: Gesture & { gesture: 'pick' }): readonly Placed[] {
  const u = look.state.units[unit]!;
  const south = look.state.sides[sideOfUnit(look.state, u)]?.edge === 'south';
  const facing = normaliseAngle(INWARD[south ? 'south' : 'north'] + g.turn);
  return asPlaces(unit, block(u, { x: g.at.x, y: g.at.y, facing }, widths(u)[0]!));
}
