import { hex } from '@walstatt/geometry';
import type { ElementsId, UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { atLevel } from '../level.ts';
import { keyOf, occupancy, sideOfUnit, unitOf } from './occupancy.ts';
import { bodyOf, type Piece, pieceOf } from './pieces.ts';

const { DIRECTIONS } = hex;

/**
 * DW-I-46, DW-I-47, DW-I-48: enemies on adjacent fields are in contact, whatever their facings. In the standard game
 * terrain can separate them, so that level will have another version.
 */
export const enemiesTouching = atLevel({ introductory: adjacentEnemies });

function adjacentEnemies(look: Look, side: string, q: number, r: number): Piece[] {
  const found: Piece[] = [];
  const held = occupancy(look);
  for (const d of DIRECTIONS) {
    const piece = held.get(keyOf(q + d.q, r + d.r));
    if (piece !== undefined && sideOfUnit(look.state, unitOf(look.state, piece.id)) !== side) found.push(piece);
  }
  return found;
}

/** The enemy elements that an element is in contact with. */
export function contactsOf(look: Look, element: ElementsId): Piece[] {
  return look.memo('contacts', element, () => {
    const piece = pieceOf(look.state, element);
    if (piece === null) return [];
    return enemiesTouching(look, sideOfUnit(look.state, unitOf(look.state, element)), piece.q, piece.r);
  });
}

export const isInContact = (look: Look, element: ElementsId): boolean => contactsOf(look, element).length > 0;

/** Enemy units with an element in contact with this unit, in the order in which they are found. */
export function unitsTouching(look: Look, unit: UnitsId): UnitsId[] {
  return look.memo('touching', unit, () => {
    const found: UnitsId[] = [];
    for (const piece of bodyOf(look.state, unit)) {
      for (const enemy of contactsOf(look, piece.id)) {
        const other = unitOf(look.state, enemy.id);
        if (!found.includes(other)) found.push(other);
      }
    }
    return found;
  });
}

/** DW-V-71: in contact just now, or in melee from earlier rounds. */
export const isInMelee = (look: Look, unit: UnitsId): boolean =>
  look.state.units[unit]!.engaged || unitsTouching(look, unit).length > 0;
