import type { Card, ElementsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { unitOf } from '../rules/board/occupancy.ts';
import type { Piece } from '../rules/board/pieces.ts';
import { zoneOf } from '../rules/board/sides-of-element.ts';

const FROM = { front: 0, flank: 2, rear: 4 } as const;

const cardOf = (look: Look, element: ElementsId): Card =>
  look.state.cards[look.state.units[unitOf(look.state, element)]!.card]!;

/** What one element is worth: its share of the card's points. */
export function worthOf(look: Look, element: ElementsId): number {
  const unit = look.state.units[unitOf(look.state, element)]!;
  const { points } = look.state.cards[unit.card]!;
  return points > 0 ? points / unit.elements.length : 20;
}

/**
 * How likely a strike hits, for places that are only thought of: strength, armour and the side it comes from. What lasts
 * for one round only (charges, lances) is left out.
 */
export function strikeChance(look: Look, by: Piece, target: Piece): number {
  const base = frontBase(look, by.id, target.id) + FROM[zoneOf(target, by.q, by.r)];
  return Math.min(20, Math.max(0, base)) / 20;
}

/** The base number of a strike from the front. */
export function frontBase(look: Look, by: ElementsId, target: ElementsId): number {
  const own = cardOf(look, by);
  const other = cardOf(look, target);
  const weapon = own.meleeLater ?? own.melee;
  return (other.arm === 'cavalry' ? weapon.vsCavalry : weapon.vsInfantry) - other.armourMelee;
}
