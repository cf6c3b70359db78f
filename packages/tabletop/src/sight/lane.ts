import { type Body, type Box, boxBetween, boxOf, footprintOf, polygonPrism, type SightPiece } from '@walstatt/geometry';
import type { Piece } from '../stand/piece.ts';
import type { Stand } from '../stand/stand.ts';

/** Everything on the table, as far as it can block sight. */
export type Scenery<S extends Sighted, P extends Walled> = {
  readonly units: readonly S[];
  readonly pieces: readonly P[];
};
type Sighted = Pick<Stand, 'id' | 'bodies' | 'box'>;
type Walled = Pick<Piece, 'id' | 'shape' | 'box'>;

/** The box that the viewer is in, and the box of the target. */
export type Lane = { readonly from: Box; readonly to: Box };

/** Which terrain and which units hide a target under the rules, and whose models never do. */
export type Hides<S, P> = { readonly piece: (piece: P) => boolean; readonly unit: (unit: S) => boolean };

/** How high everything reaches where heights do not matter. */
const FLAT = 1000;

/** Everything in a lane that hides a target, by terrain id or unit id. Heights do not matter. */
export function hidersIn<S extends Sighted, P extends Walled>(
  { units, pieces }: Scenery<S, P>,
  { from, to }: Lane,
  hides: Hides<S, P>,
): SightPiece<string>[] {
  const found: SightPiece<string>[] = [];
  for (const p of pieces)
    if (boxBetween(from, to, p.box) && hides.piece(p)) found.push({ id: p.id, prism: polygonPrism(p.shape, 0, FLAT) });
  for (const s of units) {
    if (!boxBetween(from, to, s.box) || !hides.unit(s)) continue;
    for (const b of s.bodies) if (boxBetween(from, to, boxOf(b))) found.push({ id: s.id, prism: flat(b) });
  }
  return found;
}

const flat = (b: Body): SightPiece<string>['prism'] => ({ footprint: footprintOf(b), bottom: 0, top: FLAT });
