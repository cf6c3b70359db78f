import { sideOfUnit, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { zoneOf } from '../01-introduction/board/sides-of-element.ts';
import { cardOf, cardOfUnit } from '../02-characteristics/card-of.ts';
import type { Card, ElementsId, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

const FROM = { front: 0, flank: 2, rear: 4 } as const;

/** What one element is worth. */
export function worthOf(look: Look, element: ElementsId): number {
  const unit = unitOf(look.state, element);
  return look.memo('worth', unit, () => worthOfUnit(look, unit));
}

/** About the points of one element of the first game. */
const USUAL = 18;
/** Limits the worth of elements that never hit or are never hit. */
const LUCK = 0.05;

/**
 * Shooters count their share of the card's points. Others count how many enemies they take with them. That is how well
 * they strike over how well they are struck, since numbers and quality weigh against each other like this in a long
 * fight.
 */
function worthOfUnit(look: Look, id: UnitsId): number {
  const { units } = look.state;
  const own = cardOfUnit(look.state, id);
  const share = own.points > 0 ? own.points / units[id]!.elements.length : USUAL;
  const side = sideOfUnit(look.state, id);
  let strikes = 0;
  let struck = 0;
  let n = 0;
  for (const u in units) {
    if (sideOfUnit(look.state, u) === side) continue;
    const enemy = cardOfUnit(look.state, u);
    const many = units[u]!.elements.length;
    strikes += many * chanceFrom(frontBaseOf(own, enemy));
    struck += many * chanceFrom(frontBaseOf(enemy, own));
    n += many;
  }
  if (own.missile !== null || n === 0) return share;
  return USUAL * Math.sqrt((strikes / n + LUCK) / (struck / n + LUCK));
}

const chanceFrom = (base: number): number => Math.min(20, Math.max(0, base)) / 20;

/**
 * How likely a strike hits, for places that are only being considered: strength, armour and the side it comes from.
 * Modifiers that last for only one round (charges, lances) are left out.
 */
export function strikeChance(look: Look, by: Piece, target: Piece): number {
  const base = frontBase(look, by.id, target.id) + FROM[zoneOf(target, by.q, by.r)];
  return chanceFrom(base);
}

/** The base number of a strike from the front. */
export const frontBase = (look: Look, by: ElementsId, target: ElementsId): number =>
  frontBaseOf(cardOf(look.state, by), cardOf(look.state, target));

function frontBaseOf(own: Card, other: Card): number {
  const weapon = own.meleeLater ?? own.melee;
  return (other.arm === 'cavalry' ? weapon.vsCavalry : weapon.vsInfantry) - other.armourMelee;
}
