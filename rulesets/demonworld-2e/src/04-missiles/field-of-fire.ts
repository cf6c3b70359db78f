import { hex } from '@walstatt/geometry';
import { keyOf, occupancy } from '../01-introduction/board/occupancy.ts';
import { type Piece, pieceOf } from '../01-introduction/board/pieces.ts';
import { atLevel } from '../01-introduction/level.ts';
import { cardOf } from '../02-characteristics/card-of.ts';
import type { ElementsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** Half widths in twelfths of a circle. */
const INFANTRY = 1;
const CAVALRY = { '180': 3, '240': 4, '300': 5, '360': 6 } as const;

/**
 * DW-IV-18, DW-IV-19, DW-G-01, DW-G-02: foot elements shoot into their front area. Riders also shoot to the sides and
 * backwards.
 */
export function isInFieldOfFire(look: Look, shooter: ElementsId, target: ElementsId): boolean {
  const from = pieceOf(look.state, shooter);
  const to = pieceOf(look.state, target);
  if (from === null || to === null) return false;
  const { arm } = cardOf(look.state, shooter);
  const half = arm === 'cavalry' ? CAVALRY[look.state.options.cavalryArc] : INFANTRY;
  return hex.isInArc(from, to, hex.cornerHeading(from.facing), half);
}

/**
 * DW-I-11, DW-IV-20, DW-IV-21, DW-IV-35: the line between the centres touches no field with another element, not even
 * along a side or at a corner. The standard game uses its sight diagram instead.
 */
export const hasClearSight = atLevel({ introductory: hasOpenLine });

function hasOpenLine(look: Look, from: Piece, to: Piece): boolean {
  return look.memo('sight', `${from.q},${from.r},${to.q},${to.r}`, () => {
    const held = occupancy(look);
    for (const h of hex.touchedHexes(from, to)) {
      if (hex.sameHex(h, from) || hex.sameHex(h, to) || !held.has(keyOf(h.q, h.r))) continue;
      return false;
    }
    return true;
  });
}
