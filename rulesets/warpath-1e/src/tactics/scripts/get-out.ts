import type { Placed } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { disembarkRequest } from '../../23-transports/disembark/request.ts';
import type { Asked, Look } from '../../kit.ts';

/** Passengers get out on the side of a point, or stay where they are. */
export const getOut = (look: Look, r: Asked<'disembark'>, to: Point): readonly Placed[] =>
  disembarkRequest.findNear(look, r, to) ?? STAY;

export const STAY: readonly Placed[] = [];
