import type { Plain, Refusal } from '@walstatt/engine';
import {
  type Body,
  type Box,
  boxesNear,
  boxOf,
  CONTACT_GAP,
  gap,
  gapAtMost,
  overlaps,
  overlapsRegion,
} from '@walstatt/geometry';
import { boxesMeet, isBodyIn, isBoxIn } from './box.ts';
import type { Piece } from './piece.ts';
import type { Ends, Stand } from './stand.ts';

/** What a rule system says against something: the refusal's code and the rule behind it. */
export type Says = Pick<Refusal, 'code' | 'rule'>;

/** A refusal about one of the models, along with whatever else it names. */
export function refuse({ code, rule }: Says, { models }: Pick<Ends, 'models'>, model: number, more?: Named): Refusal {
  const name = models?.[model];
  if (name === undefined) return more === undefined ? { code, rule } : { code, rule, args: more };
  return { code, rule, args: { model: name, ...more } };
}

type Named = { readonly [name: string]: Plain };

/** Every model must lie wholly in the box: the table, or a zone of it. */
export function refuseOutside(ends: Ends, box: Box, says: Says): Refusal | null {
  if (isBoxIn(ends.box, box)) return null;
  for (let i = 0; i < ends.bodies.length; i++) if (!isBodyIn(ends.bodies[i]!, box)) return refuse(says, ends, i);
  return null;
}

/** The first two of the bodies that overlap, the later one first, or null. */
export function overlapAmong(bodies: readonly Body[]): readonly [number, number] | null {
  for (let i = 0; i < bodies.length; i++)
    for (let j = 0; j < i; j++) if (overlaps(bodies[i]!, bodies[j]!)) return [i, j];
  return null;
}

/** No model may overlap another one of the same group. */
export function refuseCrowd(ends: Ends, says: Says): Refusal | null {
  const pair = overlapAmong(ends.bodies);
  return pair === null ? null : refuse(says, ends, pair[0]);
}

/** No model may overlap one of the other units. */
export function refuseOnUnits(ends: Ends, others: readonly Stand[], says: Says): Refusal | null {
  for (const other of others) {
    if (!boxesMeet(ends.box, other.box)) continue;
    for (const b of other.bodies)
      for (let i = 0; i < ends.bodies.length; i++)
        if (overlaps(ends.bodies[i]!, b)) return refuse(says, ends, i, { unit: other.id });
  }
  return null;
}

/** No model may come this near to one of the other units. Exactly at the limit is too near. */
export function refuseNear(ends: Ends, others: readonly Stand[], limit: number, says: Says): Refusal | null {
  const found = firstNear(ends, others, limit);
  if (found === null) return null;
  const measured = Math.round(gap(ends.bodies[found.model]!, found.body));
  return { ...refuse(says, ends, found.model, { unit: found.unit }), measured, limit, unit: 'length' };
}

/** No model may touch or overlap one of the other units. */
export function refuseTouching(ends: Ends, others: readonly Stand[], says: Says): Refusal | null {
  const found = firstNear(ends, others, CONTACT_GAP);
  return found === null ? null : refuse(says, ends, found.model, { unit: found.unit });
}

type Met = { readonly model: number; readonly unit: string; readonly body: Body };

function firstNear({ bodies, box }: Ends, others: readonly Stand[], limit: number): Met | null {
  for (const other of others) {
    if (!boxesNear(box, other.box, limit)) continue;
    for (const body of other.bodies)
      for (let i = 0; i < bodies.length; i++)
        if (gapAtMost(bodies[i]!, body, limit)) return { model: i, unit: other.id, body };
  }
  return null;
}

/** No model may overlap a piece that is closed to it. `closed` says what closes a piece, or null if it is open. */
export function refuseOnPieces<P extends Piece>(
  ends: Ends,
  pieces: readonly P[],
  closed: (piece: P) => Says | null,
): Refusal | null {
  for (const piece of pieces) {
    if (!boxesMeet(ends.box, piece.box)) continue;
    const says = closed(piece);
    if (says === null) continue;
    for (let i = 0; i < ends.bodies.length; i++) {
      const body = ends.bodies[i]!;
      if (boxesMeet(boxOf(body), piece.box) && overlapsRegion(body, piece.shape))
        return refuse(says, ends, i, { terrain: piece.id });
    }
  }
  return null;
}
