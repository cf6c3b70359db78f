import type { Placed } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { bodyOf, type Piece } from '../01-introduction/board/pieces.ts';
import type { Field } from '../generated/state.ts';
import { type Asked, type Look, tactic } from '../kit.ts';

/** Fills gaps from behind: each empty field that the unit held takes the element straight behind it. */
export function fillGaps(look: Look, r: Asked<'closeUp'>): Placed[] {
  const { unit, fields } = r.args;
  const body = bodyOf(look.state, unit);
  const places = new Map(body.map((p) => [p.id, p]));
  const movable = new Set(r.pieces);
  const empty = fields.filter((f) => !body.some((p) => hex.sameHex(p, f)));
  for (let i = 0; i < empty.length; i++) {
    const gap = empty[i]!;
    const mover = [...places.values()].find((p: Piece) => movable.has(p.id) && isStraightAhead(p, gap));
    if (mover === undefined) continue;
    movable.delete(mover.id);
    places.set(mover.id, { ...mover, q: gap.q, r: gap.r });
    empty.push({ q: mover.q, r: mover.r });
  }
  return r.pieces.map((id) => {
    const p = places.get(id)!;
    return { piece: id, pose: { q: p.q, r: p.r, facing: p.facing } };
  });
}

const isStraightAhead = (p: Piece, h: Field): boolean => {
  const direction = hex.directionBetween(p, h);
  return direction !== undefined && hex.distance(p, h) === 1 && hex.sixths(direction - p.facing) <= 1;
};

export const closeUpTactic = tactic('closeUp', {
  sample: (look, r, rng) => (rng.int(0, 9) > 0 ? fillGaps(look, r) : []),
  candidates: (look, r) => [fillGaps(look, r)],
});
